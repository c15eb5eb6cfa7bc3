import { styled } from 'styled-components';

/** The last line holds more than the end of a word. */
export const Root = styled.span`
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
