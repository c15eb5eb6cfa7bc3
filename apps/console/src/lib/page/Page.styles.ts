import { styled } from 'styled-components';

/** A detail page: its header, then cards in two columns where there is room. */
export const Page = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  max-width: 1600px;
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(300px, 1fr);
  gap: var(--fl-space-4);
  align-items: start;

  & > * {
    display: grid;
    gap: var(--fl-space-4);
  }

  @media (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Parts of a drawer or a page, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  grid-template-columns: minmax(0, 1fr);
`;

/** Figures beside each other. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-6);
`;

/** What can be done, side by side while there is room. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2);
`;

/** Short fields of a page beside each other, so that none is as wide as the page; on a narrow one, one below the other. */
export const FieldGrid = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 280px));
  align-items: start;
`;
