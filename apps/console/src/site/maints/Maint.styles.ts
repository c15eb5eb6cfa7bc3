import { styled } from 'styled-components';

/** A count of what is overdue: its mark and weight say so as well as its colour. */
export const Late = styled.strong`
  color: var(--fl-text-danger);

  &::before {
    content: '! ';
  }
`;
