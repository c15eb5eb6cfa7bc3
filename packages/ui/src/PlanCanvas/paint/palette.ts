import { type DrawingStyle, foreground } from '@fireline/domain/plan/drawing';
import { contrastRatio } from '../../tokens/index.ts';
import type { Palette } from './raster.ts';

/** How the plan is coloured: as its author did, or in grey, so that alarms stand out. */
export type PlanColours = 'drawing' | 'grey';

/** The sheet the plan is drawn on and the ink of the theme, as `#rrggbb`. */
export interface Paper {
  readonly paper: string;
  readonly ink: string;
}

/** Symbols and lines need 3:1, text 4.5:1 (WCAG 1.4.11 and 1.4.3). */
const [lineRatio, textRatio] = [3, 4.5];
/** How much of a fill's own colour is seen, so that lines and texts upon it can be read. */
const fillPart = { drawing: 0.45, grey: 0.16 } as const;
const steps = 32;

const hex = (rgb: number): string => `#${(rgb & 0xffffff).toString(16).padStart(6, '0')}`;
const number = (colour: string): number => Number.parseInt(colour.slice(1, 7), 16);

/** `part` of the first colour, the rest of the second. */
export function mixed(front: number, back: number, part: number): number {
  const channel = (shift: number): number =>
    Math.round(((front >> shift) & 0xff) * part + ((back >> shift) & 0xff) * (1 - part)) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** The colour itself where it can be seen on the paper; else with as little of the theme's ink in it as makes it so. */
export function legible(rgb: number, { paper, ink }: Paper, ratio: number): number {
  for (let step = 0; step < steps; step += 1) {
    const colour = mixed(number(ink), rgb, step / steps);
    if (contrastRatio(hex(colour), paper) >= ratio) return colour;
  }
  return number(ink);
}

/** The lightest grey between paper and ink that reaches the ratio. */
function greyOf({ paper, ink }: Paper, ratio: number): number {
  return legible(number(paper), { paper, ink }, ratio);
}

/** `0xRRGGBB` as pixels lie in memory, opaque. */
const pixel = (rgb: number): number =>
  (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | ((rgb >> 16) & 0xff)) >>> 0;

/**
 * What each style looks like on this paper. In the drawing's colours each keeps its hue and reaches 3:1 as a line and 4.5:1 as text: pale
 * yellow on white gets darker, deep blue on black lighter, and the foreground colour is the theme's ink. In grey there are two tones, so that what
 * the author left in the foreground colour still stands before the rest.
 */
export function paletteOf(styles: readonly DrawingStyle[], paper: Paper, colours: PlanColours): Palette {
  const [quiet, plain] = [greyOf(paper, lineRatio), greyOf(paper, textRatio)];
  const palette = {
    lines: new Uint32Array(styles.length),
    fills: new Uint32Array(styles.length),
    texts: new Uint32Array(styles.length),
  };
  const known = new Map<number, readonly [number, number, number]>();
  const colour = (own: number): readonly [number, number, number] => {
    const rgb = own === foreground ? number(paper.ink) : own & 0xffffff;
    const seen = colours === 'drawing' ? legible(rgb, paper, lineRatio) : own === foreground ? plain : quiet;
    const text = colours === 'drawing' ? legible(rgb, paper, textRatio) : plain;
    const fill = mixed(colours === 'drawing' ? seen : number(paper.ink), number(paper.paper), fillPart[colours]);
    return [pixel(seen), pixel(fill), pixel(text)];
  };
  for (const [place, style] of styles.entries()) {
    const three = known.get(style.color) ?? colour(style.color);
    known.set(style.color, three);
    [palette.lines[place], palette.fills[place], palette.texts[place]] = three;
  }
  return palette;
}
