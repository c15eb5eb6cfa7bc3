import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Group = styled.div`
  display: flex;
  flex-direction: column;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: var(--fl-space-5);
  }
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

  &:has(:disabled) {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  &[data-readonly] {
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
    padding-block: calc((max(var(--fl-size-control), 44px) - 1.5em) / 2);
  }
`;

export const Input = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(var(--fl-size-icon) + 2px);
  height: calc(var(--fl-size-icon) + 2px);
  margin: calc((1.5em - var(--fl-size-icon) - 2px) / 2) 0 0;
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-round);
  background: var(--fl-surface-raised);
  appearance: none;
  cursor: inherit;
  ${focusRing}

  &::before {
    content: '';
    width: 50%;
    height: 50%;
    border-radius: inherit;
    background: var(--fl-action-primary-text);
    transform: scale(0);
    transition: transform var(--fl-motion-quick) var(--fl-motion-ease);
  }
  &[data-problem] {
    border-color: var(--fl-border-danger);
  }
  &:checked {
    border-color: var(--fl-action-primary);
    background: var(--fl-action-primary);
  }
  &:checked::before {
    transform: none;
  }
  &:disabled {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
  }
  &:disabled::before {
    background: var(--fl-text-disabled);
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  :disabled ~ * > & {
    color: inherit;
  }
`;
