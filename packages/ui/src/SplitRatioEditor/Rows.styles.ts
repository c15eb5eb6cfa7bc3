import { css, styled } from 'styled-components';
import { figureTable, tableFrame } from '../lib/table/FigureTable.styles.ts';

/** Below this there is no room for three columns of millions (860 px with ratio and buttons) beside a name. */
const narrow = 'max-width: 1019px';

export const Frame = styled.div`
  ${tableFrame}
`;

/** A row as a card: name and buttons, the ratio, then a line for each order. */
const card = css`
  @container (${narrow}) {
    & thead tr,
    & tbody tr,
    & tfoot tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--fl-space-2);
      align-items: center;
      padding: var(--fl-space-3);
    }
    & thead th:not(:has(input)) {
      display: none;
    }
    & thead th,
    & tbody th,
    & tfoot th {
      flex: 1 1 100%;
      padding: 0;
    }
    & tbody th,
    & tfoot th {
      flex: 1 1 0;
      min-width: 0;
    }
    & tbody th {
      padding-inline-start: calc(22px + var(--fl-space-2));
    }
    & tbody th > span:first-child {
      inset-inline-start: 0;
    }
    & tfoot th + td {
      flex: none;
    }
    & thead th {
      text-align: start;
    }
    & td {
      display: flex;
      flex: 1 1 100%;
      flex-wrap: wrap;
      gap: 0 var(--fl-space-2);
      min-width: 0;
      align-items: baseline;
      justify-content: flex-end;
      padding: 0;
    }
    & td[data-label]::before {
      flex: 1;
      order: -2;
      color: var(--fl-text-muted);
      content: attr(data-label);
      text-align: start;
    }
    & tbody td:last-child:not([data-figure]) {
      flex: none;
      order: -1;
    }
    & tbody th {
      order: -2;
    }
    & td[data-figure] > small {
      order: -1;
    }
    & td > [data-part] {
      width: 100%;
      min-width: 0;
    }
    /* the card says how wide a field is, not the field how wide the card */
    & td input {
      width: 0;
    }
  }
`;

/** A card with room: name, ratio and buttons beside each other, the orders under them in three columns. */
const wideCard = css`
  @container (min-width: 720px) and (${narrow}) {
    & thead tr,
    & tbody tr,
    & tfoot tr {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    & tbody th,
    & tfoot th {
      grid-column: span 3;
      order: -2;
    }
    & tbody td:nth-child(2),
    & tfoot td:nth-child(2) {
      grid-column: span 2;
      order: -2;
    }
    & thead th:has(input),
    & td[data-label] {
      grid-column: span 2;
      min-width: 100%;
    }
    & td[data-label]::before {
      flex: 1 0 100%;
      text-align: end;
    }
  }
`;

export const Table = styled.table`
  ${figureTable}
  table-layout: fixed;

  & tr {
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & th,
  & td {
    vertical-align: middle;
  }
  & tbody th,
  & tbody td {
    vertical-align: baseline;
  }
  /* the number stands before both lines of the name */
  & tbody th {
    position: relative;
    padding-inline-start: calc(var(--fl-space-3) + 22px + var(--fl-space-2));
    overflow-wrap: anywhere;
  }
  & tbody th > span:first-child {
    position: absolute;
    inset-inline-start: var(--fl-space-3);
  }
  & strong {
    font-weight: var(--fl-weight-strong);
  }
  & thead th {
    vertical-align: bottom;
  }
  & thead th:nth-child(2) {
    width: 168px;
  }
  & thead th[data-figure]:nth-child(n + 3) {
    width: 184px;
  }
  & thead th:last-child:not([data-figure]) {
    width: 140px;
  }
  & td[data-label] {
    white-space: nowrap;
  }
  & thead th:has(input) {
    color: var(--fl-text-default);
    font-size: var(--fl-type-body);
  }
  & td > small,
  & th > small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & tfoot tr:last-child {
    border-block-end: 0;
  }
  & tfoot tr:last-child > * {
    font-weight: var(--fl-weight-strong);
  }
  & tfoot tr:first-child {
    border-block-start: var(--fl-border-width) solid var(--fl-border-strong);
  }
  & tfoot svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin-inline-end: var(--fl-space-1);
    color: var(--fl-text-success);
    vertical-align: -0.15em;
  }
  ${card}
  ${wideCard}
`;

/** That a row is not in the saved rule. */
export const Changed = styled.span`
  margin-inline-start: var(--fl-space-2);
  padding-inline: var(--fl-space-1);
  border: var(--fl-border-width) solid var(--fl-status-info-border);
  border-radius: var(--fl-radius-small);
  background: var(--fl-status-info-subtle);
  color: var(--fl-status-info-text);
  font-size: var(--fl-type-caption);
  white-space: nowrap;
`;

export const Actions = styled.span`
  display: flex;
  justify-content: flex-end;

  & > button[aria-disabled='true'] {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
`;

export const None = styled.p`
  padding: var(--fl-space-3);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  color: var(--fl-text-muted);
`;
