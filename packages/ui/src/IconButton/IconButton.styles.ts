import { styled } from 'styled-components';
import { pressable } from '../lib/pressable.ts';

export const Root = styled.button`
  ${pressable}
  width: var(--fl-size-control);
  padding: 0;

  @media (pointer: coarse) {
    width: max(var(--fl-size-control), 44px);
  }
`;
