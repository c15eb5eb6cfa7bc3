import { styled } from 'styled-components';

/** An answer with what follows it. */
export const Answer = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  max-width: 72ch;

  & > p {
    margin: 0;
  }
`;

/** What can be said of an answer, in a line that breaks. */
export const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  color: var(--fl-text-muted);
`;
