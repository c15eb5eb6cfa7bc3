import { styled } from 'styled-components';
import { focusRing, oneLine } from '../lib/index.ts';
import { floatingSurface, nameLine } from '../lib/fragments.ts';
import { blinking, levelColours } from '../AlarmLevelBadge/index.ts';
import { overPlan } from '../lib/overlay/OverPlan.styles.ts';

/** Over the whole plan; presses go through to it except on what is drawn here. */
export const Root = styled.div`
  ${overPlan}
`;

/** Stands over the current point; presses belong to the plan below it. */
export const Cursor = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  width: 34px;
  height: 34px;
  margin: -17px;
  padding: 0;
  border: 0;
  border-radius: var(--fl-radius-medium);
  background: none;
  translate: var(--fl-x, -99px) var(--fl-y, -99px);
  ${focusRing}

  &&:not([data-adrift]) {
    pointer-events: none;
  }

  [dir='rtl'] & {
    inset-inline: auto 0;
  }

  /* in the other corner than the list */
  &[data-adrift] {
    ${floatingSurface}
    inset-block-start: var(--fl-space-2);
    inset-inline: auto var(--fl-space-2);
    width: auto;
    max-width: min(280px, 50%);
    height: auto;
    min-height: var(--fl-size-control);
    margin: 0;
    padding: 0 var(--fl-space-3);
    box-shadow: none;
    color: inherit;
    font: inherit;
    translate: none;
    cursor: pointer;
    ${oneLine}
  }
  /* as a link that skips: seen by who comes to it, and while its card is open */
  &[data-adrift]:not(:focus, [aria-expanded='true']) {
    opacity: 0;
    pointer-events: none;
  }
`;

export const Tip = styled.div`
  ${floatingSurface}
  position: absolute;
  inset-block-start: 0;
  left: 0;
  max-width: min(280px, calc(100% - 16px));
  padding: var(--fl-space-1) var(--fl-space-2);
  font-size: var(--fl-type-caption);
  translate: calc(var(--fl-x) - 50%) calc(var(--fl-y) - 100% - 24px);
  white-space: nowrap;

  && {
    pointer-events: none;
  }

  & > strong {
    display: block;
    font-weight: var(--fl-weight-strong);
    ${oneLine}
  }

  & > span {
    display: flex;
    gap: var(--fl-space-2);
    align-items: center;
    color: var(--fl-text-muted);
  }
`;

export const Arrow = styled.button.attrs({ type: 'button' })`
  ${levelColours}
  ${focusRing}
  position: absolute;
  /* over the small plan in the corner: an alarm is hidden by nothing */
  z-index: 1;
  display: flex;
  gap: 4px;
  align-items: center;
  min-width: 32px;
  min-height: 32px;
  padding: 2px 8px;
  border: 2px solid var(--level-fill);
  border-radius: var(--fl-radius-round);
  background: var(--fl-surface-overlay);
  color: var(--fl-text-default);
  font: inherit;
  font-weight: var(--fl-weight-strong);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  & > svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }

  &[data-side='top'],
  &[data-side='bottom'] {
    left: 50%;
    translate: -50%;
  }
  &[data-side='left'],
  &[data-side='right'] {
    top: 50%;
    translate: 0 -50%;
  }
  &[data-side^='top'] {
    top: 56px;
  }
  &[data-side^='bottom'] {
    bottom: 56px;
  }
  &[data-side='left'],
  &[data-side$='Left'] {
    left: 8px;
  }
  &[data-side='right'],
  &[data-side$='Right'] {
    right: 8px;
  }
  &[data-side='right'],
  &[data-side$='Right'] {
    flex-direction: row-reverse;
  }
  /* beside the small plan */
  @container (min-width: 480.1px) {
    &[data-side='bottomRight'] {
      right: 168px;
    }
  }
  /* beside the open list, and on a phone above it */
  @container (min-width: 560.1px) {
    [data-list] > &:is([data-side='left'], [data-side$='Left']) {
      left: 296px;
    }
  }
  @container (max-width: 560px) {
    [data-list] > &[data-side^='bottom'] {
      bottom: calc(46% + 8px);
    }
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Turns the one arrow to where it points. */
export const ArrowHead = styled.svg`
  rotate: var(--fl-turn);

  [data-critical] > & {
    ${blinking}
  }
`;

export const CardBody = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  width: min(300px, calc(100vw - 48px));

  & h3 {
    display: flex;
    gap: var(--fl-space-2);
    align-items: center;
    margin: 0;
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
    overflow-wrap: anywhere;
  }

  & h3 + div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-2);
    align-items: center;
    justify-content: space-between;
  }

  & h4 {
    margin: 0;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  & p {
    margin: 0;
    color: var(--fl-text-muted);
  }

  & ul {
    display: grid;
    gap: var(--fl-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  ${nameLine}
  min-height: var(--fl-size-control);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);

  & > button:first-child {
    justify-content: start;
  }

  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;
