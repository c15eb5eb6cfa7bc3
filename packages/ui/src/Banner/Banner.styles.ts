import { styled } from 'styled-components';
import { toneColours } from '../lib/alarm/tones.tsx';

export const Root = styled.div`
  ${toneColours}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2) var(--fl-space-3);
  padding: var(--fl-space-2) var(--fl-space-2) var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--tone-border);
  border-inline-start: 3px solid var(--tone-fill);
  border-radius: var(--fl-radius-medium);
  background: var(--tone-subtle);
  color: var(--fl-text-default);

  & > svg {
    flex: none;
    align-self: start;
    width: 1.25em;
    height: 1.25em;
    margin-block-start: calc((var(--fl-size-control) - 1.25em) / 2);
    color: var(--tone-fill);
  }
`;

export const Text = styled.div`
  flex: 1 1 12em;
  min-width: 0;
  padding-block: calc((var(--fl-size-control) - 1.5em) / 2);
`;

export const Title = styled.strong`
  margin-inline-end: 0.5em;
  color: var(--tone-text);
  font-weight: var(--fl-weight-strong);
`;

export const Actions = styled.div`
  display: flex;
  margin-inline-start: auto;
  align-items: center;
  gap: var(--fl-space-2);
`;
