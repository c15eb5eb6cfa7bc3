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

export const SearchRow = styled.div`
  max-width: 360px;
`;
