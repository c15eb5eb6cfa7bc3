import { styled } from 'styled-components';
import { entry } from '../lib/field/Entry.styles.ts';
import { controlBox } from '../lib/field/FieldFrame.styles.ts';

export const Box = styled.div`
  ${controlBox}
`;

export const Input = styled.input`
  ${entry}
  font-variant-numeric: tabular-nums;

  /* a unit keeps its own distance; in a narrow field the number needs the room */
  &:not(:last-child) {
    padding-inline-end: var(--fl-space-1);
  }
`;

/** The two buttons are one thing: a line sets them off from the number. */
export const Steppers = styled.span`
  display: flex;
  flex: none;
  margin-inline-start: var(--fl-space-2);
  border-inline-start: var(--fl-border-width) solid var(--fl-border-default);
`;
