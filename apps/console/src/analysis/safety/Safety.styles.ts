import { styled } from 'styled-components';
import { phoneWidth } from '../../lib/phoneWidth.ts';

/** A plain table, on the screen and on paper. */
export const PlainTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fl-type-body);

  & th,
  & td {
    padding: var(--fl-space-1) var(--fl-space-2);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    text-align: start;
  }
  & [data-figure] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & td[data-figure] {
    white-space: nowrap;
  }
  @media ${phoneWidth} {
    & th,
    & td {
      padding-inline: var(--fl-space-1);
    }
  }
`;

/** Over a part of a page, as charts have their titles. */
export const Heading = styled.h2`
  margin: 0;
  font-size: var(--fl-type-body);
`;

export const Muted = styled.p`
  margin: 0;
  color: var(--fl-text-muted);
`;

/** A report as it lies on paper: on the screen a sheet, in print nothing else. */
export const Sheet = styled.article`
  display: grid;
  gap: var(--fl-space-4);
  box-sizing: border-box;
  width: 100%;
  max-width: 900px;
  margin-inline: auto;
  padding: var(--fl-space-4);
  background: var(--fl-surface-raised);

  & h2 {
    margin: 0;
    font-size: var(--fl-type-title);
  }
  & section {
    display: grid;
    gap: var(--fl-space-3);
    break-inside: avoid;
  }
  & figure {
    break-inside: avoid;
  }
`;
