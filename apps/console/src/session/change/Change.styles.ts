import { styled } from 'styled-components';

export const Accounts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--fl-space-4);
  max-width: 1200px;
  margin: 0;
  padding: 0;
  list-style: none;

  & [data-part='acts'] {
    display: flex;
    gap: var(--fl-space-2);
    margin-block-start: var(--fl-space-3);
  }
  & p {
    color: var(--fl-text-muted);
  }
`;
