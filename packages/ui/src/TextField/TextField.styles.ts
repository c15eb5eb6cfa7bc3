import { styled } from 'styled-components';
import { entry } from '../lib/field/Entry.styles.ts';
import { controlBox } from '../lib/field/FieldFrame.styles.ts';

export const Box = styled.div`
  ${controlBox}
`;

export const Input = styled.input`
  ${entry}
`;

export const Count = styled.span`
  align-self: end;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &[data-over] {
    color: var(--fl-text-danger);
  }
`;
