import { styled } from 'styled-components';
import { oneLine } from '../lib/fragments.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  min-width: 0;
  min-height: 0;
  color: var(--fl-text-default);
`;

/** Rows are as high as in a table, which is what makes windowing exact. */
export const Scroller = styled.div`
  overflow: hidden auto;
  overflow-anchor: none;
  min-height: 0;
  max-height: var(--fl-tree-height, min(60vh, 480px));
  border-radius: var(--fl-radius-small);
  outline: none;

  @media (forced-colors: active) {
    &:focus-visible {
      outline: 1px solid Highlight;
    }
  }
`;

export const Body = styled.div`
  position: relative;
  contain: layout style;
`;

export const TreeRow = styled.div`
  --tree-step: calc(var(--fl-size-icon) + var(--fl-space-2));

  position: relative;
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  height: var(--fl-size-row);
  padding-inline: min(calc(var(--fl-tree-depth) * var(--tree-step)), 50%) var(--fl-space-2);
  border-radius: var(--fl-radius-small);
  cursor: pointer;
  contain: strict;

  /* a thread down from each branch it hangs under */
  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--tree-step) / 2 - 1px);
    width: min(calc(var(--fl-tree-depth) * var(--tree-step)), 50%);
    background: repeating-linear-gradient(to right, var(--fl-border-subtle) 0 1px, transparent 1px var(--tree-step));
    content: '';
    pointer-events: none;
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }

  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }
  [role='tree']:focus-visible &[data-active] {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: calc(var(--fl-focus-width) * -1);
  }
  &[aria-disabled] {
    color: var(--fl-text-disabled);
  }
  &[aria-disabled]:not([aria-expanded]) {
    cursor: not-allowed;
  }
  &[data-note] {
    color: var(--fl-text-muted);
  }
  &[data-note='failed'] svg {
    color: var(--fl-status-fault-fill);
  }
  &[data-note='failed'] u {
    color: var(--fl-text-link);
    text-underline-offset: 0.2em;
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'],
    [role='tree']:focus-visible &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-selected='true'] {
      outline-style: dotted;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

/** Opens and closes; as high as the row, so that it is met easily. */
export const Turner = styled.span`
  display: grid;
  flex: none;
  align-self: stretch;
  place-items: center;
  width: var(--fl-size-icon);
  margin-inline: calc(var(--fl-space-1) * -1);
  padding-inline: var(--fl-space-1);
  box-sizing: content-box;
  color: var(--fl-text-muted);

  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    transition: transform var(--fl-motion-quick) var(--fl-motion-ease);
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  [aria-expanded='true'] > & > svg {
    transform: rotate(90deg);
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`;

export const RowLabel = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  ${oneLine}

  & > mark {
    border-radius: 2px;
    background: var(--fl-surface-selected);
    box-shadow: inset 0 -2px var(--fl-border-selected);
    color: inherit;
    font-weight: var(--fl-weight-strong);
  }
`;

/** Counts and badges stand at the far end, in one column. */
export const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--fl-space-2);
  margin-inline-start: auto;
  color: var(--fl-text-muted);
  font-weight: var(--fl-weight-regular);
`;

export const Message = styled.p`
  padding: var(--fl-space-2);
  color: var(--fl-text-muted);
`;
