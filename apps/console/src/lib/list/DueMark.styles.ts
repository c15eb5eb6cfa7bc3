import { styled } from 'styled-components';
import { State } from './StateMark.styles.ts';

/** What is late or nearly so is written in colour and heavier, beside its shape. */
export const Due = styled(State)`
  font-variant-numeric: tabular-nums;

  &[data-due='over'],
  &[data-due='over'] > svg {
    color: var(--fl-text-danger);
  }
  &[data-due='soon'],
  &[data-due='soon'] > svg {
    color: var(--fl-status-attention-text);
  }
  &[data-due='over'],
  &[data-due='soon'] {
    font-weight: 600;
  }
`;
