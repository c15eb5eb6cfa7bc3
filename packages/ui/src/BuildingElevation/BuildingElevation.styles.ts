import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';
import { focusRing, oneLine } from '../lib/index.ts';

export const Nothing = styled.div`
  color: var(--fl-text-muted);
`;

export const Root = styled.div`
  min-width: 0;
`;

/** Scrolls by itself where a tower is higher than its room. */
export const Stack = styled.div`
  ${focusRing}
  /* what its floors say to screen readers alone stays within it, and does not lengthen the page */
  position: relative;
  display: grid;
  align-content: start;
  max-height: inherit;
  overflow: auto;
  padding: var(--fl-space-1);
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A name at the left, as a drawing has it, and the floor itself. */
export const Floor = styled.div`
  ${focusRing}
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: stretch;
  min-height: 30px;
  border-radius: var(--fl-radius-small);
  user-select: none;

  /* where nothing hangs it is there, and takes little room: a tower stays in sight as a whole */
  &[data-bare]:not([aria-selected='true'], [data-here]) {
    min-height: 15px;
  }
  &[role='option'] {
    cursor: pointer;
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  &[aria-selected='true'],
  &[data-here]:not([aria-selected]) {
    font-weight: var(--fl-weight-strong);
  }

  @media (pointer: coarse) {
    min-height: 44px;

    &[data-bare]:not([aria-selected='true'], [data-here]) {
      min-height: 28px;
    }
  }
`;

export const Name = styled.span`
  align-self: center;
  padding-inline-end: var(--fl-space-2);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  text-align: end;
  ${oneLine}

  [aria-selected='true'] > &,
  [data-here] > & {
    color: var(--fl-text-default);
  }
  /* told to those who hear it, and seen of every fifth */
  [data-bare]:not([data-named], [aria-selected='true'], [data-here], :hover, :focus-visible) > & {
    color: transparent;
  }
  [data-bare] > & {
    line-height: 1;
  }
`;

export const Band = styled.span`
  ${levelColours}
  display: flex;
  gap: var(--fl-space-2);
  align-items: center;
  min-width: 0;
  padding-inline: var(--fl-space-2);
  border: solid var(--fl-border-strong);
  border-width: 0 var(--fl-border-width) var(--fl-border-width);
  border-block-end-color: var(--fl-border-default);
  background: var(--level-subtle);
  white-space: nowrap;

  /* the roof */
  :first-child > & {
    border-block-start: 3px solid var(--fl-border-strong);
  }
  /* the ground, and what is below it */
  [data-under] > & {
    border-style: dashed;
    border-block-end-style: solid;
  }
  [data-under] > &:not([data-level]) {
    background: var(--fl-surface-sunken);
  }
  :not([data-under]) + [data-under] > & {
    border-block-start: 3px solid var(--fl-text-muted);
  }
  &[data-level] {
    box-shadow: inset 4px 0 var(--level-fill);
    padding-inline-start: var(--fl-space-3);
  }
  [role='option']:hover > & {
    background-image: linear-gradient(var(--fl-surface-hover), var(--fl-surface-hover));
  }
  [aria-selected='true'] > &,
  [data-here]:not([aria-selected]) > & {
    outline: 2px solid var(--fl-border-selected);
    outline-offset: -1px;
  }
  [aria-selected='true'] > &:not([data-level]) {
    background: var(--fl-surface-selected);
  }

  & > strong {
    color: var(--level-text);
    font-weight: inherit;
  }
  & > [data-part='devices'] {
    flex: 1;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-variant-numeric: tabular-nums;
    font-weight: var(--fl-weight-regular);
    text-align: end;
  }
  & > [data-part='plan'] {
    flex: none;
    width: 14px;
    height: 14px;
    color: var(--fl-text-muted);
  }

  @media (forced-colors: active) {
    [aria-selected='true'] > & {
      outline-color: Highlight;
    }
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;

  & > svg {
    width: 14px;
    height: 14px;
  }
`;

export const Small = styled.div`
  display: flex;
  justify-content: center;
  min-height: 0;
  /* beside the bars there is room for the symbol of the worst floor */
  padding: var(--fl-space-3) 32px;
`;

export const Bars = styled.span`
  display: flex;
  flex-direction: column;
  width: min(100%, 96px);
  border: solid var(--fl-border-strong);
  border-width: 2px var(--fl-border-width) 0;
`;

/** How far a bar reaches says its level as its colour does. */
export const Bar = styled.i`
  ${levelColours}
  --reach: 0%;
  position: relative;
  display: flex;
  flex: 0 1 20px;
  align-items: center;
  justify-content: center;
  min-height: 0;
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);
  background: linear-gradient(to right, var(--level-fill) var(--reach), var(--fl-surface-raised) var(--reach));

  &[data-under] {
    background-color: var(--fl-surface-sunken);
  }
  :not([data-under]) + &[data-under] {
    border-block-start: 2px solid var(--fl-text-muted);
  }
  &[data-level='1'] {
    --reach: 100%;
  }
  &[data-level='2'] {
    --reach: 80%;
  }
  &[data-level='3'] {
    --reach: 60%;
  }
  &[data-level='4'] {
    --reach: 45%;
  }
  &[data-level='5'] {
    --reach: 30%;
  }
  &[data-here] {
    outline: 2px solid var(--fl-border-selected);
  }
  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -24px;
    display: flex;
    align-items: center;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
