import { styled } from 'styled-components';

export const Grid = styled.table`
  width: fit-content;
  max-width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: var(--fl-space-2) var(--fl-space-4);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
  }
  & thead th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & th:first-child {
    padding-inline-start: 0;
  }
  & td,
  & thead th:not(:first-child) {
    text-align: center;
  }
  @media (width < 480px) {
    & th,
    & td {
      padding-inline: var(--fl-space-2);
    }
  }
`;
