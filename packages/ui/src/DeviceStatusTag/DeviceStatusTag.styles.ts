import { css, styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';
import { oneText, symbolBefore, wholeLine } from '../lib/alarm/symbolBox.ts';
import { deviceStatusSymbols } from './symbols.ts';
import { deviceStatusTones } from './tones.ts';

// each property by its own rule: as variables of each tag they cost as much again as the tag's word
const tones = [...new Set(Object.values(deviceStatusTones))]
  .map(
    (tone) => `
      &[data-tone='${tone}'] { color: var(--fl-status-${tone}-text); }
      &[data-tone='${tone}']::before { background: var(--fl-status-${tone}-fill); }`,
  )
  .join('');

const symbols = Object.entries(deviceStatusSymbols)
  .map(([status, path]) => `&[data-status='${status}']::before { clip-path: path('${path}'); }`)
  .join('');

/** Calm until something is wrong: only what needs a person has a tinted ground. */
const tag = css`
  display: inline-flex;
  /* as wide as its word, as a child of a grid or a column too */
  width: fit-content;
  gap: 6px;
  align-items: center;
  padding: 1px 6px 1px 4px;
  border: var(--fl-border-width) solid transparent;
  border-radius: var(--fl-radius-small);
  background: none;
  font: inherit;
  ${wholeLine}
  white-space: nowrap;

  &::before {
    ${symbolBefore}
  }

  ${tones}
  ${symbols}

  &[data-tone='attention'] {
    background: var(--fl-status-attention-subtle);
  }

  &[data-tone='fault'] {
    background: var(--fl-status-fault-subtle);
  }

  @media (forced-colors: active) {
    &[data-tone]::before {
      background: CanvasText;
    }
  }
`;

export const Tag = styled.span(oneText(tag));

const openBorders = [...new Set(Object.values(deviceStatusTones))]
  .map(
    (tone) =>
      `&[data-tone='${tone}']:is(:hover, [aria-expanded='true']) { border-color: var(--fl-status-${tone}-border); }`,
  )
  .join('');

const button = css`
  ${tag}
  cursor: pointer;
  ${focusRing}
  ${openBorders}
`;

export const TagButton = styled.button(oneText(button));
