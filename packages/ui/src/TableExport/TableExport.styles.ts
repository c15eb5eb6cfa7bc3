import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-2);
`;

export const Failure = styled.span`
  color: var(--fl-status-fault-text);
`;
