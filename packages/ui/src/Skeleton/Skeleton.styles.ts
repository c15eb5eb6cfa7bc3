import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
`;

export const Shape = styled.span`
  display: block;
  width: 100%;
  height: 0.85em;
  margin-block: 0.325em;
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-placeholder);
  animation: ${breathe} 1800ms ease-in-out infinite;

  &:last-child:not(:first-child) {
    width: 62%;
  }
  [data-shape='block'] > & {
    height: 100%;
    /* a line with its margins and the gap to the next takes two of its letters */
    min-height: max(var(--fl-size-control), var(--fl-lines) * 2em - 0.5em);
    margin: 0;
    border-radius: var(--fl-radius-medium);
  }
  [data-shape='circle'] > & {
    width: var(--fl-size-control);
    height: var(--fl-size-control);
    margin: 0;
    border-radius: 50%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
