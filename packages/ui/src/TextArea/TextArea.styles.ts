import { styled } from 'styled-components';
import { entry } from '../lib/field/Entry.styles.ts';
import { controlBox } from '../lib/field/FieldFrame.styles.ts';

export const Box = styled.div`
  ${controlBox}
`;

/**
 * Grows with its text without being measured: a copy of the text lies in the same cell, unseen, and the cell is as high as the
 * higher of the two.
 */
export const Grow = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  border-radius: inherit;

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
    box-sizing: border-box;
    min-height: calc(var(--fl-textarea-min) * var(--fl-leading-body) * 1em + 2 * var(--fl-space-2));
    max-height: calc(var(--fl-textarea-max) * var(--fl-leading-body) * 1em + 2 * var(--fl-space-2));
    padding: var(--fl-space-2) var(--fl-size-inset);
    grid-area: 1 / 1;
    line-height: var(--fl-leading-body);
    overflow-wrap: break-word;
    white-space: pre-wrap;
    pointer-events: none;
  }
`;

export const Area = styled.textarea`
  ${entry}
  display: block;
  width: 100%;
  height: 100%;
  padding-block: var(--fl-space-2);
  resize: none;
  grid-area: 1 / 1;
  overflow-wrap: break-word;
`;

export const Foot = styled.span`
  align-self: end;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;

  &[data-stage='near'] {
    color: var(--fl-text-warning);
  }
  &[data-stage='over'] {
    color: var(--fl-text-danger);
    font-weight: var(--fl-weight-strong);
  }
`;
