import { focusRing, oneLine } from '@fireline/ui/lib';
import { css, styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 2px;
  /* a long title is cut, and pushes no pin out of sight */
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A name takes a second line before it is cut. */
export const Label = styled.span`
  display: -webkit-box;
  overflow: hidden;
  min-width: 0;
  line-height: var(--fl-leading-tight);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Heading = styled.p`
  ${oneLine}
  margin: 0;
  padding: var(--fl-space-2) var(--fl-space-3) var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

const line = css`
  ${focusRing}
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--fl-space-3);
  min-width: 0;
  min-height: 36px;
  scroll-margin-block: var(--fl-space-6);
  padding-inline: var(--fl-space-3);
  border-radius: var(--fl-radius-medium);
  color: var(--fl-text-default);
  text-align: start;
  text-decoration: none;

  & > svg {
    flex: none;
    color: var(--fl-text-muted);
  }
  &:hover {
    background: var(--fl-action-quiet-hover);
  }
`;

export const Item = styled.a`
  ${line}

  &[aria-current] {
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }
  &[aria-current] > svg {
    color: var(--fl-text-default);
  }
  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }
`;

export const Group = styled.button`
  ${line}
  width: 100%;
  border: 0;
  background: transparent;
  font: inherit;
  cursor: pointer;

  & > ${Label} {
    flex: 1;
  }
  & > svg:last-child {
    transition: rotate 120ms;
  }
  &[aria-expanded='true'] > svg:last-child {
    rotate: 90deg;
  }
  /* where one is, while the group is closed */
  &[data-current] {
    box-shadow: inset 3px 0 var(--fl-border-selected);
    font-weight: var(--fl-weight-strong);
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg:last-child {
      transition: none;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
`;

/** Stays in view while the pages scroll. */
export const Filter = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  margin-block: calc(-1 * var(--fl-space-1)) var(--fl-space-1);
  padding-block: var(--fl-space-1);
  background: var(--fl-surface-base);
`;

export const Nothing = styled.p`
  margin: 0;
  padding-inline: var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Nav = styled.nav`
  padding: var(--fl-space-3) var(--fl-space-2);

  & ${List} ${List} {
    margin-block-end: var(--fl-space-1);
    padding-inline-start: 30px;
  }
  & ${List} ${List} ${List} {
    padding-inline-start: var(--fl-space-3);
  }
  &[data-folded] ${Label}, &[data-folded] ${Group} > svg:last-child {
    display: none;
  }
`;
