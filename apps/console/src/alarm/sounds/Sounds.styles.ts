import { styled } from 'styled-components';

/** One level beside its buttons; below each other where it is narrow. */
export const LevelRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-3);
  padding-block: var(--fl-space-3);
  border-block-end: 1px solid var(--fl-border-subtle);
`;

export const Levels = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const What = styled.span`
  flex: 1 1 200px;
`;

/** The buttons that choose between the parts of the page. */
export const PartChoice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  margin-block-end: var(--fl-space-3);
`;
