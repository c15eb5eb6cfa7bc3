import { styled } from 'styled-components';

/** The tick box before a choice: many may be taken. Decoration: the line it stands in says whether it is. */
export const Tick = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--fl-size-icon);
  height: var(--fl-size-icon);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  color: var(--fl-action-primary-text);

  &[data-on],
  &[data-mixed] {
    border-color: var(--fl-action-primary);
    background: var(--fl-action-primary);
  }
  & > svg {
    width: 80%;
    height: 80%;
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    &[data-on],
    &[data-mixed] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
