import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--fl-space-4);
  align-items: start;
  max-width: 1600px;

  @media (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** Lines with a figure at the start, each a link to its list. */
export const Waiting = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--fl-space-3);
  }
  & strong {
    font-size: var(--fl-type-title);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & time {
    color: var(--fl-text-muted);
  }
`;

/** What was open last, each with its kind and how long ago. */
export const Opened = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-2);
    align-items: baseline;
  }
  & small,
  & time {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & time {
    margin-inline-start: auto;
  }
`;

export const Quiet = styled.p`
  margin: var(--fl-space-3) 0 0;
  color: var(--fl-text-muted);
`;

/** Pages beside each other under their group. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: var(--fl-space-2);
  margin: var(--fl-space-3) 0 0;
  padding: 0;
  list-style: none;

  & a {
    display: block;
    padding: var(--fl-space-3);
    border: var(--fl-border-width) solid var(--fl-border-subtle);
    border-radius: var(--fl-radius-medium);
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: var(--fl-surface-hover);
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
  }
`;
