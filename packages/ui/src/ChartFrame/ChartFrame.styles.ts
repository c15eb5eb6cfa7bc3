import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.figure`
  display: grid;
  gap: var(--fl-space-2);
  min-width: 0;
  margin: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: space-between;

  & > strong {
    font-weight: var(--fl-weight-strong);
  }

  & > div {
    display: flex;
    gap: 2px;
  }
`;

/** What the picture is drawn in; one stop for the keyboard. */
export const Stage = styled.div`
  position: relative;
  min-width: 0;
  border-radius: var(--fl-radius-small);
  ${focusRing}

  & > svg {
    display: block;
    width: 100%;
    overflow: visible;
  }

  & text {
    fill: var(--fl-text-muted);
    font-family: var(--fl-font-sans);
    font-size: 12px;
  }

  & [data-part='grid'] {
    stroke: var(--fl-chart-grid);
    stroke-width: 1;
  }

  & [data-part='axis'] {
    stroke: var(--fl-chart-axis);
    stroke-width: 1;
  }
`;

export const Empty = styled.p`
  display: grid;
  place-items: center;
  margin: 0;
  border: var(--fl-border-width) dashed var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  color: var(--fl-text-muted);
`;

export const TableBox = styled.div`
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  ${focusRing}

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fl-type-caption);
  }

  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-3);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
    white-space: nowrap;
  }

  & thead th {
    position: sticky;
    top: 0;
    background: var(--fl-surface-sunken);
    color: var(--fl-text-muted);
  }

  & [data-figure] {
    text-align: end;
  }
`;

/** What is under the cursor, beside it. */
export const Readout = styled.div`
  position: absolute;
  top: 0;
  padding: 2px 8px;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-overlay);
  font-size: var(--fl-type-caption);
  white-space: nowrap;
  pointer-events: none;
  transform: translateX(-50%);

  & > strong {
    font-weight: var(--fl-weight-strong);
  }
`;
