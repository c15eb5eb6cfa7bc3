import { styled } from 'styled-components';

/** A device or a company: what it is at the left, its day or its phone at the right. */
export const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--fl-space-1) var(--fl-space-4);
    padding-block: var(--fl-space-2);
  }
  /* a long text breaks, so that the mark beside it stays at the end */
  & > li > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & > li + li {
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-body);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--fl-space-4);
  margin-block-end: var(--fl-space-3);
`;

export const Quiet = styled.p`
  margin-block: var(--fl-space-2) 0;
  color: var(--fl-text-muted);
`;

/** Cards of one column below each other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-4);
`;
