import { foreground } from './drawing.ts';

/** How an entity gets its colour when it has none of its own: from its layer, or from the insert it is drawn by. */
export const byLayer = -1;
export const byBlock = -2;

const whole = 255;
const shades = [255, 165, 127, 76, 38] as const;
const basic = [foreground, 0xff0000, 0xffff00, 0x00ff00, 0x00ffff, 0x0000ff, 0xff00ff, foreground, 0x808080, 0xc0c0c0];
const greys = [0x333333, 0x505050, 0x696969, 0x828282, 0xbebebe, 0xffffff];
const hues = 24;

/** Red, green and blue of one of 24 hues, each 0 to 255 before rounding. */
const hueParts = (hue: number): readonly number[] =>
  [0, 8, 16].map((shift) => {
    const distance = Math.abs(((hue - shift + hues * 1.5) % hues) - hues / 2);
    return whole * Math.min(1, Math.max(0, 2 - distance / 4));
  });

const indexed = (index: number): number => {
  if (index < 10) return basic[index] ?? foreground;
  if (index >= 250) return greys[index - 250] ?? foreground;
  const shade = shades[Math.floor((index % 10) / 2)] ?? whole;
  const isPale = index % 2 === 1;
  const parts = hueParts(Math.floor(index / 10) - 1).map((part) => {
    const strong = Math.floor(((isPale ? part / 2 + whole / 2 : part) * shade) / whole);
    return Math.min(whole, strong);
  });
  return ((parts[0] ?? 0) << 16) | ((parts[1] ?? 0) << 8) | (parts[2] ?? 0);
};

const palette: readonly number[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, index) => indexed(index));

/** The colour of an entity by its number (62): 0 by its block, 256 by its layer, else of the palette that all drawings share. */
export const colorOfIndex = (index: number): number => {
  if (index === 0) return byBlock;
  return palette[Math.abs(index)] ?? byLayer;
};

/** A true colour (420). */
export const colorOfTrue = (value: number): number => value & 0xffffff;
