import { styled } from 'styled-components';

export const WaitingList = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What waits, how long, and what can be done about it, side by side while there is room. */
export const Waiting = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(140px, 1fr);
  gap: var(--fl-space-3);
  align-items: center;
  padding-block: var(--fl-space-2);
  border-block-end: 1px solid var(--fl-border-default);

  & > button {
    justify-self: end;
  }
`;
