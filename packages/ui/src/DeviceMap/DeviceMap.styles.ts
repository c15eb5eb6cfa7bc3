import { styled } from 'styled-components';
import { blinking } from '../AlarmLevelBadge/index.ts';
import { focusRing } from '../lib/index.ts';

/** The symbols; presses go to the map under it. */
export const Picture = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  && {
    pointer-events: none;
  }
`;

/** A ring round what is news: it blinks in step with everything that blinks, and stands still under reduced motion. */
export const Pulse = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  width: var(--pulse-size);
  height: var(--pulse-size);
  translate: calc(var(--pulse-left) - 50%) calc(var(--pulse-top) - 50%);
  border: 3px solid var(--fl-alarm-1-fill);
  border-radius: 50%;
  ${blinking}

  && {
    pointer-events: none;
  }
`;

export const Bar = styled.div`
  position: absolute;
  inset-block-start: var(--fl-space-2);
  inset-inline: var(--fl-space-2);
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1);
  align-items: flex-start;

  && {
    pointer-events: none;
  }
  & > * {
    pointer-events: auto;
  }
`;

/** Buttons that belong together, as one piece. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  font-size: var(--fl-type-caption);

  & > button {
    border-radius: 0;
    font-weight: var(--fl-weight-regular);
    padding-inline: var(--fl-space-2);
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  /* on a phone each group is one line that is moved sideways, so that the map is seen */
  @container map (width < 480px) {
    flex-wrap: nowrap;
    max-width: 100%;
    overflow-x: auto;

    & > button {
      flex: none;
    }
    /* those with a symbol are the symbol, so that the map is not under three lines of buttons */
    & > button:has(svg) {
      min-width: 44px;
      font-size: 0;

      & > * {
        gap: 0;
      }
    }
  }
  & > button[aria-pressed='false'] {
    color: var(--fl-text-muted);
  }
`;

export const Sized = styled.div`
  position: absolute;
  inset: 0;
  container: map / inline-size;

  && {
    pointer-events: none;
  }
  & > * {
    pointer-events: auto;
  }
`;

export const LegendBox = styled.details`
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  font-size: var(--fl-type-caption);
  max-width: 260px;

  & > summary {
    display: flex;
    align-items: center;
    min-height: var(--fl-size-control);
    padding-inline: var(--fl-space-2);
    color: var(--fl-text-muted);
    cursor: pointer;
    ${focusRing}
  }
  & > ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--fl-space-1) var(--fl-space-3);
    padding: 0 var(--fl-space-3) var(--fl-space-2);
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
    min-height: 22px;
    white-space: nowrap;
  }
  & > p {
    padding: 0 var(--fl-space-3) var(--fl-space-2);
    color: var(--fl-text-muted);
  }
`;

export const LayerMark = styled.svg`
  width: 20px;
  height: 20px;
  fill: none;
  stroke: var(--fl-text-muted);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;

  & > path:first-child {
    fill: var(--fl-surface-raised);
    stroke: var(--fl-border-strong);
    stroke-width: 1;
  }
`;

/** At the foot, above scale and attribution. */
export const Low = styled.div`
  position: absolute;
  inset-block-end: 32px;
  inset-inline: var(--fl-space-2) 56px;
`;

/** In the middle of the map, which stays in reach around it. */
export const Centre = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  width: max-content;
  max-width: calc(100% - 32px);
  transform: translate(-50%, -50%);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
`;

export const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: var(--fl-space-2) var(--fl-space-3);
  color: var(--fl-text-muted);
`;
