import { styled } from 'styled-components';

/** Figures under each other, with what they come to. */
export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: var(--fl-space-1) var(--fl-space-2);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    text-align: start;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  & thead th {
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-regular);
  }
  & tbody th {
    font-weight: var(--fl-weight-regular);
  }
  & [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  & tr[data-merchant] :is(th, td) {
    border-block-start: var(--fl-border-width) solid var(--fl-border-strong);
    font-weight: var(--fl-weight-strong);
  }
  & tfoot :is(th, td) {
    border-block-end: 0;
    font-weight: var(--fl-weight-strong);
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
  }
`;

/** The list of refunds and the one that is looked at take the height that is left. */
export const Panes = styled.div`
  min-height: 0;
  height: 100%;
`;

export const Beside = styled.section`
  display: grid;
  align-content: start;
  gap: var(--fl-space-4);
  overflow: auto;
  height: 100%;
  padding: var(--fl-space-4);
  background: var(--fl-surface-raised);

  & h2 {
    margin: 0;
    font-size: var(--fl-type-title);
  }
`;

/** The buyer's own words. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--fl-space-3);
  border-inline-start: var(--fl-space-1) solid var(--fl-border-strong);
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`;

export const Heading = styled.h3`
  margin: 0;
  font-size: var(--fl-type-body);
`;

export const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
`;

export const KeyLine = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  margin: 0;
  padding: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  list-style: none;

  & li {
    display: inline-flex;
    align-items: center;
    gap: var(--fl-space-1);
    white-space: nowrap;
  }
`;
