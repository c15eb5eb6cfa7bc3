import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Scroll = styled.div`
  position: relative;
  max-height: 420px;
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  ${focusRing}

  /* paper does not scroll */
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

export const Records = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fl-type-caption);

  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-2);
    font-weight: var(--fl-weight-regular);
    text-align: start;
    vertical-align: baseline;
    white-space: nowrap;
  }
  & td:last-child {
    min-width: 200px;
    white-space: normal;
  }
  & tr {
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & thead th {
    position: sticky;
    top: 0;
    background: var(--fl-surface-sunken);
    color: var(--fl-text-muted);
  }
  & [data-figure] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & [data-wrong] {
    background: var(--fl-status-attention-subtle);
  }
  & tfoot tr {
    border-block-end: 0;
  }
  & tfoot :is(th, td) {
    font-weight: var(--fl-weight-strong);
  }
  @media print {
    & tr {
      break-inside: avoid;
    }
    & thead th {
      position: static;
    }
    & :is(th, td) {
      white-space: normal;
      word-break: keep-all;
    }
    & td:last-child {
      min-width: 0;
      word-break: normal;
    }
  }
`;

export const Warning = styled.span`
  display: flex;
  gap: var(--fl-space-1);
  align-items: start;
  color: var(--fl-text-warning);

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-block-start: 0.18em;
  }
`;
