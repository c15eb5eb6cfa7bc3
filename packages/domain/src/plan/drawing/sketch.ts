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

type Drawn = Pick<Drawing, 'extent' | 'layers' | 'styles' | 'segments' | 'segmentStyles'>;

/**
 * The longest lines of a drawing on the layers that it shows, each once, in a small box. Arcs, fills and texts are left out: they are no part of
 * what a floor is known by.
 * @returns undefined: there is nothing to be seen
 * @spec PLN-01
 */
export function sketchOf({ extent, layers, styles, segments, segmentStyles }: Drawn): DrawingSketch | undefined {
  if (!extent) return undefined;
  const [across, up] = [extent.maxX - extent.minX, extent.maxY - extent.minY];
  const longer = Math.max(across, up);
  if (!(longer > 0) || !Number.isFinite(longer)) return undefined;
  const scale = sketchSize / longer;
  const isSeen = styles.map(({ layer }) => layers[layer]?.isShown ?? false);
  const strokes = new Map<string, number>();
  for (let line = 0; line < segmentStyles.length; line += 1) {
    if (!isSeen[segmentStyles[line] ?? -1]) continue;
    const at = line * 4;
    const x0 = Math.round(((segments[at] ?? 0) - extent.minX) * scale);
    const y0 = Math.round((extent.maxY - (segments[at + 1] ?? 0)) * scale);
    const x1 = Math.round(((segments[at + 2] ?? 0) - extent.minX) * scale);
    const y1 = Math.round((extent.maxY - (segments[at + 3] ?? 0)) * scale);
    const length = Math.hypot(x1 - x0, y1 - y0);
    // also what is no number is no stroke
    if (!(length >= shortestStroke)) continue;
    strokes.set(x0 < x1 || (x0 === x1 && y0 < y1) ? `M${x0} ${y0}L${x1} ${y1}` : `M${x1} ${y1}L${x0} ${y0}`, length);
  }
  if (strokes.size === 0) return undefined;
  const longest = [...strokes].toSorted(([, a], [, b]) => b - a).slice(0, sketchStrokesMax);
  return {
    width: Math.max(1, Math.round(across * scale)),
    height: Math.max(1, Math.round(up * scale)),
    path: longest.map(([stroke]) => stroke).join(''),
  };
}
