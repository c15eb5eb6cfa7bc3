import { styled } from 'styled-components';

/** Whether a condition holds: told by the mark and the words as well as by the colour. */
export const Holds = styled.span`
  &::before {
    content: '✓ ';
  }
  &[data-holds='no'] {
    color: var(--fl-text-danger);
    font-weight: 600;
  }
  &[data-holds='no']::before {
    content: '✗ ';
  }
`;
