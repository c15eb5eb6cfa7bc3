import { styled } from 'styled-components';

/** Four lanes, one for each stage, with time from left to right. */
export const Lanes = styled.ol`
  position: relative;
  height: 128px;
  margin: 0;
  padding: 0;
  border-bottom: 1px solid var(--fl-border);
  list-style: none;
`;

/** A stretch of the night in the lane of its stage: the deeper the sleep, the lower and the darker. */
export const Stretch = styled.li`
  position: absolute;
  left: var(--fl-from);
  width: var(--fl-length);
  height: 28px;
  border-radius: var(--fl-radius-small);
  background: var(--fl-text-muted);

  &[data-stage='awake'] {
    top: 0;
    opacity: 0.35;
  }
  &[data-stage='rem'] {
    top: 32px;
    opacity: 0.55;
  }
  &[data-stage='light'] {
    top: 64px;
    opacity: 0.75;
  }
  &[data-stage='deep'] {
    top: 96px;
  }
`;
