import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Notes = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--fl-space-2);
  align-items: start;

  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin-block-start: 0.2em;
    color: var(--fl-status-attention-fill);
  }
  & p {
    margin: 0;
  }
  & summary {
    ${focusRing}
    width: fit-content;
    cursor: pointer;
  }
  & ul {
    margin: var(--fl-space-1) 0 0;
    padding: 0;
    list-style: none;
  }
  & ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-3);
    align-items: center;
    padding-block: var(--fl-space-1);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & ul > li + li {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;
