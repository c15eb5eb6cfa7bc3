import { styled } from 'styled-components';
import { floatingSurface, focusRing } from '../lib/fragments.ts';
import { overPlan } from '../lib/overlay/OverPlan.styles.ts';

/** Over the whole plan; presses go through to it except on what can be moved. The view is three variables, set once a frame. */
export const Root = styled.div`
  ${overPlan}
`;

/** A plate of its own shape, so that it is no device. */
export const Mark = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: -11px;
  padding: 0;
  border: 1.5px solid var(--fl-text-muted);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-base);
  color: var(--fl-text-default);
  touch-action: none;
  translate: calc(var(--fl-left, -99px) + var(--fl-x) * var(--fl-scale, 0) * 1px)
    calc(var(--fl-top, -99px) - var(--fl-y) * var(--fl-scale, 0) * 1px);
  ${focusRing}

  & > svg {
    width: 15px;
    height: 15px;
  }
  &[aria-pressed='true'] {
    border-color: var(--fl-action-primary);
    outline: var(--fl-focus-width) solid var(--fl-action-primary);
  }
  &[data-moves] {
    cursor: move;
  }
  &[data-still] {
    pointer-events: none;
  }
`;

/** What the next press does, and how it is done without one. */
export const Hint = styled.div`
  ${floatingSurface}
  position: absolute;
  z-index: 3;
  inset-block-start: var(--fl-space-2);
  left: 50%;
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: center;
  width: max-content;
  max-width: calc(100% - 16px);
  padding: var(--fl-space-2) var(--fl-space-3);
  translate: -50%;
`;
