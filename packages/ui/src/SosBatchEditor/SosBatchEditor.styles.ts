import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  min-width: 0;
  container-type: inline-size;
`;

export const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--fl-space-4) var(--fl-space-6);
  padding-block-end: var(--fl-space-4);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Shared = styled.fieldset`
  display: grid;
  gap: var(--fl-space-2);
  justify-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--fl-space-1);
    padding: 0;
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 130px), 1fr));
  gap: var(--fl-space-2);
  justify-self: stretch;
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2) var(--fl-space-4);
  min-height: var(--fl-size-control);

  & > strong {
    font-weight: var(--fl-weight-strong);
  }
`;

/** A count with the sign of what it counts. */
export const Told = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-1);
  color: var(--fl-text-muted);

  &[data-tone='danger'] {
    color: var(--fl-text-danger);
  }
  &[data-tone='attention'] {
    color: var(--fl-text-warning);
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
`;

export const Stage = styled.div`
  position: relative;
  overflow-x: auto;
  min-width: 0;

  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  table-layout: fixed;

  & th,
  & td {
    padding: var(--fl-space-1);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }
  & thead th {
    border-block-end: var(--fl-border-width) solid var(--fl-border-default);
  }
  & tbody th {
    line-height: var(--fl-size-control);
  }
  & th:first-child {
    width: 3.5em;
  }
  & th:nth-child(2) {
    width: 164px;
  }
  /* so narrow that each digit counts */
  & td input {
    padding-inline: var(--fl-space-2);
  }
  & [data-remove] {
    width: calc(var(--fl-size-control) + var(--fl-space-2));
  }

  /* one device under the other, each cell with the name of its column: below this a column has no room for thirteen digits */
  @container (max-width: 1019px) {
    & thead {
      display: none;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(50%, 150px), 1fr));
      padding-block: var(--fl-space-2);
      border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    }
    & tbody th,
    & tbody td:nth-child(2) {
      grid-column: 1 / -1;
      width: auto;
    }
    & tbody td::before {
      content: attr(data-title);
      color: var(--fl-text-muted);
      font-size: var(--fl-type-caption);
    }
  }
`;
