import { styled } from 'styled-components';

export const Lines = styled.ul`
  display: grid;
  gap: var(--fl-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  gap: var(--fl-space-1);
  padding-block-end: var(--fl-space-2);
  border-block-end: 1px solid var(--fl-border-subtle);

  & > [role='alert'] {
    color: var(--fl-text-danger);
  }
`;

/** What it is at the left, what it costs at the right. */
export const LineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--fl-space-3);
  font-variant-numeric: tabular-nums;
`;
