import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  min-height: 320px;
  height: 100%;

  & > [data-map] {
    flex: 1;
    min-height: 200px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2) var(--fl-space-4);

  & > p {
    flex: 1;
    min-width: 16ch;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

/** The moment that is shown lies in a gap: where the watch was then nobody knows. */
export const Silence = styled.strong`
  color: var(--fl-status-attention-text);
  font-size: var(--fl-type-caption);
  font-weight: var(--fl-weight-regular);

  &:empty {
    display: none;
  }
`;

export const Listed = styled.div`
  flex: none;
  max-height: 240px;
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  ${focusRing}

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fl-type-caption);
  }
  & th,
  & td {
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    padding: var(--fl-space-1) var(--fl-space-3);
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--fl-surface-sunken);
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-regular);
  }
  & tr[aria-current='true'] {
    background: var(--fl-surface-selected);
  }
  & tr[data-gap] {
    color: var(--fl-status-attention-text);
  }
  & button {
    border: 0;
    background: transparent;
    padding: 0;
    color: var(--fl-text-link);
    cursor: pointer;
    ${focusRing}
  }
`;

export const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  && {
    pointer-events: none;
  }
  & > * {
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-medium);
    background: var(--fl-surface-raised);
    padding: var(--fl-space-2) var(--fl-space-3);
    color: var(--fl-text-muted);
    pointer-events: auto;
  }
`;
