import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Tabs = styled.nav`
  display: flex;
  flex: none;
  gap: var(--fl-space-1);
  overflow-x: auto;
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  scrollbar-width: thin;
`;

export const Tab = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: var(--fl-size-control);
  padding-inline: var(--fl-space-3);
  border-block-end: 2px solid transparent;
  color: var(--fl-text-muted);
  text-decoration: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    color: var(--fl-text-default);
  }
  &[aria-current='page'] {
    border-block-end-color: var(--fl-border-selected);
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      border-block-end-color: Highlight;
    }
  }
`;

export const What = styled.p`
  flex: none;
  margin: 0;
  padding-block: var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;
