import { styled } from 'styled-components';

/** One below the other; on paper each stays whole. */
export const Slips = styled.ul`
  display: grid;
  gap: var(--fl-space-3);
  margin: var(--fl-space-3) 0 0;
  padding: 0;
  list-style: none;
`;

export const Slip = styled.li`
  display: grid;
  gap: var(--fl-space-1);
  padding: var(--fl-space-3);
  border: var(--fl-border-width) dashed var(--fl-border-subtle);
  border-radius: var(--fl-radius-small);
  break-inside: avoid;
`;

export const SlipCode = styled.span`
  font-size: var(--fl-type-title);
  letter-spacing: 0.04em;
`;
