import type { AlarmLevel } from '@fireline/domain/alarm';

interface LevelSymbol {
  /** The outline, filled with the level's colour. */
  readonly shape: string;
  /** The number inside, as an outline to be filled: a font's digit would not sit on the pixel grid. */
  readonly digit: string;
}

/**
 * One symbol per alarm level on a 16 px grid: octagon, triangle, diamond, square, circle, each with its number inside, so that
 * levels are told apart by shape and by number, without colour.
 * @spec ALM-02
 */
export const alarmLevelSymbols: Readonly<Record<AlarmLevel, LevelSymbol>> = {
  1: {
    shape: 'M5 .75h6L15.25 5v6L11 15.25H5L.75 11V5z',
    digit: 'M8.06 3.83 5.81 5.33a.8.8 0 0 0 .88 1.34L7.7 6v5.75a.8.8 0 0 0 1.6 0V4.5a.8.8 0 0 0-1.24-.67z',
  },
  2: {
    shape: 'M8 .75 15.75 14.75H.25z',
    digit:
      'M5.59 8.05A2.5 2.5 0 0 1 10.44 8.49Q10.55 9.3 9.82 10.21 9.49 10.65 8.5 11.63L8.23 11.9H10.1a.8.8 0 0 1 0 1.6H6.35a.8.8 0 0 1-.59-1.34Q6.36 11.5 7.37 10.5 8.78 9.1 8.85 8.64A.9.9 0 0 0 7.11 8.55A.8.8 0 0 1 5.59 8.05z',
  },
  3: {
    shape: 'M8 0l8 8-8 8-8-8z',
    digit:
      'M9.75 4.1H6a.8.8 0 0 0 0 1.6h2.09L7.13 6.9A.8.8 0 0 0 7.73 8.2A1.3 1.3 0 1 1 6.55 10.12A.8.8 0 0 0 5.15 10.88A2.9 2.9 0 1 0 9.12 6.97L10.37 5.4A.8.8 0 0 0 9.75 4.1z',
  },
  4: {
    shape: 'M1.5 1.5h13v13h-13z',
    digit:
      'M8.6 10.7V12a.8.8 0 0 0 1.6 0v-1.3h.6a.8.8 0 0 0 0-1.6h-.6V4.6a.8.8 0 0 0-1.45-.47l-3.8 5.3A.8.8 0 0 0 5.6 10.7zM8.6 9.1V7.09L7.16 9.1z',
  },
  5: {
    shape: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
    digit:
      'M7.46 5.55H10a.8.8 0 0 0 0-1.6H6.75a.8.8 0 0 0-.79.71L5.61 7.61A.8.8 0 0 0 6.9 8.32A1.35 1.35 0 1 1 6.68 10.21A.8.8 0 0 0 5.42 11.19A2.95 2.95 0 1 0 7.35 6.45z',
  },
};
