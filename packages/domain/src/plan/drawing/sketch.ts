import type { Drawing } from './drawing.ts';

/** A drawing as a few strokes: what it looks like where it is a finger wide. */
export interface DrawingSketch {
  readonly width: number;
  readonly height: number;
  /** Strokes of an SVG path within the box, y downwards; whole numbers. */
  readonly path: string;
}

/** The longer side of the box, and how many strokes there are at most. @spec PLN-01 */
export const sketchSize = 120;
export const sketchStrokesMax = 320;
/** What is shorter would be a dot. */
const shortestStroke = 3;

/** The points of the box, row by row. */
const across = sketchSize + 1;
const places = across * across;
const placeOf = (x: number, y: number): number => y * across + x;
/** What lies far off is left out, and so is what is no number. */
const isInBox = (x: number, y: number): boolean => x >= 0 && x <= sketchSize && y >= 0 && y <= sketchSize;
const pointAt = (place: number): string => `${place % across} ${Math.floor(place / across)}`;

type Drawn = Pick<Drawing, 'extent' | 'layers' | 'styles' | 'segments' | 'segmentStyles'>;

/**
 * The longest lines of a drawing within its extent, on the layers that it shows, each once, in a small box. Arcs, fills and texts are left out: they are no part of
 * what a floor is known by.
 * @param drawing its extent is what is looked at: {@link gatheredOf} leaves out what lies far off
 * @returns undefined: there is nothing to be seen
 * @spec PLN-01
 */
export function sketchOf(drawing: Drawn): DrawingSketch | undefined {
  const { extent, layers, styles, segments, segmentStyles } = drawing;
  if (!extent) return undefined;
  const [wide, high] = [extent.maxX - extent.minX, extent.maxY - extent.minY];
  const longer = Math.max(wide, high);
  if (!(longer > 0) || !Number.isFinite(longer)) return undefined;
  const scale = sketchSize / longer;
  const isSeen = styles.map(({ layer }) => layers[layer]?.isShown ?? false);
  // by number: a drawing has millions of lines, of which most fall together or are too short
  const strokes = new Map<number, number>();
  for (let line = 0; line < segmentStyles.length; line += 1) {
    if (!isSeen[segmentStyles[line] ?? -1]) continue;
    const at = line * 4;
    const x0 = Math.round(((segments[at] ?? 0) - extent.minX) * scale);
    const y0 = Math.round((extent.maxY - (segments[at + 1] ?? 0)) * scale);
    const x1 = Math.round(((segments[at + 2] ?? 0) - extent.minX) * scale);
    const y1 = Math.round((extent.maxY - (segments[at + 3] ?? 0)) * scale);
    if (!isInBox(x0, y0) || !isInBox(x1, y1)) continue;
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length < shortestStroke) continue;
    const [from, to] = [placeOf(x0, y0), placeOf(x1, y1)];
    strokes.set(from < to ? from * places + to : to * places + from, length);
  }
  if (strokes.size === 0) return undefined;
  const longest = [...strokes].toSorted(([, a], [, b]) => b - a).slice(0, sketchStrokesMax);
  return {
    width: Math.max(1, Math.round(wide * scale)),
    height: Math.max(1, Math.round(high * scale)),
    path: longest.map(([stroke]) => `M${pointAt(Math.floor(stroke / places))}L${pointAt(stroke % places)}`).join(''),
  };
}
