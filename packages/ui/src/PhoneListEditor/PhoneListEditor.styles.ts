import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  min-width: 0;
  container-type: inline-size;
`;

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--fl-space-5);
  /* a number needs no more room, and its buttons stay near it */
  max-width: 880px;

  @container (min-width: 680px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Kind = styled.section`
  display: grid;
  gap: var(--fl-space-2);
  justify-items: start;
  min-width: 0;
`;

export const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  justify-self: stretch;
  gap: var(--fl-space-3);
  padding-block-end: var(--fl-space-1);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
`;

export const Count = styled.span`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Lines = styled.ol`
  display: grid;
  gap: var(--fl-space-2);
  justify-self: stretch;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 1.5em minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--fl-space-1);

  & > :first-child {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    line-height: var(--fl-size-control);
    font-variant-numeric: tabular-nums;
  }

  /* eleven digits need the room: the buttons go under them */
  @container (max-width: 319px) {
    grid-template-columns: 1.5em minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
      justify-self: end;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
`;

export const Plain = styled.p`
  color: var(--fl-text-muted);
`;

export const Paste = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  justify-items: start;
  min-width: 0;

  & > :not(button) {
    justify-self: stretch;
  }
`;
