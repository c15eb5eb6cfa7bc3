import { styled } from 'styled-components';

export const Links = styled.ul`
  display: grid;
  gap: var(--fl-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const LinkItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-4);
  align-items: start;
  padding-block-end: var(--fl-space-4);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  & > :last-child {
    display: grid;
    flex: 1 1 220px;
    gap: var(--fl-space-3);
  }
`;

export const LinkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;
