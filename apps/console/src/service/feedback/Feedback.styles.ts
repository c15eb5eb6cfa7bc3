import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: minmax(0, 1fr);
`;

/** What somebody wrote, its lines kept. */
export const Written = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
