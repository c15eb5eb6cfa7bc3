import { styled } from 'styled-components';

/** The track with its entries beside it; where there is little room they stand below it. */
export const Line = styled.div`
  container-type: inline-size;
`;

export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9.5em;
  align-items: start;
  gap: var(--fl-space-2) var(--fl-space-4);

  &[data-thumbs='2'] {
    grid-template-columns: 9.5em minmax(0, 1fr) 9.5em;
  }
  @container (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &[data-thumbs='2'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & > [data-track] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
  }
`;

/** Left to right everywhere: a scale is read like a ruler. */
export const Area = styled.div`
  min-width: 0;
  padding-inline: 10px;
  direction: ltr;
`;

export const Track = styled.div`
  height: var(--fl-size-control);
  cursor: pointer;

  &::before {
    position: absolute;
    inset: calc(50% - 2px) -10px auto;
    height: 4px;
    border-radius: var(--fl-radius-round);
    background: var(--fl-border-strong);
    content: '';
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  &[data-disabled]::before {
    background: var(--fl-border-default);
  }
  @media (pointer: coarse) {
    height: max(var(--fl-size-control), 44px);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Filled = styled.div`
  position: absolute;
  inset-block: calc(50% - 2px) auto;
  inset-inline-start: calc(var(--fl-from) * 100%);
  width: calc((var(--fl-to) - var(--fl-from)) * 100%);
  height: 4px;
  background: var(--fl-action-primary);

  &[data-first] {
    inset-inline-start: -10px;
    width: calc(var(--fl-to) * 100% + 10px);
    border-start-start-radius: var(--fl-radius-round);
    border-end-start-radius: var(--fl-radius-round);
  }
  [data-disabled] > & {
    background: var(--fl-text-disabled);
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

/** Where a value should not be: hatched, so that it is seen without colour. */
export const Zone = styled.div`
  position: absolute;
  inset-block: calc(50% - 8px) auto;
  inset-inline-start: calc(var(--fl-from) * 100%);
  width: calc((var(--fl-to) - var(--fl-from)) * 100%);
  height: 16px;
  border-radius: var(--fl-radius-small);
  background: repeating-linear-gradient(
    135deg,
    var(--fl-status-attention-border) 0 1.5px,
    var(--fl-status-attention-subtle) 1.5px 6px
  );

  @media (forced-colors: active) {
    border: 1px dashed CanvasText;
    background: none;
  }
`;

export const Thumb = styled.div`
  position: absolute;
  top: 50%;
  width: 20px;
  height: 20px;
  border: 2px solid var(--fl-action-primary);
  border-radius: 50%;
  background: var(--fl-surface-raised);
  cursor: grab;

  /* what the finger takes is larger than what the eye sees */
  &::after {
    position: absolute;
    inset: -12px;
    content: '';
  }
  &[data-dragging] {
    background: var(--fl-action-primary);
    cursor: grabbing;
  }
  &[data-outside] {
    border-color: var(--fl-status-attention-fill);
  }
  &[data-disabled] {
    border-color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border-color: Highlight;
    background: Canvas;
    forced-color-adjust: none;
  }
`;

export const Marks = styled.div`
  position: relative;
  height: 1.9em;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  line-height: var(--fl-leading-tight);
`;

export const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--fl-at) * 100%);
  padding-block-start: 6px;
  translate: -50% 0;
  white-space: nowrap;

  &::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    height: 4px;
    border-inline-start: 1px solid var(--fl-border-strong);
    content: '';
  }
  /* the outermost words stay inside the field */
  &[data-end='first'] {
    translate: -10px 0;
  }
  &[data-end='first']::before {
    inset-inline-start: 10px;
  }
  &[data-end='last'] {
    translate: calc(-100% + 10px) 0;
  }
  &[data-end='last']::before {
    inset-inline-start: calc(100% - 10px);
  }
`;

export const Outside = styled.p`
  display: flex;
  align-items: start;
  gap: var(--fl-space-1);
  color: var(--fl-status-attention-text);
  font-size: var(--fl-type-caption);

  & svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-block-start: 0.18em;
  }
`;
