import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.figure`
  display: grid;
  gap: var(--fl-space-3);
  min-width: 0;
  margin: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);

  & > figcaption {
    font-weight: var(--fl-weight-strong);
  }
`;

/** Scrolls inside itself where the window is narrower than the machine. */
export const Stage = styled.div`
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  ${focusRing}

  & > svg {
    display: block;
    overflow: visible;
  }

  & text {
    fill: var(--fl-text-default);
    font-family: var(--fl-font-sans);
    font-size: 13px;
    text-anchor: middle;
    dominant-baseline: central;
  }

  & [data-part='line'] path {
    fill: none;
    stroke: var(--fl-border-strong);
    stroke-width: 1.25;
  }

  & [data-part='line'] polygon {
    fill: var(--fl-border-strong);
  }

  & [data-part='line'] rect {
    fill: var(--fl-surface-raised);
  }

  & [data-part='line'] text {
    fill: var(--fl-text-muted);
    font-size: 12px;
  }

  & [data-part='state'] rect {
    fill: var(--fl-surface-sunken);
    stroke: var(--fl-border-strong);
    stroke-width: 1.25;
  }

  & [data-part='state'] rect + rect {
    fill: none;
  }

  & [data-part='state'][data-current] rect {
    fill: var(--fl-surface-selected);
    stroke: var(--fl-border-selected);
    stroke-width: 2.5;
  }

  & [data-part='state'][data-current] rect + rect {
    fill: none;
    stroke-width: 1.25;
  }

  & [data-part='state'][data-current] text {
    font-weight: var(--fl-weight-strong);
  }

  & [data-part='start'] {
    fill: var(--fl-border-strong);
    stroke: var(--fl-border-strong);
    stroke-width: 1.25;
  }

  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }

    & [data-part='line'] rect,
    & [data-part='state'] rect {
      fill: Canvas;
    }

    & [data-part='line'] path,
    & [data-part='state'] rect,
    & [data-part='start'] {
      stroke: CanvasText;
    }

    & [data-part='state'][data-current] rect {
      stroke: Highlight;
    }

    & [data-part='line'] polygon,
    & [data-part='start'] {
      fill: CanvasText;
    }
  }
`;

export const TableBox = styled.div`
  overflow: auto;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  ${focusRing}

  & code {
    font-family: var(--fl-font-mono);
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fl-type-caption);
  }

  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-3);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
    vertical-align: baseline;
    white-space: nowrap;
  }

  & tbody:last-child tr:last-child > *,
  & tbody:last-child th {
    border-block-end: 0;
  }

  & thead th {
    background: var(--fl-surface-sunken);
    color: var(--fl-text-muted);
  }

  & tbody th {
    font-weight: var(--fl-weight-strong);
  }

  & tbody th small,
  & [data-empty] {
    color: var(--fl-text-muted);
    font-size: inherit;
    font-weight: var(--fl-weight-regular);
  }

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & tr:hover > td {
    background: var(--fl-surface-hover);
  }
`;
