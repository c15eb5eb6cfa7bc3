import { keyframes, styled } from 'styled-components';

const busy = keyframes`
  to {
    background-position-x: 250%;
  }
`;

export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  /* its own scroll position is ours to keep: the browser's guess would fight with it */
  overflow-anchor: none;
  flex: 0 1 auto;
  min-height: calc(var(--fl-table-row) * 2);
  max-height: 80vh;
  border-top: var(--fl-border-width) solid var(--fl-border-subtle);
  scroll-padding-block-start: var(--fl-table-row);
  scroll-padding-inline: var(--fl-table-pinned-start) var(--fl-table-pinned-end);

  [data-height] > & {
    flex: 1 1 0;
    max-height: none;
  }

  & [data-head] {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
    width: 100%;
    min-width: var(--fl-table-width);
  }
  & [data-body] {
    position: relative;
    contain: layout style;
    width: 100%;
    min-width: var(--fl-table-width);
  }

  & [role='row'] {
    display: grid;
    grid-template-columns: var(--fl-table-tracks);
    height: var(--fl-table-row);
    width: 100%;
    min-width: var(--fl-table-width);
    background: var(--fl-surface-raised);
  }
  & [data-body] > [role='row'] {
    position: absolute;
    contain: strict;
  }
  & [data-body] > [role='row']:hover {
    background: var(--fl-surface-hover);
  }
  & [data-body] > [role='row'][aria-selected='true'] {
    background: var(--fl-surface-selected);
  }
  & [data-body] > [role='row'][aria-current] {
    background: var(--fl-surface-selected);
    outline: 2px solid var(--fl-action-primary);
    outline-offset: -2px;
  }
  & [data-openable] {
    cursor: pointer;
  }

  & [aria-colindex] {
    overflow: hidden;
    padding: 0 var(--fl-size-inset);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    line-height: calc(var(--fl-table-row) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
  & [role='gridcell'] > * {
    line-height: var(--fl-leading-tight);
    vertical-align: middle;
  }
  & [role='columnheader'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--fl-space-1);
    border-block-end-color: var(--fl-border-default);
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-strong);
    user-select: none;
  }
  & [data-sortable] {
    cursor: pointer;
  }
  & [data-sortable]:hover,
  & [aria-sort] {
    color: var(--fl-text-default);
  }
  /* a long header takes two lines of its row before it is cut */
  & [data-label] {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.15;
    overflow-wrap: break-word;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & [data-sort-mark] {
    display: inline-flex;
    flex: none;
    align-items: center;
    font-size: var(--fl-type-caption);
  }
  & [data-sort-mark] svg {
    width: 14px;
    height: 14px;
  }

  & [data-align='end'] {
    justify-content: end;
    text-align: end;
  }
  & [data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  & [data-controls] {
    display: flex;
    align-items: center;
    gap: var(--fl-space-1);
  }
  & [data-pin] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
  & [data-select] {
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0;
    inset-inline-start: 0;
    cursor: pointer;
  }
  & [data-select] input {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin: 0;
    accent-color: var(--fl-action-primary);
    cursor: inherit;
  }
  & [data-pin='start'][data-innermost] {
    border-inline-end: var(--fl-border-width) solid var(--fl-border-default);
  }
  & [data-pin='end'][data-innermost] {
    border-inline-start: var(--fl-border-width) solid var(--fl-border-default);
  }

  /* drawn inside, so that names stay in line; on rows only: cells have badges with levels of their own */
  & [role='row'][data-level] > :first-child {
    box-shadow: inset 4px 0 var(--fl-table-level);
  }
  & [role='row'][data-level='1'] {
    --fl-table-level: var(--fl-alarm-1-fill);
  }
  & [role='row'][data-level='2'] {
    --fl-table-level: var(--fl-alarm-2-fill);
  }
  & [role='row'][data-level='3'] {
    --fl-table-level: var(--fl-alarm-3-fill);
  }
  & [role='row'][data-level='4'] {
    --fl-table-level: var(--fl-alarm-4-fill);
  }
  & [role='row'][data-level='5'] {
    --fl-table-level: var(--fl-alarm-5-fill);
  }

  & [aria-colindex]:focus {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: calc(var(--fl-focus-width) * -1);
  }

  & [role='separator'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 9px;
    cursor: col-resize;
    outline: none;
    touch-action: none;
  }
  & [role='separator']::after {
    position: absolute;
    inset: 25% 0;
    inset-inline-start: auto;
    width: 1px;
    background: var(--fl-border-default);
    content: '';
  }
  & [data-innermost] > [role='separator']::after {
    background: none;
  }
  & [role='separator']:hover::after,
  & [role='separator']:focus::after {
    inset-block: 0;
    width: 3px;
    background: var(--fl-focus);
  }

  &[aria-busy] [data-head]::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    height: 2px;
    background: linear-gradient(90deg, transparent, var(--fl-action-primary), transparent) 0 0 / 40% 100% repeat-x;
    animation: ${busy} 1.2s linear infinite;
    content: '';
  }
  @media (prefers-reduced-motion: reduce) {
    &[aria-busy] [data-head]::after {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    & [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & [aria-colindex]:focus {
      outline-color: Highlight;
    }
    & [role='separator']::after {
      background: ButtonBorder;
    }
    & [data-level] {
      --fl-table-level: CanvasText;
    }
  }
`;
