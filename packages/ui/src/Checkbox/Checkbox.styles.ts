import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-1);
`;

export const Row = styled.label`
  display: inline-flex;
  align-items: start;
  gap: var(--fl-space-2);
  width: fit-content;
  min-height: var(--fl-size-control);
  padding-block: calc((var(--fl-size-control) - 1.5em) / 2);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
    padding-block: calc((max(var(--fl-size-control), 44px) - 1.5em) / 2);
  }
`;

export const Box = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: calc(var(--fl-size-icon) + 2px);
  height: calc(var(--fl-size-icon) + 2px);
  margin-block-start: calc((1.5em - var(--fl-size-icon) - 2px) / 2);

  & > svg {
    position: absolute;
    width: calc(var(--fl-size-icon) - 2px);
    height: calc(var(--fl-size-icon) - 2px);
    color: var(--fl-action-primary-text);
    stroke-width: 3;
    pointer-events: none;
  }
`;

export const Input = styled.input`
  width: 100%;
  height: 100%;
  margin: 0;
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  appearance: none;
  cursor: inherit;
  ${focusRing}

  &[data-problem] {
    border-color: var(--fl-border-danger);
  }
  &:checked,
  &:indeterminate {
    border-color: var(--fl-action-primary);
    background: var(--fl-action-primary);
  }
  &:disabled {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
  }
  &:disabled ~ svg {
    color: var(--fl-text-disabled);
  }
  @media (forced-colors: active) {
    appearance: auto;

    & ~ svg {
      display: none;
    }
  }
`;
