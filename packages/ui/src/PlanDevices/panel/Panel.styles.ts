import { styled } from 'styled-components';
import { floatingSurface, oneLine } from '../../lib/fragments.ts';
import { focusRing } from '../../lib/index.ts';

/** In the upper corner; on phones along the lower edge, so that the plan stays in sight. */
export const Panel = styled.section`
  ${floatingSurface}
  position: absolute;
  z-index: 1;
  inset-block: var(--fl-space-2) auto;
  inset-inline-start: var(--fl-space-2);
  display: flex;
  flex-direction: column;
  width: 280px;
  max-width: calc(100% - 16px);
  max-height: calc(100% - 16px);
  box-shadow: none;

  &[data-open] {
    block-size: min(460px, calc(100% - 80px));
  }

  &:not([data-open]) {
    width: auto;
  }

  @container (max-width: 560px) {
    &[data-open] {
      inset-block: auto 0;
      inset-inline: 0;
      width: auto;
      max-width: none;
      block-size: 46%;
      border-inline: 0;
      border-block-end: 0;
      border-radius: 0;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: var(--fl-space-1);
  align-items: center;
  justify-content: space-between;
  padding: var(--fl-space-1);
`;

export const Search = styled.div`
  padding: 0 var(--fl-space-2) var(--fl-space-2);
`;

export const Rows = styled.div`
  ${focusRing}
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Body = styled.div`
  position: relative;
  height: var(--fl-height);
`;

/** Pixels of an option beyond those of a row: the status stands below the name, which the narrow panel would else leave no room. */
export const statusLinePx = 16;

export const Option = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--fl-top);
  display: grid;
  grid-template: 'icon name mark' auto 'icon status mark' auto / auto minmax(0, 1fr) auto;
  gap: 0 var(--fl-space-2);
  align-content: center;
  align-items: center;
  height: calc(var(--fl-size-row) + ${statusLinePx}px);
  padding-inline: var(--fl-space-3);
  cursor: pointer;
  /* a press with Shift chooses devices, not their letters */
  user-select: none;

  & > svg {
    grid-area: icon;
  }
  & > [data-part='name'] {
    grid-area: name;
    ${oneLine}
  }
  & > [data-part='status'] {
    grid-area: status;
    /* its sign begins where the name does */
    margin-inline-start: -5px;
    font-size: var(--fl-type-caption);
  }
  & > [data-part='mark'] {
    grid-area: mark;
  }

  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--fl-surface-selected);
  }
  [role='listbox']:focus-visible &[data-active] {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Tabs = styled.div`
  display: flex;
  min-width: 0;
`;

export const Nothing = styled.p`
  margin: 0;
  padding: var(--fl-space-4);
  color: var(--fl-text-muted);
  text-align: center;
`;

export const TrayItem = styled.button.attrs({ type: 'button' })`
  ${focusRing}
  display: flex;
  gap: var(--fl-space-2);
  align-items: center;
  width: 100%;
  min-height: var(--fl-size-row);
  padding-inline: var(--fl-space-3);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: grab;
  touch-action: none;

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--fl-surface-hover);
  }
  & > span {
    flex: 1;
    min-width: 0;
    ${oneLine}
  }
  & > svg:last-child {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--fl-text-muted);
  }
`;

export const Ghost = styled.div`
  ${floatingSurface}
  position: fixed;
  inset-block-start: 0;
  left: 0;
  display: flex;
  gap: var(--fl-space-2);
  align-items: center;
  padding: var(--fl-space-1) var(--fl-space-2);
  translate: calc(var(--fl-x) - 50%) calc(var(--fl-y) - 50%);
  pointer-events: none;
`;

export const Hint = styled.p`
  margin: 0;
  padding: var(--fl-space-2) var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;
