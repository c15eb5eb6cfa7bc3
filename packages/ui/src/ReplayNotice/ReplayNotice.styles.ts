import { styled } from 'styled-components';
import { focusRing } from '../lib/index.ts';

export const Root = styled.div`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: 1px 2px 1px 8px;
  border: var(--fl-border-width) solid var(--fl-status-info-border);
  border-radius: var(--fl-radius-small);
  background: var(--fl-status-info-subtle);
  color: var(--fl-status-info-text);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  &:not(:has(button)) {
    padding-inline-end: 8px;
  }

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 1.5;
  }
`;

export const Dismiss = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--fl-radius-small);
  background: none;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: var(--fl-action-quiet-hover);
  }

  & > svg {
    width: 12px;
    height: 12px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 1.75;
  }
`;
