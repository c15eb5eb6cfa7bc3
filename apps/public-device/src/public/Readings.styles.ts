import { styled } from 'styled-components';

export const MainReading = styled.div`
  padding-block-end: var(--fl-space-2);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  & > p {
    color: var(--fl-text-muted);
  }
`;
