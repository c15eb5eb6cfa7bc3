import { css } from 'styled-components';

/** A layer over the whole plan; presses go through to it except on what stands on the layer. */
export const overPlan = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  font-size: var(--fl-type-body);

  & > * {
    pointer-events: auto;
  }
`;
