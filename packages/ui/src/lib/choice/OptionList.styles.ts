import { styled } from 'styled-components';
import { floatingSurface } from '../fragments.ts';

/** The floating box around a list that something is said below. */
export const Surface = styled.div`
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - 16px);
  ${floatingSurface}

  &[hidden] {
    display: none;
  }
`;

/** A list inside {@link Surface}; it scrolls, what is said below it stays. */
export const InnerList = styled.ul`
  overflow-y: auto;
  min-height: 0;
  padding: var(--fl-space-1);
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Message = styled.p`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  padding: var(--fl-space-2) var(--fl-space-3);
  color: var(--fl-text-muted);

  ul:not(:empty) + & {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
    font-size: var(--fl-type-caption);
  }
`;

export const List = styled.ul`
  overflow-y: auto;
  padding: var(--fl-space-1);
  list-style: none;
  ${floatingSurface}

  &[hidden] {
    display: none;
  }
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  min-height: var(--fl-size-control);
  padding: var(--fl-space-1) var(--fl-space-2);
  border-radius: var(--fl-radius-small);
  cursor: pointer;

  &[data-active] {
    background: var(--fl-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }
  &[data-active][aria-selected='true'],
  &[data-active] {
    box-shadow: inset 2px 0 0 var(--fl-focus);
  }
  &[aria-disabled='true'] {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  & > span {
    flex: 1;
    min-width: 0;
  }

  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Nothing = styled.li`
  padding: var(--fl-space-2);
  color: var(--fl-text-muted);
`;
