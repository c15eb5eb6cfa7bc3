import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Kind = styled.span`
  ${oneLine}

  &[data-state='open'] {
    font-weight: var(--fl-weight-strong);
  }

  & > svg {
    color: var(--fl-text-muted);
    vertical-align: -2px;
  }
`;

export const Times = styled.small`
  margin-inline-start: var(--fl-space-2);
  color: var(--fl-text-muted);
`;

export const Figure = styled.span`
  white-space: nowrap;
`;
