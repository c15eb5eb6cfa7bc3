import { styled } from 'styled-components';

/** What is to be paid, large. */
export const Amount = styled.strong`
  font-size: 2.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Acts = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  margin-block-start: var(--fl-space-2);
`;
