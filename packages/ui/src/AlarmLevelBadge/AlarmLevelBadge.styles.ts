import { css, keyframes, styled } from 'styled-components';
import { oneText, symbolBefore, wholeLine } from '../lib/alarm/symbolBox.ts';
import { alarmLevelSymbols } from './symbols.ts';

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

/** What the number needs behind it, on whole pixels within the shape: left, top / width, height. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  2: ['6px 6px / 4px 2px', '5px 7px / 6px 7px'],
  4: ['4px 3px / 8px 10px'],
};
const ground = ['6px 3px / 4px 10px', '5px 4px / 6px 8px'];
const groundOf = (level: string): string =>
  (grounds[level] ?? ground).map((place) => `linear-gradient(currentcolor 0 0) ${place} no-repeat`).join(', ');

// The number is a hole in the shape, with its colour behind it. Each property by its own rule: as variables of each badge they would cost as
// much as the word.
const levels = Object.entries(alarmLevelSymbols)
  .map(
    ([level, { shape, digit }]) => `
      &[data-level='${level}'] { color: var(--fl-alarm-${level}-text); }
      &[data-level='${level}'] > i {
        color: var(--fl-alarm-${level}-on-fill);
        background: ${groundOf(level)};
      }
      &[data-level='${level}'] > i::before {
        background: var(--fl-alarm-${level}-fill);
        clip-path: path(evenodd, '${shape}${digit}');
      }`,
  )
  .join('');

const badge = css`
  display: inline-flex;
  vertical-align: middle;
  gap: 6px;
  align-items: center;
  ${wholeLine}
  white-space: nowrap;

  &[data-emphasis='strong'] {
    font-weight: var(--fl-weight-strong);
  }

  & > i {
    flex: none;
    zoom: var(--fl-size-icon-scale);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }

  & > i::before {
    ${symbolBefore}
    display: block;
    zoom: 1;
  }

  &[data-size='large'] > i {
    zoom: 1.5;
  }

  ${levels}

  @media (forced-colors: active) {
    &[data-level] > i {
      color: Canvas;
    }

    &[data-level] > i::before {
      background: CanvasText;
    }
  }
`;

export const Badge = styled.span(oneText(badge));

const ring = keyframes`
  0%, 55% { outline-color: var(--fl-alarm-1-fill); }
  65%, 90% { outline-color: transparent; }
  100% { outline-color: var(--fl-alarm-1-fill); }
`;

/** The symbol in a ring that blinks: the number can be read at every moment. */
export const Light = styled.i`
  border-radius: 5px;
  outline: 2px solid var(--fl-alarm-1-fill);
  outline-offset: 1px;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${ring} var(--fl-motion-blink) linear infinite;
  }
`;
