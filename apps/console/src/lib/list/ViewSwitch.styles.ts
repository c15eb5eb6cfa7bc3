import { styled } from 'styled-components';

/** Buttons side by side, one of them pressed. */
export const Switches = styled.div`
  display: flex;

  & > button {
    border-radius: 0;
  }
  & > button:first-child {
    border-start-start-radius: var(--fl-radius-medium);
    border-end-start-radius: var(--fl-radius-medium);
  }
  & > button:last-child {
    border-start-end-radius: var(--fl-radius-medium);
    border-end-end-radius: var(--fl-radius-medium);
  }
  & > button + button {
    margin-inline-start: calc(-1 * var(--fl-border-width));
  }
`;
