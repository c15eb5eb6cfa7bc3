import { styled } from 'styled-components';

export const Pin = styled.span`
  display: block;

  &[data-alarm] {
    color: var(--fl-alarm-1-fill);
  }

  & > svg {
    width: 32px;
    height: 32px;
    fill: var(--fl-surface-raised);
    stroke-width: 2.5;
  }
`;
