import { styled } from 'styled-components';

/** A missed check stands out by its mark and weight as well as by its colour. */
export const Missed = styled.span`
  &[data-state='missed'] {
    color: var(--fl-text-danger);
    font-weight: 600;
  }
  &[data-state='missed']::before {
    content: '! ';
  }
`;

/** What was sent of a missed check, one message a line. */
export const Messages = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
