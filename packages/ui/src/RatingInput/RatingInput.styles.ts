import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-3);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1) var(--fl-space-3);
  min-height: var(--fl-size-control);
`;

export const Stars = styled.div`
  display: flex;
`;

/** A star and its radio: the radio lies over it, unseen, so that the whole star is pressed and focused. */
export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--fl-size-control);
  height: var(--fl-size-control);
  border-radius: var(--fl-radius-small);
  color: var(--fl-border-strong);
  cursor: pointer;

  & > svg {
    width: calc(var(--fl-size-icon) + 8px);
    height: calc(var(--fl-size-icon) + 8px);
    stroke-width: 1.5;
  }
  &[data-on] {
    color: var(--fl-action-primary);
  }
  &[data-on] > svg {
    fill: currentcolor;
  }
  &:hover:not([data-still]) {
    background: var(--fl-surface-hover);
  }
  &:has(:focus-visible) {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -1px;
  }
  &[data-problem]:not([data-on]) {
    color: var(--fl-border-danger);
  }
  &[data-still] {
    cursor: default;
  }
  &:has(:disabled) {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    width: max(var(--fl-size-control), 44px);
    height: max(var(--fl-size-control), 44px);
  }
  @media (forced-colors: active) {
    &[data-on] {
      color: Highlight;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const Word = styled.span`
  color: var(--fl-text-default);

  &[data-none] {
    color: var(--fl-text-muted);
  }
`;

export const Said = styled.p`
  color: var(--fl-text-muted);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
