import { styled } from 'styled-components';

export const Accounts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--fl-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & [data-part='acts'] {
    display: flex;
    gap: var(--fl-space-2);
    justify-content: flex-end;
    margin-block-start: var(--fl-space-3);
  }
`;

/** One kind of accounts, with its heading. */
export const Section = styled.section`
  display: grid;
  gap: var(--fl-space-3);

  & > h2 {
    margin: 0;
    font-size: var(--fl-type-title);
  }
  & > p {
    margin: 0;
    color: var(--fl-text-muted);
  }
`;

/** The kinds of accounts: below each other, side by side while neither has any. */
export const Sides = styled.div`
  display: grid;
  gap: var(--fl-space-4);

  @media (width >= 900px) {
    &[data-alone] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

export const SearchRow = styled.div`
  max-width: 360px;
`;
