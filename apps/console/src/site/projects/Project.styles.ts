import { styled } from 'styled-components';

/** Fields of a form one below the other, short ones beside each other where there is room. */
export const Fields = styled.div`
  display: grid;
  gap: var(--fl-space-4);
  grid-template-columns: minmax(0, 1fr);
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: var(--fl-space-3);
`;

/** The head of a project over one of its lists. */
export const Lead = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  padding-block-end: var(--fl-space-2);
`;

/** As tabs look; each is a page with an address of its own. */
export const Lists = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1);
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--fl-size-control);
    padding: 0 var(--fl-size-inset);
    border-block-end: 2px solid transparent;
    color: var(--fl-text-muted);
    text-decoration: none;
  }
  & > a:hover {
    color: var(--fl-text-default);
  }
  & > a[aria-current] {
    border-block-end-color: var(--fl-border-selected);
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
`;
