import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const NameCell = styled.span`
  ${oneLine}

  & > svg {
    margin-inline-end: var(--fl-space-2);
    color: var(--fl-text-muted);
    vertical-align: -2px;
  }
`;
