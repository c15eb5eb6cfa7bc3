import { css, styled } from 'styled-components';
import { onlyHeard } from '../fragments.ts';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-1);
  min-width: 0;
`;

export const labelStyle = css`
  color: var(--fl-text-default);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
  overflow-wrap: break-word;
`;

export const Label = styled.label`
  ${labelStyle}

  &[data-hidden] {
    ${onlyHeard}
  }
`;

export const Optional = styled.span`
  margin-inline-start: var(--fl-space-1);
  color: var(--fl-text-muted);
  font-weight: var(--fl-weight-regular);
`;

export const Note = styled.p`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

/** The live place takes no room while nothing is wrong. */
export const Live = styled.div`
  &:empty {
    margin-block-start: calc(-1 * var(--fl-space-1));
  }
`;

export const ProblemText = styled.p`
  display: flex;
  align-items: start;
  gap: var(--fl-space-1);
  color: var(--fl-text-danger);
  font-size: var(--fl-type-caption);

  & svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-block-start: 0.18em;
  }
`;

/** The box around what is typed or chosen; it carries the states of the field. */
export const controlBox = css`
  display: flex;
  align-items: stretch;
  min-height: var(--fl-size-control);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);

  &:hover:not([data-disabled], :focus-within, fieldset:disabled &) {
    border-color: var(--fl-text-muted);
  }

  &:has(:focus-visible:not(button)),
  &:focus-visible {
    border-color: var(--fl-focus);
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -1px;
  }

  &[data-problem] {
    border-color: var(--fl-border-danger);
  }

  &[data-disabled],
  fieldset:disabled & {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-sunken);
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }

  &[data-readonly] {
    border-style: dashed;
    background: transparent;
  }

  @media (pointer: coarse) {
    min-height: max(var(--fl-size-control), 44px);
  }
  @media (forced-colors: active) {
    &[data-disabled],
    fieldset:disabled & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
