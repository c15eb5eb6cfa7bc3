import { css, styled } from 'styled-components';

/** What editors and tables of figures are made of: prices, shares, what is left of them. */
export const Head = styled.div`
  display: grid;
  gap: var(--fl-space-1);

  & > strong {
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-2);

  & > :is(h2, h3, h4) {
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }
`;

/** The line around a table; what is in it goes by the frame's width. */
export const tableFrame = css`
  min-width: 0;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  container-type: inline-size;
`;

/** Heads in small letters, figures under each other. */
export const figureTable = css`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: var(--fl-space-2) var(--fl-space-3);
    font-weight: var(--fl-weight-regular);
    text-align: start;
  }
  & thead th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & [data-figure] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** Under another, all but the last. */
export const lined = css`
  & tr:not(:last-child),
  & thead tr {
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
`;
