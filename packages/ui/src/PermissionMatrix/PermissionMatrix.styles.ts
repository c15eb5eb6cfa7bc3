import { styled } from 'styled-components';
import { focusRing, oneLine } from '../lib/fragments.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-width: 0;
  color: var(--fl-text-default);
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2) var(--fl-space-3);

  & > :first-child {
    flex: 1 1 220px;
    max-width: 320px;
  }
  & > [data-sum] {
    display: flex;
    flex-wrap: wrap;
    flex: 1;
    gap: 0 var(--fl-space-3);
    color: var(--fl-text-muted);
    white-space: nowrap;
  }
  & > [data-sum] > b {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
`;

export const Grid = styled.div`
  overflow: auto;
  max-height: var(--fl-matrix-height, none);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  & [role='row'] {
    display: grid;
    grid-template-columns: minmax(200px, 1.2fr) minmax(96px, 0.8fr) minmax(180px, 1.8fr) minmax(120px, 1.5fr);
    align-items: center;
    min-height: var(--fl-size-row);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & [role='rowgroup']:last-child > [role='row']:last-child {
    border-block-end: 0;
  }
  & [role='rowgroup'] + [role='rowgroup'] > [role='row']:hover {
    background: var(--fl-surface-hover);
  }
  & [role='columnheader'] {
    padding-inline: var(--fl-space-2);
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-strong);
    text-align: start;
  }
  & [role='columnheader']:first-child {
    padding-inline-start: var(--fl-size-inset);
  }
  & [role='rowgroup']:first-child {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: var(--fl-surface-raised);
  }
  & [role='gridcell'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-1);
    padding: 2px 0;
  }

  /* on a phone each line is a small block of its own, its actions named beside their boxes */
  @media (max-width: 720px) {
    & [role='rowgroup']:first-child {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & [role='row'] {
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--fl-space-1);
    }
    & [role='gridcell'] {
      padding-inline-start: calc(var(--fl-space-8) + 5em);
    }
    & [role='gridcell']::before {
      align-self: center;
      width: 5em;
      margin-inline-start: -5em;
      color: var(--fl-text-muted);
      font-size: var(--fl-type-caption);
      content: attr(data-action);
    }
    & [role='gridcell']:empty {
      display: none;
    }
  }
`;

export const Head = styled.div`
  --matrix-step: calc(var(--fl-size-icon) + var(--fl-space-2));

  display: flex;
  align-items: center;
  gap: var(--fl-space-1);
  min-width: 0;
  padding-inline-start: calc(var(--fl-space-1) + min(var(--fl-matrix-depth) * var(--matrix-step), 40%));
`;

export const Turner = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(var(--fl-size-icon) + var(--fl-space-2));
  min-height: var(--fl-size-control);
  color: var(--fl-text-muted);

  &[data-turner] {
    cursor: pointer;
  }
  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  [aria-expanded='true'] > [role='rowheader'] & > svg {
    transform: rotate(90deg);
  }
`;

/** One box with its word: a page's button, or all of a line. */
export const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: var(--fl-size-control);
  padding: 0 var(--fl-space-2);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover:not([aria-disabled], [aria-readonly]) {
    background: var(--fl-action-quiet-hover);
  }
  &[aria-disabled] {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  &[aria-readonly] {
    cursor: default;
  }
  &[aria-disabled] > i {
    border-style: dashed;
    background: transparent;
  }
  &[data-change] > span {
    text-decoration: underline 2px;
    text-underline-offset: 0.3em;
  }
  &[data-change='removed'] > span {
    text-decoration: line-through;
    color: var(--fl-text-muted);
  }
  & > b {
    font-weight: var(--fl-weight-strong);
  }
  & > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    color: var(--fl-status-attention-fill);
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

export const RowName = styled.span`
  min-width: 0;
  ${oneLine}

  [data-branch] > & {
    font-weight: var(--fl-weight-strong);
  }
`;

export const Message = styled.p`
  padding: var(--fl-space-4);
  color: var(--fl-text-muted);
`;
