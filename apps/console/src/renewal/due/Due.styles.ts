import { styled } from 'styled-components';

/** What is due, one below the other; as wide as a phone needs and no wider. */
export const DueList = styled.ul`
  display: grid;
  gap: var(--fl-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What it is at the start, its one button at the end. */
export const DueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-2) var(--fl-space-4);

  & > :first-child {
    display: grid;
    flex: 1 1 12rem;
    gap: var(--fl-space-1);
    min-width: 0;
  }
`;

export const Quiet = styled.span`
  color: var(--fl-text-muted);
`;

/** A page that is read on a phone: one column there, the cards beside each other where there is room. */
export const DuePage = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  align-items: start;
  max-width: 1320px;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;
