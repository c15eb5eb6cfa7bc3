import { styled } from 'styled-components';

export const Root = styled.section`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-4);
  min-width: 0;
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);

  & h3 {
    margin: 0 0 var(--fl-space-2);
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }
  & p {
    margin: 0;
    color: var(--fl-text-muted);
  }
`;

export const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--fl-space-3);

  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Layers = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    height: var(--fl-size-row);
    padding: 0 var(--fl-space-3) 0 0;
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
  }
  & thead th {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & tbody th {
    overflow-wrap: anywhere;
  }
  & [data-figure] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** A sign of its own for each kind of change. */
export const Change = styled.span`
  display: inline-flex;
  gap: var(--fl-space-1);
  align-items: center;
  white-space: nowrap;

  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-text-muted);
  }
`;

export const Orphans = styled.ul`
  margin: var(--fl-space-2) 0 0;
  padding: 0;
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  list-style: none;

  & > li {
    display: flex;
    gap: var(--fl-space-3);
    align-items: center;
    justify-content: space-between;
    min-height: var(--fl-size-row);
    padding-block: var(--fl-space-1);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    content-visibility: auto;
    contain-intrinsic-size: auto var(--fl-size-row);
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-6);

  & > span {
    display: inline-flex;
    gap: var(--fl-space-2);
    align-items: center;
  }
  & svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-status-normal-fill);
  }
  & [data-orphans] svg {
    color: var(--fl-status-attention-fill);
  }
`;

export const Back = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-3);
  align-items: center;

  & > [role='alert'] {
    flex-basis: 100%;
    color: var(--fl-text-danger);
  }
`;
