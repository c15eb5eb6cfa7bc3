import { styled } from 'styled-components';

/** A detail page: a heading line, then cards in two columns where there is room. */
export const Page = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  max-width: 1600px;
`;

export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-3);

  & > h1 {
    font-size: var(--fl-type-heading);
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }

  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fl-space-2);
    margin-inline-start: auto;
  }
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
