import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.section`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 240px;
  overflow: hidden;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1) var(--fl-space-3);
  padding: var(--fl-space-1);
  border-bottom: var(--fl-border-width) solid var(--fl-border-subtle);
`;

export const ToolRow = styled.div`
  display: flex;
  gap: var(--fl-space-1);

  & > [aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
`;

/** Where a tool will stand. */
export const ToolPlace = styled.span`
  width: var(--fl-size-control);
  height: var(--fl-size-control);

  @media (pointer: coarse) {
    width: max(var(--fl-size-control), 44px);
    height: max(var(--fl-size-control), 44px);
  }
`;

export const GroupLine = styled.span`
  width: var(--fl-border-width);
  margin: var(--fl-space-1);
  background: var(--fl-border-default);
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--fl-space-2);
  min-width: 0;
`;

/** The plan and a panel beside it; on a narrow canvas the panel is below, so that what is switched can still be seen. */
export const Body = styled.div`
  display: flex;
  flex: 1 1 0;
  min-height: 0;

  @container (max-width: 560px) {
    flex-direction: column;
  }
`;

/** What lies over one another: the plan, its layers, what is said instead of them. */
export const Stack = styled.div`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

export const Surface = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: grab;
  touch-action: none;
  user-select: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(var(--fl-focus-width) * -1);
  }
  &[data-panning] {
    cursor: grabbing;
  }
  &[data-measuring] {
    cursor: crosshair;
  }

  & > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** In the middle of the sheet, where there is nothing to draw. */
export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--fl-space-3);
  padding: var(--fl-space-4);
  overflow: auto;

  /* what stands on the plan is listed where there is none: what is said stands beside that list, or above it on phones */
  :has(> section[data-open]) ~ & {
    /* the list's 280, and the 8 before it */
    inset-inline-start: 288px;

    @container (max-width: 560px) {
      inset-inline-start: 0;
      inset-block-end: 46%;
    }
  }
`;

export const Loading = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--fl-space-4);
  width: min(320px, 80cqw);

  & > :first-child {
    width: 100%;
  }
`;

/** At the lower edge: what the lengths are, what is measured. */
export const Foot = styled.div`
  position: absolute;
  inset-block-end: var(--fl-space-2);
  inset-inline-start: var(--fl-space-2);
  display: grid;
  justify-items: start;
  gap: var(--fl-space-2);
  max-width: calc(100% - var(--fl-space-4));
  pointer-events: none;
`;

export const ScaleLine = styled.div`
  box-sizing: border-box;
  padding-block-end: 2px;
  padding-inline-start: var(--fl-space-1);
  border: solid var(--fl-text-muted);
  border-width: 0 var(--fl-border-width) var(--fl-border-width);
  color: var(--fl-text-default);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
  line-height: var(--fl-leading-tight);
  /* over the lines of the plan it keeps a rim of paper */
  text-shadow:
    0 0 2px var(--fl-surface-raised),
    0 0 2px var(--fl-surface-raised),
    0 0 4px var(--fl-surface-raised);
  white-space: nowrap;
`;

export const Slip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1) var(--fl-space-3);
  max-width: 100%;
  padding: var(--fl-space-1) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-overlay);
  font-size: var(--fl-type-caption);
  pointer-events: auto;

  & > output {
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  & > span {
    color: var(--fl-text-muted);
  }
`;

export const MapBox = styled.div`
  position: absolute;
  inset-block-end: var(--fl-space-2);
  inset-inline-end: var(--fl-space-2);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  cursor: pointer;
  touch-action: none;

  &[hidden] {
    display: none;
  }
  & > canvas {
    display: block;
  }

  @container (max-width: 480px) {
    display: none;
  }
`;
