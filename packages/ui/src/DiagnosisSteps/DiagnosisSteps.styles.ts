import { styled } from 'styled-components';
import { toneColours } from '../lib/alarm/tones.tsx';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-5);
  color: var(--fl-text-default);
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  max-width: 640px;
`;

/** Takes the focus when its step begins, so that what is read goes on from here. */
export const Title = styled.h3`
  font-size: var(--fl-type-title);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
  outline: none;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;

export const Checks = styled.ul`
  padding: 0;
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  list-style: none;
`;

export const Check = styled.li`
  ${toneColours}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 var(--fl-space-2);
  padding-block: var(--fl-space-2);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  & > svg {
    align-self: start;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin-block-start: calc((1.5em - var(--fl-size-icon)) / 2);
    color: var(--tone-fill);
  }
  & > small,
  & > p {
    grid-column: 2 / -1;
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

export const Result = styled.span`
  color: var(--fl-text-muted);

  [data-tone='attention'] > &,
  [data-tone='danger'] > & {
    color: var(--tone-text);
    font-weight: var(--fl-weight-strong);
  }
`;
