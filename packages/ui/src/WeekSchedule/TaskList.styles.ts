import { styled } from 'styled-components';

export const Twin = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  align-items: flex-start;

  & > h4 {
    margin: 0;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  & > p {
    margin: 0;
  }

  & > p:first-child {
    font-weight: var(--fl-weight-strong);
  }
`;

export const List = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--fl-space-2);
  align-items: center;
  padding-block: var(--fl-space-1);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  overflow-wrap: anywhere;

  & strong {
    font-weight: var(--fl-weight-strong);
  }

  & small {
    /* a box of its own: it goes by the side that the page is read from, not by the letters in it */
    display: inline-block;
    margin-inline-start: var(--fl-space-3);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

/** What is done with a schedule. */
export const Acts = styled.span`
  display: flex;
`;

/** Under its schedule, as wide as the list. */
export const Editor = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--fl-space-3);
  padding: var(--fl-space-3);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-sunken);
`;

export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-4);

  /* a month stands in weeks */
  &[data-many] {
    display: grid;
    grid-template-columns: repeat(7, minmax(44px, 72px));
    gap: var(--fl-space-2) 0;
  }
`;

export const Note = styled.em`
  display: block;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-style: normal;

  &[data-effect='conflict'] {
    color: var(--fl-text-danger);
  }

  & > svg {
    width: 1.2em;
    height: 1.2em;
    margin-inline-end: 4px;
    vertical-align: -0.25em;
  }
`;
