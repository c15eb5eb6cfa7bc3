import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** What needs somebody, one line each: its mark, what and where it is, and how long already. */
export const Lines = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: var(--fl-space-3);
  margin: calc(-1 * var(--fl-space-2)) 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: var(--fl-size-row);
  padding-block: var(--fl-space-1);

  & + & {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }

  & > [data-part='what'] {
    display: grid;
    min-width: 0;
  }
  & > [data-part='what'] > * {
    ${oneLine}
  }
  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & > [data-part='since'] {
    display: grid;
    justify-items: end;
    text-align: end;
    white-space: nowrap;
  }
`;

/** That there is nothing to do here. */
export const Quiet = styled.p`
  margin: 0;
  color: var(--fl-text-muted);
`;

/** Ways to the whole lists. */
export const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
`;
