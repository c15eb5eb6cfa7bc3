import { styled } from 'styled-components';

/** Links side by side that wrap on narrow screens; the one that is shown is bold. */
export const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  [aria-current] {
    font-weight: 600;
  }
`;
