import { css } from 'styled-components';
import { focusRing } from './fragments.ts';

/** How a thing that is pressed looks; shared with icon buttons. */
export const pressable = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--fl-space-2);
  min-height: var(--fl-size-control);
  border: var(--fl-border-width) solid transparent;
  border-radius: var(--fl-radius-medium);
  background: transparent;
  color: var(--fl-text-default);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
  cursor: pointer;
  user-select: none;
  transition: background-color var(--fl-motion-quick) var(--fl-motion-ease);
  ${focusRing}

  & svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }

  &[data-variant='primary'] {
    background: var(--fl-action-primary);
    color: var(--fl-action-primary-text);
  }
  &[data-variant='primary']:hover {
    background: var(--fl-action-primary-hover);
  }
  &[data-variant='primary']:active {
    background: var(--fl-action-primary-active);
  }

  &[data-variant='secondary'] {
    border-color: var(--fl-border-strong);
    background: var(--fl-surface-raised);
  }
  &[data-variant='secondary']:hover,
  &[data-variant='quiet']:hover {
    background: var(--fl-action-quiet-hover);
  }
  &[data-variant='secondary']:active,
  &[data-variant='quiet']:active,
  &[aria-pressed='true'],
  &[aria-expanded='true'][data-variant='quiet'] {
    background: var(--fl-action-quiet-active);
  }

  &[data-variant='danger'] {
    background: var(--fl-action-danger);
    color: var(--fl-action-danger-text);
  }
  &[data-variant='danger']:hover {
    background: var(--fl-action-danger-hover);
  }
  &[data-variant='danger']:active {
    background: var(--fl-action-danger-active);
  }

  &:disabled {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
  &[data-variant='quiet']:disabled {
    border-color: transparent;
    background: transparent;
  }
  &[data-pending] {
    cursor: progress;
  }

  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;

    &[data-variant='primary']:not(:disabled) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-variant='quiet'] {
      border-color: ButtonFace;
    }
    /* its ground, which says so elsewhere, is the reader's here */
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
