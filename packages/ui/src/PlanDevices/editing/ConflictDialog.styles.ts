import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-4);

  & > p {
    margin: 0;
  }
  & > [data-muted] {
    color: var(--fl-text-muted);
  }
`;
