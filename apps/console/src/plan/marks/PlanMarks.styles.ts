import { styled } from 'styled-components';

/** Beside the plan while it is edited; its end stays in sight, however much is marked. */
export const MarkPanel = styled.section`
  display: grid;
  gap: var(--fl-space-3);
  /* the line before a chosen mark stands in it */
  padding-inline-start: calc(var(--fl-space-2) + 3px);

  & > h2 {
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
  }
  & > p {
    color: var(--fl-text-muted);
  }
`;

export const MarkButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);

  &[data-end] {
    position: sticky;
    inset-block-end: 0;
    justify-content: space-between;
    padding-block: var(--fl-space-2);
    background: var(--fl-surface-base);
  }
`;

export const MarkList = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  margin: 0 0 0 calc(-1 * var(--fl-space-2) - 3px);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--fl-space-1);
    align-items: start;
    padding-inline-start: var(--fl-space-2);
    border-inline-start: 3px solid transparent;
  }
  & > li[data-selected] {
    border-color: var(--fl-action-primary);
  }
`;
