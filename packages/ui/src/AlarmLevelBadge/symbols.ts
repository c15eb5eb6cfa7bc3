import type { AlarmLevel } from '@fireline/domain/alarm';

interface LevelSymbol {
  /** The outline, filled with the level's colour. */
  readonly shape: string;
  /** The number inside, as strokes: a font's digit would not sit on the pixel grid. */
  readonly digit: string;
}

/**
 * One symbol per alarm level on a 16 px grid: octagon, triangle, diamond, square, circle, each with its number inside, so that
 * levels are told apart by shape and by number, without colour.
 * @spec ALM-02
 */
export const alarmLevelSymbols: Readonly<Record<AlarmLevel, LevelSymbol>> = {
  1: { shape: 'M5 .75h6L15.25 5v6L11 15.25H5L.75 11V5z', digit: 'M6.25 6 8.5 4.5v7.25' },
  2: { shape: 'M8 .75 15.75 14.75H.25z', digit: 'M6.35 8.3a1.7 1.7 0 0 1 3.3.3c0 1.1-1.4 2-3.3 4.1h3.75' },
  3: { shape: 'M8 0l8 8-8 8-8-8z', digit: 'M6 4.9h3.75L7.75 7.4a2.1 2.1 0 1 1-1.9 3.1' },
  4: { shape: 'M1.5 1.5h13v13h-13z', digit: 'M9.4 12V4.6L5.6 9.9h5.2' },
  5: { shape: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z', digit: 'M10 4.75H6.75L6.4 7.7a2.15 2.15 0 1 1-.35 3' },
};
