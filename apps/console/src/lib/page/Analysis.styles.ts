import { styled } from 'styled-components';

/** Charts two beside each other where there is room. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-4);
`;

/** Charts of any height in columns of about one height, read down the first one first. */
export const ChartColumns = styled.div`
  columns: 420px;
  column-gap: var(--fl-space-4);

  & > * {
    margin-block-end: var(--fl-space-4);
    break-inside: avoid;
  }
`;

/** Figures beside each other. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: var(--fl-space-3);
`;
