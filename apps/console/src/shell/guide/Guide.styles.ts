import { styled } from 'styled-components';

/** A line of the guide: what, why or how, and where it is done. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--fl-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: var(--fl-space-1) var(--fl-space-3);
    align-items: start;
    break-inside: avoid;
  }
  & svg {
    margin-block-start: 2px;
    color: var(--fl-text-muted);
  }
  & [data-done] svg {
    color: var(--fl-text-success);
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-body);
  }
  & kbd {
    padding: 1px var(--fl-space-2);
    border: var(--fl-border-width) solid var(--fl-border-subtle);
    border-radius: var(--fl-radius-small);
    font-family: inherit;
  }
`;

export const Search = styled.div`
  margin-block-end: var(--fl-space-4);

  @media print {
    display: none;
  }
`;
