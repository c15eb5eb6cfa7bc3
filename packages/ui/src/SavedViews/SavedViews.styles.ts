import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;
`;

export const Current = styled.span`
  overflow: hidden;
  max-width: 14em;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Mark = styled.small`
  color: var(--fl-text-info);
  font-size: var(--fl-type-caption);
  font-weight: var(--fl-weight-regular);
  white-space: nowrap;
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  width: min(320px, calc(100vw - 48px));
`;

export const List = styled.ul`
  overflow-y: auto;
  max-height: 240px;
  /* room for the focus ring */
  padding: 4px;
  margin: -4px;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
  }
  & > li > button:first-child {
    flex: 1;
    justify-content: start;
    min-width: 0;
  }
  & > li > button:first-child > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [aria-current='true'] {
    background: var(--fl-surface-selected);
  }
  & [aria-pressed='true'] svg {
    fill: currentColor;
  }
  @media (forced-colors: active) {
    & [aria-current='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Save = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-2);
  padding-block-start: var(--fl-space-3);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
`;
