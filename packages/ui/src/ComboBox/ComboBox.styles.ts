import { styled } from 'styled-components';
import { entry } from '../lib/field/Entry.styles.ts';
import { controlBox } from '../lib/field/FieldFrame.styles.ts';

export const Box = styled.div`
  ${controlBox}
  min-width: min(100%, 10em);
`;

export const Input = styled.input`
  ${entry}
  text-overflow: ellipsis;
`;
