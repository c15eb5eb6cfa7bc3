import { css, keyframes, styled } from 'styled-components';
import { levelColours } from './levelColours.ts';

const blink = keyframes`
  0%, 55% { opacity: 1; }
  65%, 90% { opacity: 0.25; }
  100% { opacity: 1; }
`;

/** One blink a second at most, none for readers who asked for less motion. */
export const blinking = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${blink} var(--fl-motion-blink) linear infinite;
  }
`;

export const Badge = styled.span`
  ${levelColours}
  display: inline-flex;
  vertical-align: middle;
  gap: 6px;
  align-items: center;
  color: var(--level-text);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  &[data-emphasis='strong'] {
    font-weight: var(--fl-weight-strong);
  }

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }

  &[data-size='large'] > svg {
    width: 24px;
    height: 24px;
  }

  &[data-blinking] > svg {
    ${blinking}
  }

  & > svg > :first-child {
    fill: var(--level-fill);
  }

  & > svg > :last-child {
    fill: none;
    stroke: var(--level-on-fill);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.6;
  }

  @media (forced-colors: active) {
    & > svg > :first-child {
      fill: CanvasText;
    }

    & > svg > :last-child {
      stroke: Canvas;
    }
  }
`;
