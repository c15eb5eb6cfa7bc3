import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
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
    gap: 0 var(--fl-space-2);
  }
  /* when it was stands under what it was */
  & > li > span > small {
    display: block;
    color: var(--fl-text-muted);
  }
  & > li > span + span {
    text-align: end;
  }
`;
