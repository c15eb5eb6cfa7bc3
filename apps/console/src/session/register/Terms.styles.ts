import { styled } from 'styled-components';

/** Text as people wrote it, with its line ends and empty lines. */
export const Written = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
