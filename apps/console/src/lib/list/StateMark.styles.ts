import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const State = styled.span`
  display: inline-flex;
  gap: var(--fl-space-2);
  align-items: center;
  max-width: 100%;

  & > span {
    ${oneLine}
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--fl-text-muted);
  }
  &[data-tone='failed'] > svg {
    color: var(--fl-text-danger);
  }
  &[data-tone='warning'] > svg {
    color: var(--fl-status-attention-text);
  }
`;
