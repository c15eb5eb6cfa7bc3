import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';
import { focusRing } from '../lib/index.ts';

export const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-width: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
`;

export const Controls = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--fl-space-2) var(--fl-space-4);
  align-items: center;

  @container (max-width: 560px) {
    grid-template-columns: auto 1fr;

    & > [data-line] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
    & > :last-child {
      justify-self: end;
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: var(--fl-space-1);
`;

/** The line of time; time runs from left to right whatever the direction of writing. */
export const Line = styled.div`
  --thumb: 18px;

  position: relative;
  direction: ltr;
  padding-block-start: 18px;

  & > input {
    ${focusRing}
    display: block;
    width: 100%;
    height: 24px;
    margin: 0;
    accent-color: var(--fl-action-primary);
    cursor: pointer;
  }

  @media (pointer: coarse) {
    & > input {
      height: 44px;
    }
  }
`;

/** Where in time each detector went. */
export const Ticks = styled.div`
  position: absolute;
  inset-block-start: 2px;
  inset-inline: 8px;
  height: 16px;
  pointer-events: none;

  & > i {
    ${levelColours}
    position: absolute;
    inset-block-end: 0;
    left: var(--fl-at);
    width: 2px;
    height: 12px;
    margin-inline-start: -1px;
    border-radius: 1px;
    background: var(--level-fill);
  }
  /* a time of which nothing is known */
  & > b {
    position: absolute;
    inset-block: 4px 0;
    left: var(--fl-at);
    width: var(--fl-long);
    background: repeating-linear-gradient(-45deg, var(--fl-border-strong) 0 1px, transparent 1px 5px);
  }
  & > i:not([data-gone]) {
    height: 7px;
    background: var(--fl-border-strong);
  }

  @media (forced-colors: active) {
    & > i {
      background: CanvasText;
      forced-color-adjust: none;
    }
    & > b {
      border: 1px dashed CanvasText;
    }
  }
`;

export const Now = styled.div`
  display: flex;
  gap: var(--fl-space-3);
  justify-content: space-between;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Order = styled.ol`
  margin: 0;
  padding: 0;
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  list-style: none;

  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto var(--fl-size-row);
  }
  & > li + li {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
`;

export const Step = styled.button.attrs({ type: 'button' })`
  ${focusRing}
  display: grid;
  grid-template-columns: 2.5em minmax(0, 1fr) auto auto;
  gap: var(--fl-space-2);
  align-items: center;
  width: 100%;
  min-height: var(--fl-size-row);
  padding-inline: var(--fl-space-3);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-current='step'] {
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }
  &:not([data-gone]) {
    color: var(--fl-text-muted);
  }
  & > span {
    padding-block: var(--fl-space-1);
    line-height: var(--fl-leading-tight);
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--fl-text-muted);
    font-size: inherit;
  }
  & > span > small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  @media (forced-colors: active) {
    &[aria-current='step'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
