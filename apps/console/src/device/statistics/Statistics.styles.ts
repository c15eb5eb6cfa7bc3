import { styled } from 'styled-components';

/** Charts beside each other while there is room. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--fl-space-4);
  align-items: start;
`;
