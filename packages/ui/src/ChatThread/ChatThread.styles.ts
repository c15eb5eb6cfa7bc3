import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 560px;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-base);
  color: var(--fl-text-default);
`;

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Log = styled.div`
  position: relative;
  flex: 1;
  overflow: hidden auto;
  padding: var(--fl-space-4);
  overscroll-behavior: contain;
  /* the place is kept by ourselves, and twice would be too far */
  overflow-anchor: none;

  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -2px;
  }
`;

export const Older = styled.div`
  display: grid;
  place-items: center;
  margin-block-end: var(--fl-space-3);
`;

/** A line with a word in it: a day, or where the unread begin. */
export const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fl-space-3);
  margin-block: var(--fl-space-4) var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &::before,
  &::after {
    flex: 1;
    border-block-start: var(--fl-border-width) solid var(--fl-border-default);
    content: '';
  }
  &[data-unread] {
    color: var(--fl-text-link);
  }
  &[data-unread]::before,
  &[data-unread]::after {
    border-color: var(--fl-border-selected);
  }
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-3);
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: var(--fl-space-1);

  &[data-own] {
    justify-items: end;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-2);
  max-width: 100%;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  overflow-wrap: anywhere;
`;

export const Bubble = styled.div`
  max-width: min(85%, var(--fl-measure-text));
  padding: var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;

  [data-own] > & {
    border-color: var(--fl-border-default);
    background: var(--fl-surface-selected);
  }
  [data-state='failed'] > & {
    border-color: var(--fl-border-danger);
  }
  & > [data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
  }
`;

export const Images = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  max-width: 85%;
`;

export const ImageLink = styled.a`
  display: block;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-placeholder);
  ${focusRing}

  & > img {
    display: block;
    width: 160px;
    max-width: 100%;
    height: 120px;
    border-radius: inherit;
    object-fit: cover;
  }
`;

export const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1) var(--fl-space-2);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &[data-failed] {
    color: var(--fl-text-danger);
  }
  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
`;

export const ToEnd = styled.div`
  position: absolute;
  inset-block-end: var(--fl-space-3);
  inset-inline: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  & > button {
    background: var(--fl-surface-overlay);
    box-shadow: var(--fl-shadow-overlay);
    pointer-events: auto;
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
  gap: var(--fl-space-2);
  padding: var(--fl-space-3) var(--fl-space-4);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  background: var(--fl-surface-raised);
  border-end-start-radius: var(--fl-radius-large);
  border-end-end-radius: var(--fl-radius-large);
`;

export const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--fl-space-1);
    max-width: 100%;
    padding-inline-start: var(--fl-space-2);
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-small);
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    white-space: nowrap;
  }
`;

export const Replies = styled.ul`
  max-height: 13em;
  margin: 0;
  padding: var(--fl-space-1);
  overflow-y: auto;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  list-style: none;
`;

export const ReplyOption = styled.li`
  padding: var(--fl-space-1) var(--fl-space-2);
  overflow: hidden;
  border-radius: var(--fl-radius-small);
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &[aria-selected='true'],
  &:hover {
    background: var(--fl-surface-sunken);
  }
  &[aria-selected='true'] {
    outline: var(--fl-border-width) solid var(--fl-border-strong);
  }
  & > span {
    color: var(--fl-text-muted);
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2);

  & > small {
    flex: 1 1 12em;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

export const Closed = styled.p`
  color: var(--fl-text-muted);
`;
