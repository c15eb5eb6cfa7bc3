import { styled } from 'styled-components';
import { phoneWidth } from '../lib/phoneWidth.ts';

/** A short mark after a name. */
export const Tag = styled.span`
  margin-inline-start: var(--fl-space-2);
  padding: 0 var(--fl-space-1);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  white-space: nowrap;

  &[data-tone='attention'] {
    border-color: var(--fl-status-attention-border);
    color: var(--fl-text-default);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;

/** Roles at the left, the chosen one at the right; on a phone below each other. */
export const Empower = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 260px) minmax(0, 1fr);
  gap: var(--fl-space-4);

  @media ${phoneWidth} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RoleList = styled.ul`
  display: grid;
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fl-space-2);
    min-height: var(--fl-size-row);
    padding: var(--fl-space-2) var(--fl-space-3);
    border-inline-start: 3px solid transparent;
    color: var(--fl-text-default);
    text-decoration: none;
    align-items: center;
  }
  & a:hover {
    background: var(--fl-action-quiet-hover);
  }
  & a[aria-current='true'] {
    border-color: var(--fl-border-selected);
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }
  & small {
    color: var(--fl-text-muted);
    font-weight: var(--fl-weight-regular);
  }

  @media ${phoneWidth} {
    max-height: 200px;
    overflow: auto;
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-medium);
  }
`;

export const PreviewMenu = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & ul {
    display: grid;
    gap: var(--fl-space-1);
    margin: var(--fl-space-1) 0 0;
    padding-inline-start: var(--fl-space-4);
    list-style: none;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  min-width: 0;
`;
