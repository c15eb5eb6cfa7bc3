import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);

  &[data-fill] {
    height: 100%;
    min-height: 0;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2);
  min-height: calc(var(--fl-size-control) + var(--fl-space-2) * 2);
  padding: var(--fl-space-2) var(--fl-size-inset);

  &[data-bulk] {
    background: var(--fl-surface-selected);
  }
  &[data-footer] {
    border-top: var(--fl-border-width) solid var(--fl-border-subtle);
    color: var(--fl-text-muted);
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  & strong {
    font-weight: var(--fl-weight-strong);
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
  }
  & select {
    min-height: var(--fl-size-control);
    padding: 0 var(--fl-space-2);
    border: var(--fl-border-width) solid var(--fl-border-strong);
    border-radius: var(--fl-radius-medium);
    background: var(--fl-surface-raised);
    color: var(--fl-text-default);
  }
  & select:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }
  & [data-spring] {
    flex: 1;
  }
  & [data-chip] {
    border-radius: var(--fl-radius-round);
    color: var(--fl-text-info);
  }
`;

export const Count = styled.span`
  flex: 1;
  color: var(--fl-text-muted);
  white-space: nowrap;
`;

/** The way to other pages, in one line however narrow it is. */
export const Steps = styled.span`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  margin-inline-start: auto;
  white-space: nowrap;
`;

/** Rows and cells are styled from here by attribute: a styled component per cell would cost more than the cell. */
