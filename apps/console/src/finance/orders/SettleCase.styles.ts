import { styled } from 'styled-components';

/** Numbers of providers are long, and a telephone is narrow. */
export const Breaking = styled.span`
  overflow-wrap: anywhere;
`;
