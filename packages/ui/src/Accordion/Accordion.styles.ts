import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.div`
  min-width: 0;
  border-block: var(--fl-border-width) solid var(--fl-border-default);
  color: var(--fl-text-default);
`;

export const Part = styled.div`
  & + & {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
`;

export const Heading = styled.h3`
  margin: 0;
  font: inherit;
`;

export const Header = styled.button`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  width: 100%;
  min-height: var(--fl-size-row);
  padding: var(--fl-space-1) var(--fl-space-2);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: inherit;
  text-align: start;
  line-height: var(--fl-leading-tight);
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
  & > svg:first-child {
    transition: rotate var(--fl-motion-quick) var(--fl-motion-ease);
  }
  & > svg:first-child:dir(rtl) {
    rotate: 180deg;
  }
  &[aria-expanded='true'] > svg:first-child {
    rotate: 90deg;
  }
  &[aria-disabled='true'] > svg {
    color: inherit;
  }

  @media (pointer: coarse) {
    min-height: max(var(--fl-size-row), 44px);
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg:first-child {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Title = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  font-weight: var(--fl-weight-strong);
  overflow-wrap: anywhere;
`;

export const Summary = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 50%;
  color: var(--fl-text-muted);
  text-align: end;
  overflow-wrap: anywhere;
  text-wrap: balance;

  [aria-disabled='true'] > & {
    color: inherit;
  }
`;

/** In line with the titles: past the arrow. */
export const Content = styled.div`
  padding: var(--fl-space-1) var(--fl-space-2) var(--fl-space-4);
  padding-inline-start: calc(var(--fl-size-icon) + var(--fl-space-2) * 2);
  overflow-wrap: anywhere;
`;
