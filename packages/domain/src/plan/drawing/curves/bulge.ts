import { type Ellipse, circle } from './ellipse.ts';

/** A bulge smaller than this is a straight line. */
const flat = 1e-9;
/** One larger than this is a circle to the eye, and its centre can no longer be told from the line. */
const mostBulge = 1e6;

export interface BulgeArc {
  readonly arc: Ellipse;
  readonly start: number;
  readonly sweep: number;
}

/**
 * The arc between two corners of a polyline: the bulge is the tangent of a quarter of its angle, positive when it turns to the left.
 * Undefined for a straight line.
 */
export function bulgeArc(x0: number, y0: number, x1: number, y1: number, bulge: number): BulgeArc | undefined {
  if (!(Math.abs(bulge) > flat && Math.abs(bulge) < mostBulge) || (x0 === x1 && y0 === y1)) return undefined;
  // from the middle of the chord to the centre, in half chords to the left
  const offset = (1 - bulge * bulge) / (4 * bulge);
  const x = (x0 + x1) / 2 - (y1 - y0) * offset;
  const y = (y0 + y1) / 2 + (x1 - x0) * offset;
  const radius = Math.hypot(x0 - x, y0 - y);
  return { arc: circle(x, y, radius), start: Math.atan2(y0 - y, x0 - x), sweep: 4 * Math.atan(bulge) };
}
