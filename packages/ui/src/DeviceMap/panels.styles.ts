import { styled } from 'styled-components';
import { floatingSurface, focusRing, oneLine, twoLines } from '../lib/fragments.ts';

export const Panel = styled.section`
  ${floatingSurface}
  position: absolute;
  z-index: 1;
  inset-block: 56px 40px;
  inset-inline-start: var(--fl-space-2);
  display: flex;
  flex-direction: column;
  width: min(320px, calc(100% - 16px));
  height: fit-content;
  max-height: calc(100% - 96px);
  overflow: hidden;
  line-height: var(--fl-leading-tight);

  /* on a phone it comes from below and leaves the map in sight */
  @container map (width < 480px) {
    inset-block: auto 8px;
    max-height: 60%;
  }

  [data-alone] > & {
    position: static;
    width: 100%;
    max-height: none;
    border: 0;
    box-shadow: none;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--fl-space-2);
  padding: var(--fl-space-2) var(--fl-space-1) var(--fl-space-2) var(--fl-space-3);

  & > h3 {
    flex: 1;
    min-width: 0;
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
    ${twoLines}
    ${focusRing}
  }
`;

export const Search = styled.div`
  flex: none;
  padding: 0 var(--fl-space-3) var(--fl-space-2);
`;

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 0;
  list-style: none;
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
`;

export const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  width: 100%;
  min-height: var(--fl-size-row);
  border: 0;
  background: transparent;
  padding: var(--fl-space-1) var(--fl-space-3);
  color: var(--fl-text-default);
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-current='true'] {
    background: var(--fl-surface-selected);
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
  & > span:last-child {
    min-width: 0;
    ${oneLine}
  }
`;

export const Muted = styled.p`
  padding: var(--fl-space-2) var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  overflow: auto;
  padding: 0 var(--fl-space-3) var(--fl-space-3);

  & > ul {
    display: flex;
    flex-direction: column;
    gap: var(--fl-space-2);
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
  }
  & p {
    color: var(--fl-text-muted);
  }

  /* what has no end leaves the button below in reach */
  & p,
  & li > span:last-child {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;
