import { styled } from 'styled-components';

export const Root = styled.div`
  --split-bar: 9px;

  display: grid;
  grid-template-columns: minmax(0, calc((100% - var(--split-bar)) * var(--fl-split) / 100)) var(--split-bar) minmax(
      0,
      1fr
    );
  min-width: 0;
  min-height: 0;
  height: 100%;
  color: var(--fl-text-default);

  &[data-orientation='vertical'] {
    grid-template-rows: minmax(0, calc((100% - var(--split-bar)) * var(--fl-split) / 100)) var(--split-bar) minmax(
        0,
        1fr
      );
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-dragging] {
    cursor: col-resize;
    user-select: none;
  }
  &[data-dragging][data-orientation='vertical'] {
    cursor: row-resize;
  }

  @media (pointer: coarse) {
    --split-bar: 24px;
  }
`;

export const Pane = styled.div`
  overflow: auto;
  min-width: 0;
  min-height: 0;

  &[inert] {
    visibility: hidden;
  }
`;

/** Broad enough to be met, drawn as a line with a grip. */
export const Splitter = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  cursor: col-resize;
  outline: none;
  touch-action: none;

  &[aria-orientation='horizontal'] {
    cursor: row-resize;
  }
  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline: calc(50% - 0.5px);
    background: var(--fl-border-default);
    content: '';
  }
  &[aria-orientation='horizontal']::before {
    inset-block: calc(50% - 0.5px);
    inset-inline: 0;
  }
  /* the grip */
  &::after {
    position: relative;
    width: 5px;
    height: 28px;
    border: var(--fl-border-width) solid var(--fl-border-strong);
    border-radius: var(--fl-radius-round);
    background: var(--fl-surface-raised);
    content: '';
  }
  &[aria-orientation='horizontal']::after {
    width: 28px;
    height: 5px;
  }
  &:hover::before,
  &:focus-visible::before,
  [data-dragging] > &::before {
    inset-inline: calc(50% - 1.5px);
    background: var(--fl-focus);
  }
  &[aria-orientation='horizontal']:hover::before,
  &[aria-orientation='horizontal']:focus-visible::before,
  [data-dragging] > &[aria-orientation='horizontal']::before {
    inset-block: calc(50% - 1.5px);
    inset-inline: 0;
  }
  &:hover::after,
  &:focus-visible::after,
  [data-dragging] > &::after {
    border-color: var(--fl-focus);
    background: var(--fl-focus);
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
    &:focus-visible::before,
    &:focus-visible::after,
    &:hover::before {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
