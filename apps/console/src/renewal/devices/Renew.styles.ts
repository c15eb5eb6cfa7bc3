import { styled } from 'styled-components';

/** What is chosen, in one line that wraps. */
export const Facts = styled.span`
  color: var(--fl-text-muted);
`;

/** Why they cannot be renewed together, one below the other. */
export const Reasons = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  margin: 0;
  padding-inline-start: var(--fl-space-4);
`;

/** What is to be paid, large. */
export const Sum = styled.p`
  margin: 0;
  font-size: var(--fl-type-display);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Names with what becomes of each; on a narrow screen one below the other. */
export const Changed = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fl-space-3);
    font-variant-numeric: tabular-nums;
  }
`;
