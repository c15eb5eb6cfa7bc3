import { styled } from 'styled-components';

/** The parts of one entry, in the order of the reader's language. */
export const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: max-content;
  padding: 0 var(--fl-size-inset);
  line-height: var(--fl-leading-body);
  white-space: nowrap;
  cursor: text;
  /* a date of these languages keeps its order inside a text from right to left */
  direction: ltr;

  :dir(rtl) > & {
    justify-content: flex-end;
  }
`;

export const Part = styled.span`
  display: inline-block;
  padding: 0 1px;
  border-radius: var(--fl-radius-small);
  outline: none;
  font-variant-numeric: tabular-nums;
  text-align: center;
  caret-color: transparent;

  /* as wide empty as filled: a filter must not jump; and large enough to be pressed */
  min-width: max(24px, calc(2ch + 2px));
  min-height: 24px;
  line-height: 24px;
  &[data-part='year'] {
    min-width: calc(4ch + 2px);
  }
  &[data-placeholder] {
    color: var(--fl-text-muted);
  }
  &:focus {
    background: var(--fl-action-primary);
    color: var(--fl-action-primary-text);
  }
  [data-disabled] & {
    color: inherit;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:focus {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Between = styled.span`
  color: var(--fl-text-muted);
  white-space: pre;

  [data-disabled] & {
    color: inherit;
  }
`;
