import { styled } from 'styled-components';

/** The points of a line, or what is looked at in a point, in their order. */
export const Items = styled.ol`
  display: grid;
  gap: var(--fl-space-1);
  margin: 0;
  padding-inline-start: var(--fl-space-4);
`;

/** What is said of an entry, under its name. */
export const Requirement = styled.div`
  color: var(--fl-text-muted);
`;

/** A line on paper. */
export const Sheet = styled.section`
  display: grid;
  gap: var(--fl-space-3);
  padding-block-start: var(--fl-space-3);
  overflow-x: auto;

  @media print {
    padding: 0;
    color: black;
  }
`;

/** What is written by hand above the table. */
export const SheetHead = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--fl-space-4);
`;

export const SheetTable = styled.table`
  border-collapse: collapse;
  inline-size: 100%;
  min-inline-size: 560px;

  th,
  td {
    border: 1px solid var(--fl-border-default);
    padding: var(--fl-space-1) var(--fl-space-2);
    text-align: start;
    vertical-align: top;
    font-weight: normal;
  }

  /* room to write */
  td:last-child {
    inline-size: 18%;
  }

  tbody {
    break-inside: avoid;
  }
`;

/** Buildings that a line goes through, beside each other. */
export const Buildings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--fl-space-4);
  align-items: end;

  & > figure {
    display: grid;
    gap: var(--fl-space-1);
    margin: 0;
  }
`;
