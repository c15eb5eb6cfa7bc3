import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';
import { focusRing, onlyHeard, oneLine } from '../lib/fragments.ts';

export const Row = styled.div`
  ${levelColours}
  position: absolute;
  inset-inline: 0;
  display: grid;
  /* ages and states of all rows stand in one column, whatever can be done about each */
  --state-width: 7.5;
  grid-template-columns: auto calc(var(--fl-type-caption) * var(--state-width)) minmax(0, 1fr) auto;
  gap: 0 var(--fl-space-3);
  align-items: center;
  box-sizing: border-box;
  padding-inline: calc(var(--fl-space-3) + var(--depth) * var(--fl-space-4)) var(--fl-space-2);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  border-inline-start: 4px solid transparent;
  contain: layout style;
  cursor: pointer;
  ${focusRing}

  /* room for "Unacknowledged" with its symbol */
  &:lang(en) {
    --state-width: 10.75;
  }

  &[data-place] {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }

  &:not([data-room='wide']) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }

  &[data-room='tight'] {
    gap: 0 var(--fl-space-2);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  /* what nobody has acknowledged stands out; the rest is quiet */
  &[data-state='open'],
  &[data-place] {
    border-inline-start-color: var(--level-fill);
  }

  &[data-state='open'][data-level='1'] {
    background: var(--level-subtle);
  }

  &[data-state='closed'] {
    color: var(--fl-text-muted);
  }

  &:hover {
    background: var(--fl-surface-hover);
  }

  &[aria-selected='true'] {
    background: var(--fl-surface-selected);
  }

  & > :first-child {
    display: flex;
    gap: var(--fl-space-1);
    align-items: center;
  }

  & [data-part='chevron'] {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }

  &:dir(rtl) [data-part='chevron'] {
    scale: -1 1;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** What it is and where, then how old: a line each, and where there is little room several for what and where together. */
export const Text = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;

  & > div {
    display: grid;
    gap: 2px;
  }

  & > :not(div),
  & > div > * {
    ${oneLine}
  }

  [data-room='tight'] > & > div {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
  }

  /* the numbers by level may take lines too */
  [data-place][data-room='tight'] > & > div {
    -webkit-line-clamp: 3;
  }

  [data-room='tight'] > & > div > * {
    display: block;
    overflow: visible;
    white-space: normal;
  }

  & strong {
    font-weight: var(--fl-weight-strong);
  }

  [data-state='open'] > & strong {
    color: var(--level-text);
  }

  [data-state='acknowledged'] > & strong,
  [data-state='closed'] > & strong {
    font-weight: var(--fl-weight-regular);
  }

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }
`;

export const Meta = styled.span`
  display: grid;
  gap: 2px;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** How many of each level. */
export const Levels = styled.span`
  display: flex;
  gap: 0 var(--fl-space-2);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    gap: 3px;
    align-items: center;
  }

  [data-room='tight'] & {
    flex-wrap: wrap;
  }
`;

export const Action = styled.span`
  display: flex;
  gap: 2px;

  /* where there is little room its word is only heard: the place of the alarm needs it more */
  @container (max-width: 679px) {
    & [data-part='label'] {
      ${onlyHeard}
    }
  }
`;
