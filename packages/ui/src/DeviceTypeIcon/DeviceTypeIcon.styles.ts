import { styled } from 'styled-components';

export const Icon = styled.svg`
  flex: none;
  width: var(--fl-size-icon);
  height: var(--fl-size-icon);
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;
  vertical-align: -0.15em;
`;
