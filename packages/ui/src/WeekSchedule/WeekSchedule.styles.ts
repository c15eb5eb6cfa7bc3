import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-width: 0;
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-2);
  align-items: center;

  & > strong {
    font-weight: var(--fl-weight-strong);
    font-variant-numeric: tabular-nums;
  }

  &:dir(rtl) > button svg {
    scale: -1 1;
  }
`;

/** How a status looks, in bars and in the legend: a filled bar, a line, nothing but dots. */
const looks = `
  &[data-status='armed'] { border: var(--fl-border-width) solid var(--fl-border-selected); background: var(--fl-surface-selected); }
  &[data-status='disarmed'] { border-block-end: 3px solid var(--fl-border-strong); }
  &[data-status='unknown'] { border-block-end: 3px dotted var(--fl-border-default); }
`;

export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  margin-inline-start: auto;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  & > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }

  & > span::before {
    width: 20px;
    height: 12px;
    box-sizing: border-box;
    content: '';
  }
  & > [data-status='armed']::before {
    border: var(--fl-border-width) solid var(--fl-border-selected);
    background: var(--fl-surface-selected);
  }
  & > [data-status='disarmed']::before {
    border-block-end: 3px solid var(--fl-border-strong);
  }
  & > [data-status='unknown']::before {
    border-block-end: 3px dotted var(--fl-border-default);
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: center;
  padding-inline-end: var(--fl-space-2);
`;

export const Hours = styled.div`
  position: relative;
  grid-column: 2;
  height: 1lh;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Hour = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--at) * 100%);
  translate: -50% 0;

  &:dir(rtl) {
    translate: 50% 0;
  }
`;

export const Day = styled.span`
  white-space: nowrap;

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-variant-numeric: tabular-nums;
  }

  &[data-today] {
    font-weight: var(--fl-weight-strong);
  }
`;

/** The hours of a day, with a line every six. */
export const Track = styled.div`
  position: relative;
  height: var(--fl-size-row);
  border-radius: var(--fl-radius-small);
  background: repeating-linear-gradient(to right, var(--fl-border-subtle) 0 1px, var(--fl-surface-raised) 1px 25%);
`;

export const BarBox = styled.div`
  ${looks}
  position: absolute;
  inset-block: 7px;
  inset-inline-start: calc(var(--start) * 100%);
  display: flex;
  align-items: center;
  box-sizing: border-box;
  width: calc(var(--length) * 100%);
  overflow: hidden;
  padding-inline: 10px;
  border-radius: var(--fl-radius-medium);
  font-size: var(--fl-type-caption);
  white-space: nowrap;

  &:not([data-status='armed']) {
    inset-block-start: auto;
    height: 0;
    border-radius: 0;
  }

  /* over midnight: it has no end here */
  &[data-from-before] {
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &[data-goes-on] {
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`;

export const Now = styled.div`
  position: absolute;
  inset-block: -2px;
  inset-inline-start: calc(var(--at) * 100%);
  border-inline-start: 2px solid var(--fl-text-default);
  opacity: 0.55;
`;

/** A run: a solid pin arms, a hollow one disarms. */
export const Handle = styled.span`
  position: absolute;
  inset-block: 2px;
  inset-inline-start: calc(var(--at) * 100%);
  width: 20px;
  border-radius: var(--fl-radius-small);
  cursor: ew-resize;
  touch-action: none;
  translate: -50% 0;
  user-select: none;
  ${focusRing}

  &:dir(rtl) {
    translate: 50% 0;
  }

  &::before {
    position: absolute;
    inset: 1px 6px;
    box-sizing: border-box;
    border: 2px solid var(--fl-border-selected);
    border-radius: 4px;
    background: var(--fl-border-selected);
    content: '';
  }
  &[data-command='disarm']::before {
    border-color: var(--fl-border-strong);
    background: var(--fl-surface-raised);
  }
  &[data-effect='conflict']::before {
    border-color: var(--fl-border-danger);
    border-style: dashed;
  }
  &[data-effect='none']::before {
    opacity: 0.5;
  }
  &[data-fixed] {
    cursor: default;
  }
  &[data-moving] {
    z-index: 1;
  }
  &:hover:not([data-fixed])::before,
  &[data-moving]::before {
    inset-inline: 5px;
  }

  /* the time, while it is set */
  &[role='slider']:focus-visible::after,
  &[data-moving]::after {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 50%;
    padding: 1px 6px;
    border-radius: var(--fl-radius-small);
    background: var(--fl-surface-inverse);
    color: var(--fl-text-inverse);
    font-size: var(--fl-type-caption);
    font-variant-numeric: tabular-nums;
    content: attr(data-at);
    translate: -50% 0;
  }

  @media (pointer: coarse) {
    width: 32px;

    &::before {
      inset-inline: 11px;
    }
  }
  @media (forced-colors: active) {
    &::before {
      border-color: ButtonText;
      background: ButtonText;
    }
    &[data-command='disarm']::before {
      background: Canvas;
    }
  }
`;
