import { styled } from 'styled-components';

export const Falls = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: var(--fl-space-1);
    text-align: start;
    font-weight: inherit;
  }

  td[data-figure] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  tfoot {
    border-block-start: 1px solid var(--fl-border-default);
    font-weight: 600;
  }
`;

/** How much is left, and what falls: the part of the order that the bar begins and ends at. */
export const Bar = styled.div`
  position: relative;
  block-size: var(--fl-space-3);
  min-inline-size: 6rem;
  background: var(--fl-surface-sunken);

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--fl-from);
    inline-size: var(--fl-share);
    background: var(--fl-action-primary);
  }

  &[data-kind='gone']::after {
    background: var(--fl-text-muted);
  }

  &[data-kind='failed']::after {
    background: repeating-linear-gradient(45deg, var(--fl-text-muted) 0 2px, transparent 2px 5px);
  }
`;
