import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--fl-space-4);
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
`;

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--fl-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--fl-space-1);
    padding: 0;
    font-weight: var(--fl-weight-strong);
  }

  & > p {
    grid-column: 1 / -1;
    color: var(--fl-text-danger);
    font-size: var(--fl-type-caption);
  }
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--fl-space-2);
  align-items: center;
  padding: var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  line-height: var(--fl-leading-tight);
  cursor: pointer;

  &:hover {
    background: var(--fl-surface-hover);
  }

  &:has(:checked) {
    border-color: var(--fl-border-selected);
    background: var(--fl-surface-selected);
    box-shadow: inset 0 0 0 1px var(--fl-border-selected);
  }

  &:has(:focus-visible) {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }

  & > input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--fl-action-primary);
    outline: none;
  }

  & > kbd {
    padding-inline: var(--fl-space-1);
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-small);
    color: var(--fl-text-muted);
    font: inherit;
    font-size: var(--fl-type-caption);
  }
  @media (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }

  & > small {
    grid-column: 2;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  &:has(:disabled),
  &:has(:disabled) > small {
    color: var(--fl-text-disabled);
    cursor: not-allowed;
  }
`;
