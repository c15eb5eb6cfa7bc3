import { styled } from 'styled-components';
import { figureTable, lined, tableFrame } from '../lib/table/FigureTable.styles.ts';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-6);
  width: 100%;
  min-width: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
  container-type: inline-size;
`;

export const Frame = styled.div`
  ${tableFrame}
  max-width: 880px;

  & > p {
    padding: var(--fl-space-3);
    color: var(--fl-text-muted);
  }
`;

/** Modes side by side; many of them scroll beside the years. */
export const Scroll = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow-x: auto;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  ${focusRing}

  @container (max-width: 479px) {
    width: 100%;
  }
`;

export const Table = styled.table`
  ${figureTable}
  ${lined}

  & th,
  & td {
    vertical-align: baseline;
  }
  & td small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & [data-fixed] {
    overflow-wrap: anywhere;
  }
  & small[data-under] {
    display: block;
  }

  &[data-shape='grid'] td {
    min-width: clamp(132px, 18vw, 216px);
    max-width: 300px;
  }
  &[data-shape='grid'] th:first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-width: clamp(72px, 18vw, 96px);
    background: var(--fl-surface-raised);
  }
  &[data-shape='grid'] thead th:not(:first-child) {
    color: var(--fl-text-default);
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
  }
  /* a sign of three letters leaves room for the amount */
  & td input {
    padding-inline-end: var(--fl-space-2);
  }
  & td * + input {
    padding-inline-start: var(--fl-space-1);
  }
  /* the column says how wide a field is, not the field how wide the column */
  &[data-shape='grid'] input {
    width: 0;
  }
  &[data-shape='lines'] {
    table-layout: fixed;
  }
  &[data-shape='lines'] thead th:last-child:not([data-figure]) {
    width: 64px;
  }

  /* each year as a card, its prices under the names of their modes */
  @container (max-width: 479px) {
    &[data-shape='grid'] tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
      gap: var(--fl-space-1) var(--fl-space-3);
      padding: var(--fl-space-2) var(--fl-space-3);
    }
    &[data-shape='grid'] :is(th, td) {
      min-width: 0;
      padding: 0;
      text-align: start;
    }
    &[data-shape='grid'] th:first-child {
      position: static;
      grid-column: 1 / -1;
    }
    &[data-shape='grid'] td::before {
      display: block;
      overflow: hidden;
      color: var(--fl-text-muted);
      font-size: var(--fl-type-caption);
      text-overflow: ellipsis;
      content: attr(data-label);
    }
  }
  /* a line as a card: what it is and the way to remove it, then each value under its name */
  @container (max-width: 559px) {
    &[data-shape='lines'] thead {
      display: none;
    }
    &[data-shape='lines'] tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--fl-space-2);
      padding: var(--fl-space-3);
    }
    &[data-shape='lines'] :is(th, td) {
      padding: 0;
      text-align: start;
    }
    &[data-shape='lines'] th {
      grid-row: 1;
      align-content: center;
      min-height: var(--fl-size-control);
    }
    &[data-shape='lines'] th {
      grid-column: 1 / -1;
    }
    &[data-shape='lines'] td:last-child:not([data-figure]) {
      grid-area: 1 / 2;
      justify-self: end;
    }
    &[data-shape='lines'] td[data-label]::before {
      display: block;
      color: var(--fl-text-muted);
      font-size: var(--fl-type-caption);
      content: attr(data-label);
    }
  }
`;

export const ModeHead = styled.span`
  display: flex;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: space-between;
  min-height: var(--fl-size-control);
`;

/** A hint, not a problem: the price may be meant. */
export const Cheaper = styled.span`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;
  color: var(--fl-text-warning);

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`;

export const Additions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;

/** It stays in sight while a long list is edited. */
export const Done = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  color: var(--fl-text-muted);

  &:not(:empty) {
    padding: var(--fl-space-1) var(--fl-space-3);
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-medium);
    background: var(--fl-surface-overlay);
  }
  &:empty {
    margin-block-start: calc(-1 * var(--fl-space-6));
  }
`;
