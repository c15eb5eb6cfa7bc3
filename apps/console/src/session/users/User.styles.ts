import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  min-width: 0;
`;
