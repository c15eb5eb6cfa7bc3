import { styled } from 'styled-components';
import { controlBox } from '../field/FieldFrame.styles.ts';
import { oneLine } from '../fragments.ts';

export const Box = styled.div`
  ${controlBox}
  min-width: min(100%, 10em);
`;

export const Toggle = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--fl-space-2);
  min-width: 0;
  padding: var(--fl-space-1) var(--fl-size-inset);
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
  &:disabled > svg {
    color: inherit;
  }
`;

export const Chosen = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--fl-space-2);
  min-width: 0;

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
  &[data-placeholder] {
    color: var(--fl-text-muted);
  }
  &:disabled > svg {
    color: inherit;
  }
`;

export const ChosenLabel = styled.span`
  min-width: 0;
  ${oneLine}
`;
