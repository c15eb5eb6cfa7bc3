import { styled } from 'styled-components';
import { focusRing, oneLine } from '../lib/fragments.ts';

export const Root = styled.nav`
  min-width: 0;
`;

export const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fl-space-1);
  margin: 0;
  padding: 0;
  color: var(--fl-text-muted);
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--fl-space-1);
    min-width: 0;
    max-width: 100%;
  }
  & > li > svg {
    flex: none;
    width: 1em;
    height: 1em;
    color: var(--fl-border-strong);
  }
  & > li > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  /* the ring of the focus is not cut with the name */
  & a,
  & [aria-current] {
    ${oneLine}
    max-width: 24em;
    padding-block: var(--fl-space-1);
    overflow-clip-margin: 4px;
  }
  /* a level that leads somewhere is told from one that does not */
  & a:not(:hover) {
    color: var(--fl-text-link);
    text-decoration: none;
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & [aria-current] {
    color: var(--fl-text-default);
  }

  @media (pointer: coarse) {
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    & a {
      color: LinkText;
    }
  }
`;

export const More = styled.button`
  min-width: 2em;
  padding: 0 var(--fl-space-1);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: var(--fl-action-quiet-hover);
    color: var(--fl-text-default);
  }

  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
`;
