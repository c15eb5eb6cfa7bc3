import { keyframes, styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 240px;
  height: 100%;
  overflow: hidden;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-sunken);
  isolation: isolate;
`;

/** What the map library draws in; its own style sheet is not needed: controls are ours. */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;

  & .maplibregl-canvas-container {
    position: absolute;
    inset: 0;
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  & .maplibregl-canvas-container:active {
    cursor: grabbing;
  }
  &[data-pressable] .maplibregl-canvas-container {
    cursor: crosshair;
  }
  &[data-over] .maplibregl-canvas-container {
    cursor: pointer;
  }
  & .maplibregl-canvas {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    ${focusRing}
  }
  & .maplibregl-canvas:focus-visible {
    outline-offset: -2px;
  }
  & .maplibregl-control-container {
    display: none;
  }
  & .maplibregl-boxzoom {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    border: 1px dashed var(--fl-border-selected);
    background: var(--fl-surface-selected);
    opacity: 0.5;
  }
`;

/** Everything over the map; presses go through where there is nothing. */
export const Over = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

/** The tools stand on what is said at the foot, however many lines that takes. */
export const Bottom = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-1);
  align-items: flex-end;
  padding: var(--fl-space-1) var(--fl-space-2);

  && {
    pointer-events: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-direction: column;
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  pointer-events: auto;

  & > button:first-child {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  & > button:last-child {
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;

export const Foot = styled.div`
  display: flex;
  gap: var(--fl-space-3);
  align-items: flex-end;
  align-self: stretch;
  justify-content: space-between;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  line-height: var(--fl-leading-tight);
`;

export const Scale = styled.span`
  flex: none;
  box-sizing: border-box;
  width: var(--scale-width);
  border: solid var(--fl-text-muted);
  border-width: 0 1px 1px;
  padding-inline: 4px;
  text-align: center;
  white-space: nowrap;
  text-shadow:
    0 0 2px var(--fl-surface-raised),
    0 0 2px var(--fl-surface-raised);
`;

export const Attribution = styled.span`
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  padding: 1px 4px;
  text-align: end;
`;

/** Low on the map: at the top stand the tools of what lies over it, at the foot what plays back. */
export const Note = styled.div`
  position: absolute;
  inset-block-end: 80px;
  inset-inline: 48px;
  width: fit-content;
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  border: var(--fl-border-width) solid var(--fl-status-attention-border);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-status-attention-subtle);
  padding: var(--fl-space-1) var(--fl-space-2);
  color: var(--fl-status-attention-text);
  font-size: var(--fl-type-caption);
`;

const shown = keyframes`
  from { visibility: hidden; }
`;

/** That the base map is on its way; not for the blink of an eye in which it mostly comes. In a corner: what is on the map is seen already. */
export const Coming = styled.p`
  position: absolute;
  inset-block-end: var(--fl-space-6);
  inset-inline-start: var(--fl-space-2);
  width: fit-content;
  margin: 0;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  padding: var(--fl-space-1) var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  pointer-events: none;
  animation: ${shown} 500ms step-end;
`;

/** Instead of the map. */
export const Instead = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  background: var(--fl-surface-raised);
`;

/** Where Enter would press. */
export const Crosshair = styled.svg`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 32px;
  height: 32px;
  transform: translate(-50%, -50%);
  display: none;
  fill: none;
  stroke: var(--fl-focus);
  stroke-width: 2;

  && {
    pointer-events: none;
  }
  :has(> div .maplibregl-canvas:focus-visible) > div > & {
    display: block;
  }
`;

export const Pin = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 0;
  height: 0;
  transform: translate(var(--pin-left), var(--pin-top));
`;

/** Drawn over the map; presses go to what is under it. */
export const Picture = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  && {
    pointer-events: none;
  }
`;
