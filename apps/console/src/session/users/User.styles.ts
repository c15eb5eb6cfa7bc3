import { styled } from 'styled-components';

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-1);

  & > svg {
    width: 16px;
    height: 16px;
    color: var(--fl-text-muted);
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  min-width: 0;
`;
