import { styled } from 'styled-components';

/** A value with its small button, on one line where there is room for it. */
export const Held = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-1);
  max-width: 100%;
  outline: none;

  & > span {
    min-width: 0;
    /* in a cell, which has one line, the end is cut off and not the button; a focus ring keeps its room */
    overflow: clip;
    overflow-clip-margin: 3px;
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
    width: 24px;
    height: 24px;
    min-height: 24px;
  }

  /* a finger needs more room than the line has */
  @media (pointer: coarse) {
    & > button::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }

  & svg {
    width: 16px;
    height: 16px;
  }
`;
