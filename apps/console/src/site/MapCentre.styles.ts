import { styled } from 'styled-components';

/** Filters, then the map with the figures beside it where there is room. */
export const HeatPage = styled.div`
  display: grid;
  gap: var(--fl-space-3);
`;

export const HeatPanes = styled.div`
  display: grid;
  /* the table has room for its first columns */
  grid-template-columns: minmax(0, 3fr) minmax(512px, 2fr);
  align-items: start;
  gap: var(--fl-space-4);

  @media (width < 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-3);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-4);
  }
`;
