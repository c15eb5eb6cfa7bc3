import { styled } from 'styled-components';
import { figureTable, lined, tableFrame } from '../lib/table/FigureTable.styles.ts';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  width: 100%;
  min-width: 0;
  margin: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);

  /* the place of a problem takes no room before there is one */
  & > [aria-live]:empty {
    margin-block-start: calc(-1 * var(--fl-space-4));
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: baseline;

  & > strong {
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }
  & > span {
    color: var(--fl-text-muted);
  }
`;

export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
  align-items: start;

  & > div {
    flex: 0 1 200px;
  }
  /* beside the boxes, under the line of labels */
  & > button {
    margin-block-start: calc(1em * var(--fl-leading-tight) + var(--fl-space-1));
  }
`;

export const Coming = styled.div`
  color: var(--fl-text-muted);

  & > strong {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Frame = styled.div`
  ${tableFrame}
  position: relative;
  overflow-x: auto;
  ${focusRing}
`;

/** The room a step is drawn in; the thin line is nothing. */
export const Track = styled.div`
  position: relative;
  height: 20px;
  border-inline-start: var(--fl-border-width) solid var(--fl-chart-axis);
`;

/** A step. Gains are filled, losses hatched and framed, what was before is only framed: none of them told by colour alone. */
export const Bar = styled.span`
  position: absolute;
  inset-block: 2px;
  inset-inline-start: var(--fl-chain-start);
  width: max(2px, var(--fl-chain-size));
  background: var(--fl-chart-1);

  &[data-kind='whole'] {
    background: var(--fl-chart-6);
  }
  &[data-kind='margin'][data-back] {
    border: var(--fl-border-width) solid var(--fl-status-fault-fill);
    background: repeating-linear-gradient(
      135deg,
      var(--fl-status-fault-subtle) 0 4px,
      var(--fl-status-fault-fill) 4px 6px
    );
  }
  &[data-kind='before'] {
    inset-block: -1px;
    border: var(--fl-border-width) dashed var(--fl-text-muted);
    background: transparent;
  }
  @media (forced-colors: active) {
    border: var(--fl-border-width) solid CanvasText;
    forced-color-adjust: none;
    background: CanvasText;

    &[data-kind='margin'][data-back],
    &[data-kind='before'] {
      background: transparent;
    }
  }
`;

export const Warning = styled.span`
  display: flex;
  gap: var(--fl-space-1);
  align-items: center;
  color: var(--fl-text-warning);
  font-size: var(--fl-type-caption);
  white-space: normal;

  [data-figure] > & {
    justify-content: flex-end;
  }
  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`;

export const Table = styled.table`
  ${figureTable}
  ${lined}

  & th,
  & td {
    vertical-align: baseline;
  }
  & thead th,
  & [data-figure] {
    white-space: nowrap;
  }
  & [data-picture] {
    vertical-align: middle;
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & strong,
  & b,
  & [data-end] th {
    font-weight: var(--fl-weight-strong);
  }
  & [data-below] b,
  & [data-below] td:last-child > span {
    color: var(--fl-text-danger);
  }
  & tfoot tr {
    border-block-start: var(--fl-border-width) solid var(--fl-border-strong);
  }
  & tfoot :is(th, td) {
    font-weight: var(--fl-weight-strong);
  }

  &[data-shape='waterfall'] thead th:nth-child(2) {
    width: 48%;
  }
  &[data-shape='impact'] :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--fl-surface-raised);
  }

  /* a level as a card: its name, its step across the whole width, then each figure under its name */
  @container (max-width: 639px) {
    &[data-shape='waterfall'] thead {
      display: none;
    }
    &[data-shape='waterfall'] tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
      gap: var(--fl-space-2);
      padding: var(--fl-space-3);
    }
    &[data-shape='waterfall'] :is(th, td) {
      padding: 0;
    }
    &[data-shape='waterfall'] :is(th, [data-picture]) {
      grid-column: 1 / -1;
    }
    &[data-shape='waterfall'] td[data-label] {
      text-align: start;
      white-space: normal;
    }
    &[data-shape='waterfall'] td[data-label]::before {
      display: block;
      color: var(--fl-text-muted);
      font-size: var(--fl-type-caption);
      content: attr(data-label);
    }
  }
`;
