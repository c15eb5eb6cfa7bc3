import { styled } from 'styled-components';

/** A secret that is copied: characters that are not mistaken for each other. */
export const Secret = styled.p`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  margin: var(--fl-space-3) 0 0;
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;
