import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.a`
  border-radius: var(--fl-radius-small);
  color: var(--fl-text-link);
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${focusRing}

  &:hover {
    text-decoration-thickness: 2px;
  }

  &[data-quiet]:not(:hover) {
    color: inherit;
    text-decoration-color: var(--fl-border-strong);
  }

  & svg {
    width: 0.9em;
    height: 0.9em;
    margin-inline-start: 0.2em;
    vertical-align: -0.08em;
  }
`;
