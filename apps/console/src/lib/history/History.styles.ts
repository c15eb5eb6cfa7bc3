import { styled } from 'styled-components';

export const Changes = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  overflow-wrap: anywhere;

  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-2);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-regular);
  }
`;
