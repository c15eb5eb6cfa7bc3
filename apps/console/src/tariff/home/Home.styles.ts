import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  align-items: start;
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--fl-space-2);
  }
`;
