import { styled } from 'styled-components';
import { focusRing } from '../fragments.ts';

/** A small button inside the box: clear, reveal. */
export const InnerButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--fl-size-control);
  border: 0;
  border-radius: var(--fl-radius-medium);
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
  &:disabled {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  & svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  @media (pointer: coarse) {
    width: max(var(--fl-size-control), 44px);
  }
`;
