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
