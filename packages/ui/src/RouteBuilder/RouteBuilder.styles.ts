import { styled } from 'styled-components';
import { focusRing, oneLine } from '../lib/fragments.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-3);
  min-width: 0;
  container-type: inline-size;
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--fl-space-5);

  @container (min-width: 760px) {
    &:not([data-readonly]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

export const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-2);
  min-width: 0;
`;

export const PaneTitle = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--fl-space-3);
  min-height: 1.5em;

  & > span {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const Scroll = styled.div`
  overflow-y: auto;
  max-height: 480px;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -2px;
  }
`;

export const GroupTitle = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-2);
  min-height: var(--fl-size-control);
  padding-inline: var(--fl-space-3);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  background: var(--fl-surface-sunken);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const List = styled.ol`
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  min-height: var(--fl-size-row);
  padding: 2px var(--fl-space-1) 2px var(--fl-space-3);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  &[data-at] {
    padding-inline-start: var(--fl-space-1);
  }
  &[data-dragged] {
    background: var(--fl-surface-selected);
  }
  /* where it will stand */
  &[data-drop='before'] {
    box-shadow: inset 0 2px 0 var(--fl-focus);
  }
  &[data-drop='after'] {
    box-shadow: inset 0 -2px 0 var(--fl-focus);
  }
  @media (forced-colors: active) {
    &[data-drop='before'] {
      border-block-start: 2px solid Highlight;
    }
    &[data-drop='after'] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-gone] {
    color: var(--fl-text-danger);
  }
`;

export const Place = styled.span`
  flex: none;
  max-width: 40%;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  ${oneLine}

  @container (max-width: 559px) {
    display: none;
  }
`;

export const Taken = styled.span`
  flex: none;
  padding-inline-end: var(--fl-space-2);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: var(--fl-size-control);
  padding: 0;
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: var(--fl-text-muted);
  cursor: grab;
  touch-action: none;
  ${focusRing}

  &:active {
    cursor: grabbing;
  }
  &:disabled {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  @media (pointer: coarse) {
    width: 44px;
    min-height: 44px;
  }
`;

export const Position = styled.input`
  flex: none;
  width: 3.4em;
  min-height: calc(var(--fl-size-control) - 8px);
  padding: 0 var(--fl-space-1);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${focusRing}

  &[aria-invalid='true'] {
    border-color: var(--fl-border-danger);
  }
  &:read-only,
  &:disabled {
    border-color: transparent;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Beside the handle and the position they are a third way: where there is little room two are enough. */
export const Nudge = styled.span`
  display: flex;
  flex: none;

  @container (max-width: 559px) {
    display: none;
  }
`;

export const Legs = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block: var(--fl-space-2);
    font-weight: var(--fl-weight-strong);
    text-align: start;
  }
  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-2);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
  }
  & thead th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  /* a stretch of stops is read at one glance */
  & :is(th, td):first-child {
    white-space: nowrap;
  }
  & :is(thead, tbody) :is(th, td):nth-child(n + 3),
  & tfoot td {
    text-align: end;
  }
  & tfoot :is(th, td) {
    border-block-end: 0;
    font-weight: var(--fl-weight-strong);
  }
`;
