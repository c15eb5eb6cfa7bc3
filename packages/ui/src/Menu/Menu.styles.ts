import { styled } from 'styled-components';
import { floatingSurface } from '../lib/fragments.ts';

export const Surface = styled.div`
  ${floatingSurface}
  overflow-y: auto;
  min-width: 160px;
  max-width: min(320px, calc(100vw - 16px));
  padding: var(--fl-space-1);
  outline: none;
`;

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  width: 100%;
  min-height: var(--fl-size-control);
  padding: var(--fl-space-1) var(--fl-space-2);
  border: 0;
  border-radius: var(--fl-radius-small);
  outline: none;
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;

  & svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: var(--fl-text-danger);
  }
  &:hover,
  &:focus {
    background: var(--fl-surface-hover);
  }
  &:focus-visible {
    box-shadow: inset 2px 0 0 var(--fl-focus);
  }
  &[aria-disabled='true'],
  &[aria-disabled='true'] svg {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
  }
  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Rule = styled.hr`
  margin: var(--fl-space-1) 0;
  border: 0;
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
`;
