import { styled } from 'styled-components';

/** Short fields or figures beside each other where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;

/** That there is nothing to show here. */
export const Quiet = styled.p`
  color: var(--fl-text-muted);
`;

/** Days left or passed: an overdue one stands out by its mark and weight as well as by its colour. */
export const Days = styled.span`
  &[data-due='overdue'] {
    color: var(--fl-text-danger);
    font-weight: 600;
  }
  &[data-due='overdue']::before {
    content: '! ';
  }
  &[data-due='today'] {
    font-weight: 600;
  }
`;
