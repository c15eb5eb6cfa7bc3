import { styled } from 'styled-components';
import { pressable } from '../lib/pressable.ts';

export const Root = styled.button`
  ${pressable}
  padding: var(--fl-space-1) var(--fl-size-inset);

  &[data-wide] {
    width: 100%;
  }
`;

/** The label keeps its room while the work is under way, so that nothing around it moves. */
export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-2);
  text-align: start;

  [data-pending] > & {
    opacity: 0;
  }
`;

export const Working = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
