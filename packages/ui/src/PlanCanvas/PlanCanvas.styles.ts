import { styled } from 'styled-components';
import { focusRing, oneLine } from '../lib/fragments.ts';

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

export const Side = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  box-sizing: border-box;
  width: 288px;
  min-height: 0;
  border-inline-start: var(--fl-border-width) solid var(--fl-border-default);
  background: var(--fl-surface-overlay);

  @container (max-width: 560px) {
    width: 100%;
    height: 56%;
    border-block-start: var(--fl-border-width) solid var(--fl-border-default);
    border-inline-start: 0;
  }
`;

export const SideHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--fl-space-1) var(--fl-space-1) var(--fl-space-1) var(--fl-space-3);

  & > h3 {
    margin: 0;
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
  }
`;

export const SideTop = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  padding: 0 var(--fl-space-3) var(--fl-space-2);
  border-bottom: var(--fl-border-width) solid var(--fl-border-subtle);
`;

export const SideRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1);
`;

export const SideNote = styled.p`
  flex: 1 1 auto;
  margin: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const SideList = styled.ul`
  flex: 1 1 0;
  min-height: 0;
  margin: 0;
  padding: var(--fl-space-1) 0;
  overflow: auto;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
    padding-inline: var(--fl-space-3);
    content-visibility: auto;
    contain-intrinsic-size: auto var(--fl-size-control);
  }
  & > li > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

export const Count = styled.span`
  flex: none;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
`;

export const HitButton = styled.button`
  ${oneLine}
  min-height: var(--fl-size-control);
  padding: 0 var(--fl-space-2);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-current='true'] {
    background: var(--fl-surface-selected);
  }
  @media (forced-colors: active) {
    &[aria-current='true'] {
      outline: 1px solid Highlight;
    }
  }
`;
