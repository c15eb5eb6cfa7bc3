import { styled } from 'styled-components';
import { InnerButton } from '../field/InnerButton.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
`;

export const Head = styled.div`
  display: flex;
  align-items: center;

  & > strong {
    flex: 1;
    font-weight: var(--fl-weight-strong);
    text-align: center;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

export const Turn = styled(InnerButton)`
  height: var(--fl-size-control);
`;

export const Months = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--fl-space-4);
`;

export const Table = styled.table`
  border-spacing: 0 2px;
  flex: 1;
  table-layout: fixed;

  & th {
    padding: 0;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
    text-align: center;
  }
  & td {
    padding: 0;
  }
`;

/** A day. A range is one band: the days in it touch, its ends are filled. */
export const Cell = styled.div`
  display: grid;
  place-items: center;
  position: relative;
  width: 100%;
  min-width: 34px;
  height: 34px;
  border-radius: var(--fl-radius-medium);
  outline: none;
  cursor: pointer;
  user-select: none;

  &:hover:not([data-disabled], [data-end]) {
    background: var(--fl-surface-hover);
  }
  &[data-chosen] {
    border-radius: 0;
    background: var(--fl-surface-selected);
  }
  &[data-end] {
    background: var(--fl-action-primary);
    color: var(--fl-action-primary-text);
    font-weight: var(--fl-weight-strong);
  }
  &[data-end~='first'] {
    border-start-start-radius: var(--fl-radius-medium);
    border-end-start-radius: var(--fl-radius-medium);
  }
  &[data-end~='last'] {
    border-start-end-radius: var(--fl-radius-medium);
    border-end-end-radius: var(--fl-radius-medium);
  }
  &[data-today]::after {
    position: absolute;
    inset-block-end: 4px;
    width: 14px;
    height: 2px;
    background: currentcolor;
    content: '';
  }
  &[data-disabled] {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
    text-decoration: line-through;
  }
  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 1px;
    z-index: 1;
  }
  @media (pointer: coarse) {
    min-width: 40px;
    height: 44px;
  }
  @media (forced-colors: active) {
    &[data-chosen] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

/** The place of a day of another month: it stands in that month alone. */
export const Nothing = styled.td``;
