import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.figure`
  display: grid;
  gap: var(--fl-space-2);
  min-width: 0;
  margin: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
  break-inside: avoid;

  & > [data-part='picture'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fl-space-1);
    min-width: 0;
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: space-between;

  & > strong {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: var(--fl-weight-strong);
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-inline-start: auto;
  }

  /* small beside the picture; a finger needs more */
  @media (pointer: fine) {
    & button {
      width: 28px;
      height: 28px;
      min-height: 0;
    }
  }

  @media print {
    & > div {
      display: none;
    }
  }
`;

/** What the picture is drawn in; one stop for the keyboard. */
export const Stage = styled.div`
  position: relative;
  min-width: 0;
  border-radius: var(--fl-radius-small);
  ${focusRing}

  /* figures and time run from left to right in every language */
  & > svg {
    display: block;
    width: 100%;
    overflow: visible;
    direction: ltr;
    print-color-adjust: exact;
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

  @media print {
    overflow: visible;
    max-height: none !important;
  }

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
  z-index: 1;
  top: 0;
  left: 0;
  display: grid;
  gap: 2px;
  width: max-content;
  max-width: min(100%, 320px);
  padding: 4px 8px;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-overlay);
  box-shadow: var(--fl-shadow-overlay);
  font-size: var(--fl-type-caption);
  line-height: var(--fl-leading-tight);
  pointer-events: none;

  & > span {
    display: flex;
    gap: var(--fl-space-2);
    align-items: center;
    min-width: 0;
  }

  & > span > svg {
    flex: none;
  }

  & > span > [data-part='name'] {
    display: -webkit-box;
    overflow: hidden;
    flex: 1;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  & strong {
    font-weight: var(--fl-weight-strong);
    white-space: nowrap;
  }

  @media print {
    display: none;
  }
`;
