import { css, styled } from 'styled-components';

/** The text that is typed, without a box of its own: the box around it shows the states. */
export const entry = css`
  flex: 1;
  min-width: 0;
  padding: var(--fl-space-1) var(--fl-size-inset);
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  color: inherit;
  line-height: var(--fl-leading-body);

  &::placeholder {
    color: var(--fl-text-muted);
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Before or after the text: an icon, a currency sign, a unit. */
export const Affix = styled.span`
  display: flex;
  align-items: center;
  color: var(--fl-text-muted);
  white-space: nowrap;

  &:first-child {
    padding-inline-start: var(--fl-size-inset);
  }
  &:last-child {
    padding-inline-end: var(--fl-size-inset);
  }
  & > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
`;
