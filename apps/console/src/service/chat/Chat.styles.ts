import { ChatThread } from '@fireline/ui/ChatThread';
import { styled } from 'styled-components';

/** A thread as high as the screen leaves room for. */
export const Talk = styled(ChatThread)`
  height: clamp(360px, calc(100dvh - 260px), 900px);
`;

/** A thread with what belongs to it beside, or below where it is narrow. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: var(--fl-space-4);
  align-items: start;

  & > * {
    display: grid;
    gap: var(--fl-space-3);
    min-width: 0;
  }
  @media (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** List, thread, and who asks. On a phone the list makes way for the chosen thread. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr) 280px;
  gap: var(--fl-space-4);
  align-items: start;

  & > * {
    display: grid;
    gap: var(--fl-space-3);
    min-width: 0;
  }
  @media (width < 1300px) {
    grid-template-columns: 280px minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
    }
  }
  @media (width < 800px) {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 1;
    }
    &[data-chosen] > :first-child {
      display: none;
    }
    &:not([data-chosen]) > :nth-child(2) {
      display: none;
    }
  }
`;

/** In place of thread and asker while no chat is chosen. */
export const Unchosen = styled.div`
  grid-column: 2 / -1;
  align-content: center;
  min-height: 360px;
  border: 1px dashed var(--fl-border-default);
  border-radius: var(--fl-radius-large);
`;

export const Rows = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  max-height: calc(100dvh - 300px);
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  list-style: none;
`;

/** A chat in the list. */
export const RowLink = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--fl-space-2);
  width: 100%;
  padding: var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid transparent;
  border-radius: var(--fl-radius-medium);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: var(--fl-text-muted);
  }
  &[data-unread] > span:first-child {
    font-weight: 600;
  }
  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-current='true'] {
    border-color: var(--fl-border-strong);
    background: var(--fl-surface-hover);
  }
  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -2px;
  }
`;

/** A heading line of a thread with what can be done. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-3);
  align-items: center;
  justify-content: space-between;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
`;

/** Short lists of links. */
export const Links = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** A saved reply in its list. */
export const Reply = styled.li`
  padding-block: var(--fl-space-3);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: var(--fl-text-muted);
  }
  & > p {
    margin-block: var(--fl-space-1) var(--fl-space-2);
    white-space: pre-wrap;
  }
`;
