import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-1);
  min-width: 0;
`;

export const Row = styled.label`
  display: inline-flex;
  align-items: start;
  gap: var(--fl-space-2);
  width: fit-content;
  max-width: 100%;
  min-height: var(--fl-size-control);
  padding-block: calc((var(--fl-size-control) - 1.5em) / 2);
  cursor: pointer;

  &[data-spread] {
    width: 100%;
    flex-direction: row-reverse;
    justify-content: space-between;
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  &:has(:disabled) {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
    padding-block: calc((max(var(--fl-size-control), 44px) - 1.5em) / 2);
  }
`;

export const Track = styled.span`
  --fl-switch-height: calc(var(--fl-size-icon) + 4px);
  position: relative;
  display: block;
  flex: none;
  width: calc(var(--fl-switch-height) * 1.75);
  height: var(--fl-switch-height);
  margin-block-start: calc((1.5em - var(--fl-switch-height)) / 2);
`;

export const Input = styled.input`
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-round);
  background: var(--fl-surface-sunken);
  appearance: none;
  cursor: inherit;
  transition: background-color var(--fl-motion-base) var(--fl-motion-ease);
  ${focusRing}

  &:checked {
    border-color: var(--fl-action-primary);
    background: var(--fl-action-primary);
  }
  &[data-problem] {
    border-color: var(--fl-border-danger);
  }
  &:disabled {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;

    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
    &:disabled {
      border-color: GrayText;
    }
  }
`;

/** Where it stands and the tick in it both say on: colour alone never does. */
export const Thumb = styled.span`
  position: absolute;
  inset-block: 3px;
  inset-inline-start: 3px;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: var(--fl-radius-round);
  background: var(--fl-border-strong);
  color: var(--fl-surface-raised);
  font-size: calc(var(--fl-switch-height) - 10px);
  pointer-events: none;
  transition: inset-inline-start var(--fl-motion-base) var(--fl-motion-ease);

  & > svg {
    width: 80%;
    height: 80%;
    stroke-width: 3.5;
  }
  :checked + & {
    inset-inline-start: calc(100% - var(--fl-switch-height) + 3px);
    background: var(--fl-action-primary-text);
    color: var(--fl-action-primary);
  }
  :disabled + & {
    background: var(--fl-text-disabled);
    color: var(--fl-surface-sunken);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    background: ButtonText;

    :checked + & {
      background: HighlightText;
      color: Highlight;
      forced-color-adjust: none;
    }
    :disabled + & {
      background: GrayText;
    }
  }
`;

export const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const StateText = styled.span`
  color: var(--fl-text-muted);

  &::before {
    content: ' · ';
  }
`;
