import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

/** A line over all columns. Its place, height and focus come from the table's own styles for rows. */
export const Line = styled.div`
  /* before the table's own styles for rows, whichever of the two comes first on a page */
  &&& {
    display: flex;
    z-index: 2;
    background: var(--fl-surface-sunken);
  }
  /* stays where the eye is while the columns scroll sideways */
  &&& > [aria-colindex] {
    position: sticky;
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
    inset-inline-start: 0;
    width: 100%;
    max-width: var(--fl-outline-seen, 100%);
  }
  &&&[data-expandable] {
    cursor: pointer;
  }
  & svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
  &[aria-expanded='true'] svg[data-mark],
  &[data-open='true'] svg[data-mark] {
    transform: rotate(90deg);
  }
  &:dir(rtl)[aria-expanded='false'] svg[data-mark],
  &:dir(rtl)[data-open='false'] svg[data-mark] {
    transform: rotate(180deg);
  }
  & strong {
    overflow: hidden;
    font-weight: var(--fl-weight-strong);
    text-overflow: ellipsis;
  }
  & small {
    color: var(--fl-text-muted);
    font-size: inherit;
  }
  @media (forced-colors: active) {
    && > [aria-colindex] {
      border-block-end: 1px solid CanvasText;
    }
  }
`;

/** No height of its own: the rows below stay where they are. */
export const Sticky = styled.div`
  position: sticky;
  z-index: 2;
  height: 0;
  inset-block-start: var(--fl-table-row);
  width: 100%;
  min-width: var(--fl-table-width);

  & > div {
    height: var(--fl-table-row);
    box-shadow: 0 1px 0 var(--fl-border-default);
  }
`;

/** Before the first cell of a row: how deep it is, and what opens it. */
export const Lead = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: end;
  box-sizing: content-box;
  width: var(--fl-size-icon);
  height: 1em;
  padding-inline-start: calc((var(--fl-outline-level) - 1) * var(--fl-space-4));
  margin-inline-end: var(--fl-space-2);

  & > button {
    ${focusRing}
    display: inline-flex;
    padding: 4px;
    margin: -4px;
    border: 0;
    border-radius: var(--fl-radius-small);
    background: none;
    color: var(--fl-text-muted);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--fl-action-quiet-hover);
    color: var(--fl-text-default);
  }
  & svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  & > [data-open='true'] svg {
    transform: rotate(90deg);
  }
  &:dir(rtl) > [data-open='false'] svg {
    transform: rotate(180deg);
  }
`;
