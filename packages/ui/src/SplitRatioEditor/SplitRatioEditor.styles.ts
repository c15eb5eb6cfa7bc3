import { styled } from 'styled-components';
import { figureTable } from '../lib/table/FigureTable.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  width: 100%;
  min-width: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
`;

export const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
  align-items: end;

  & > div:first-child {
    flex: 0 1 360px;
  }
`;

export const Panel = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: var(--fl-space-3);
  justify-items: start;
  padding: var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);

  & > div {
    justify-self: stretch;
  }
  & textarea {
    font-family: var(--fl-font-mono);
    tab-size: 16;
  }
`;

export const Intake = styled.div`
  & > ul {
    margin: 0;
    padding-inline-start: var(--fl-space-5);
    color: var(--fl-text-danger);
  }
`;

/** What is no longer there. */
export const Left = styled.div`
  display: grid;
  gap: var(--fl-space-1);

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-2);
    align-items: center;
    color: var(--fl-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const Why = styled.section`
  display: grid;
  gap: var(--fl-space-2);
  max-width: var(--fl-measure-text);

  & > h4 {
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }
  & > p {
    color: var(--fl-text-muted);
  }
  & > dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 var(--fl-space-3);
  }
  & > dl > div {
    display: contents;
  }
  & dt {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Trial = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
  align-items: start;

  & > div {
    flex: 0 1 200px;
  }
`;

/** What goes back; the amounts stand under each other. */
export const Taken = styled.table`
  ${figureTable}

  & tr {
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & tfoot tr {
    border-block-end: 0;
  }
  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-2);
    overflow-wrap: anywhere;
  }
  & [data-figure] {
    white-space: nowrap;
  }
  & tfoot :is(th, td) {
    font-weight: var(--fl-weight-strong);
  }
  & svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin-inline-end: var(--fl-space-1);
    color: var(--fl-text-success);
    vertical-align: -0.15em;
  }
`;
