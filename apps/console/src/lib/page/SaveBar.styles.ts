import { styled } from 'styled-components';

/** The foot of a form on a page: what it comes to at the start, its buttons at the end. It stays in sight while a long form scrolls. */
export const SaveBar = styled.div`
  position: sticky;
  /* over a first column that stays in sight as well */
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--fl-space-2) var(--fl-space-3);
  padding: var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  /* nothing of the form is read between it and the edge of the window */
  box-shadow: 0 var(--fl-space-4) 0 var(--fl-surface-raised);

  & > [role='status'] {
    flex: 1 1 200px;
  }
`;
