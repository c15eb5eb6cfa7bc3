import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.div`
  min-width: 0;
`;

export const List = styled.div`
  display: flex;
  gap: var(--fl-space-1);
  overflow-x: auto;
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);
  scrollbar-width: thin;

  &[data-wrapped] {
    flex-wrap: wrap;
    overflow: visible;

    /* a phone: lines of tabs would take the room of what they lead to */
    @media (width < 600px) {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
  }
  &[data-level='2'] {
    border-block-end: 0;
  }
`;

export const Tab = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--fl-space-2);
  min-height: var(--fl-size-control);
  padding: 0 var(--fl-size-inset);
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: var(--fl-text-muted);
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    color: var(--fl-text-default);
  }
  &[aria-selected='true'] {
    border-block-end-color: var(--fl-border-selected);
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
  [data-level='2'] > & {
    min-height: max(28px, calc(var(--fl-size-control) - 8px));
    border-block-end: 0;
    border-radius: var(--fl-radius-small);
  }
  [data-level='2'] > &[aria-selected='true'] {
    background: var(--fl-surface-selected);
  }
  &:disabled {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }

  @media (pointer: coarse) {
    &,
    [data-level='2'] > & {
      min-height: max(var(--fl-size-control), 44px);
    }
  }
  @media (forced-colors: active) {
    border-block-end-color: Canvas;

    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
    [data-level='2'] > &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &:disabled {
      color: GrayText;
    }
  }
`;

/** Bold and regular take the same room, so that choosing a tab moves nothing. */
export const Label = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-text);
    overflow: hidden;
    height: 0;
    font-weight: var(--fl-weight-strong);
    visibility: hidden;
  }
`;

export const Count = styled.span`
  padding: 0 0.45em;
  border-radius: var(--fl-radius-round);
  background: var(--fl-surface-sunken);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-weight: var(--fl-weight-regular);
`;

export const Panel = styled.div`
  padding-block-start: var(--fl-space-4);
  ${focusRing}
`;
