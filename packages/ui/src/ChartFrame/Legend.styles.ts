import { styled } from 'styled-components';
import { Link } from '../Link/index.ts';
import { focusRing, twoLines } from '../lib/fragments.ts';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--fl-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  list-style: none;

  & > li {
    min-width: 0;
    max-width: 100%;
  }

  &[data-stacked] {
    display: grid;
    gap: 0;
    align-content: center;
  }

  &[data-stacked] > li > * {
    width: 100%;
  }

  &[data-stacked] > li > * > span {
    flex: 1;
  }

  /* the figure that leads to its list stands beside what shows and hides */
  & > li:has(> a) {
    display: flex;
    align-items: center;
  }
  &[data-stacked] > li > a {
    flex: none;
    width: auto;
    min-width: 5ch;
  }

  & small {
    flex: none;
    min-width: 5ch;
    color: var(--fl-text-default);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    direction: ltr;
    text-align: end;
    unicode-bidi: isolate;
  }
`;

/** The same for those that only name and those that show and hide. */
export const Entry = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  padding: 2px 6px;
  border: 0;
  border-radius: var(--fl-radius-small);
  background: none;
  color: inherit;
  font: inherit;
  line-height: var(--fl-leading-tight);
  text-align: start;
  ${focusRing}

  & > svg {
    flex: none;
  }

  & > span {
    ${twoLines}
    unicode-bidi: isolate;
  }

  &:is(button) {
    cursor: pointer;
  }

  &:is(button):hover {
    background: var(--fl-surface-hover);
    color: var(--fl-text-default);
  }

  &[aria-pressed='false'] > span {
    text-decoration: line-through;
  }

  &[aria-pressed='false'] > svg {
    opacity: 0.35;
  }

  @media (pointer: coarse) {
    &:is(button) {
      min-height: 32px;
    }
  }
`;

/** The way to the list of what an entry counts. */
export const Opens = styled(Link)`
  padding: 2px 6px;
  font-variant-numeric: tabular-nums;
  line-height: var(--fl-leading-tight);
  text-align: end;

  @media (pointer: coarse) {
    min-height: 32px;
    align-content: center;
  }
`;
