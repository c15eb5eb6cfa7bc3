import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--fl-space-1);
  height: 100%;

  && > * {
    min-height: 0;
  }
`;
