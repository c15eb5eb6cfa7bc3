import { styled } from 'styled-components';

export const Lines = styled.ol`
  display: grid;
  gap: var(--fl-space-3);
  padding: 0;
  list-style: none;
  container-type: inline-size;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 1.5em minmax(0, 2fr) minmax(0, 3fr) auto auto;
  align-items: start;
  gap: var(--fl-space-2);

  & > :first-child {
    color: var(--fl-text-muted);
    line-height: var(--fl-size-control);
    font-variant-numeric: tabular-nums;
  }
  & > :nth-child(4) {
    min-height: var(--fl-size-control);
  }

  /* a name and a number need the width: what is done to them goes under them */
  @container (max-width: 560px) {
    grid-template-columns: 1.5em minmax(0, 1fr) auto;

    & > :nth-child(2),
    & > :nth-child(3) {
      grid-column: 2 / -1;
    }
    & > :nth-child(4) {
      grid-column: 2;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
`;

export const Count = styled.p`
  color: var(--fl-text-muted);
  font-variant-numeric: tabular-nums;
`;
