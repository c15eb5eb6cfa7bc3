import { styled } from 'styled-components';
import { TextField } from '../../TextField/index.ts';

/** A text field whose figures stand under each other: amounts and ratios in columns. */
export const FigureField = styled(TextField)`
  & input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
