import { styled } from 'styled-components';

/** Fields of one subject beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
`;
