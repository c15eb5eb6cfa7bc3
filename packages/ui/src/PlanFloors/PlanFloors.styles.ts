import { styled } from 'styled-components';
import { focusRing, oneLine } from '../lib/index.ts';
import { levelColours } from '../AlarmLevelBadge/index.ts';

export const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  min-width: 0;
  min-height: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
`;

/** From the top down, as a building stands; on a narrow screen one strip to swipe. */
export const Stack = styled.div`
  /* what its floors say to screen readers alone stays within it, and does not lengthen the page */
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  &[data-row] {
    flex-direction: row;
    overscroll-behavior-x: contain;
  }
`;

export const Floor = styled.div`
  ${levelColours}
  ${focusRing}
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--fl-space-2);
  align-items: center;
  min-height: var(--fl-size-row);
  padding-inline: var(--fl-space-3);
  border-inline-start: 3px solid transparent;
  cursor: pointer;
  user-select: none;

  & + & {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-selected='true'] {
    border-inline-start-color: var(--fl-border-selected);
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }

  & > span {
    ${oneLine}
  }
  & > small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > small[data-open] {
    color: var(--level-text);
    font-weight: var(--fl-weight-strong);
  }

  [data-row] > & {
    grid-template-columns: auto auto auto;
    min-height: max(var(--fl-size-row), 44px);
    border-block: 0 3px solid transparent;
    border-inline: 0;
  }
  [data-row] > & + & {
    border-block-start: 0;
    border-inline-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  [data-row] > &[aria-selected='true'] {
    border-block-end: 3px solid var(--fl-border-selected);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The place of a badge where there is none, so that figures stay below each other. */
export const NoBadge = styled.i`
  display: inline-block;
  width: var(--fl-size-icon);

  [data-row] & {
    display: none;
  }
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: space-between;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &[data-waiting] {
    padding: var(--fl-space-1) var(--fl-space-1) var(--fl-space-1) var(--fl-space-3);
    border: var(--fl-border-width) solid var(--fl-status-attention-border);
    border-radius: var(--fl-radius-medium);
    background: var(--fl-status-attention-subtle);
    color: var(--fl-text-default);
    font-size: inherit;
  }
`;
