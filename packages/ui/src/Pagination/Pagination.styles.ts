import { styled } from 'styled-components';
import { pressable } from '../lib/pressable.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2) var(--fl-space-4);
  /* what is asked for its own width has none from within: it takes what there is */
  flex: 1 1 auto;
  min-width: 0;
  color: var(--fl-text-default);
  container-type: inline-size;
`;

export const Range = styled.p`
  color: var(--fl-text-muted);
`;

export const Size = styled.label`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  color: var(--fl-text-muted);

  & select {
    min-height: var(--fl-size-control);
    padding: 0 var(--fl-space-2);
    border: var(--fl-border-width) solid var(--fl-border-strong);
    border-radius: var(--fl-radius-medium);
    background: var(--fl-surface-raised);
    color: var(--fl-text-default);

    @media (pointer: coarse) {
      min-height: max(var(--fl-size-control), 44px);
    }
  }
  & select:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }
  & select:disabled {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
    color: var(--fl-text-disabled);
  }
`;

export const Steps = styled.ul`
  display: flex;
  align-items: center;
  gap: var(--fl-space-1);
  margin-inline-start: auto;
  padding: 0;
  list-style: none;

  & > [data-compact] {
    display: none;
    padding-inline: var(--fl-space-2);
  }

  /* on a phone the numbers would take three lines: one line says the same */
  @container (max-width: 479px) {
    & > [data-number] {
      display: none;
    }
    & > [data-compact] {
      display: block;
    }
  }
`;

export const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: var(--fl-size-control);
  color: var(--fl-text-muted);
`;

export const Step = styled.button`
  ${pressable}
  min-width: var(--fl-size-control);
  padding: 0 var(--fl-space-1);
  font-weight: var(--fl-weight-regular);

  &:hover:not([aria-disabled='true'], [aria-current='page']) {
    background: var(--fl-action-quiet-hover);
  }
  &[aria-current='page'] {
    border-color: var(--fl-border-selected);
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
    cursor: default;
  }
  &[aria-disabled='true'] {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (pointer: coarse) {
    min-width: max(var(--fl-size-control), 44px);
  }
  @media (forced-colors: active) {
    border-color: ButtonFace;

    &[aria-current='page'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
