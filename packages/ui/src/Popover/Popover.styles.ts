import { styled } from 'styled-components';
import { floatingSurface } from '../lib/fragments.ts';

export const Surface = styled.div`
  ${floatingSurface}
  overflow-y: auto;
  max-width: min(420px, calc(100vw - 16px));
  padding: var(--fl-space-4);
  /* that it opened shows where the focus is */
  outline: none;
`;
