import { farthest } from '../caps.ts';
import type { Extent } from '../drawing.ts';

/** A box around points: `minX, minY, maxX, maxY`. It holds NaN once it had to go around a point that is none. */
export type Box = Float64Array;

export const createBox = (): Box => Float64Array.of(Infinity, Infinity, -Infinity, -Infinity);
export const clearBox = (box: Box): void => {
  box[0] = Infinity;
  box[1] = Infinity;
  box[2] = -Infinity;
  box[3] = -Infinity;
};
// not by comparing: NaN would slip through
export const widenBox = (box: Box, x: number, y: number): void => {
  box[0] = Math.min(box[0] ?? 0, x);
  box[1] = Math.min(box[1] ?? 0, y);
  box[2] = Math.max(box[2] ?? 0, x);
  box[3] = Math.max(box[3] ?? 0, y);
};
/** Whether all points that the box went around are numbers, and near enough to be drawn; it may be empty. */
export const isNear = (box: Box): boolean =>
  (box[0] ?? 0) >= -farthest && (box[1] ?? 0) >= -farthest && (box[2] ?? 0) <= farthest && (box[3] ?? 0) <= farthest;

/** Widens the one box by the other. */
export const joinBox = (box: Box, other: Box): void => {
  if ((other[0] ?? 0) > (other[2] ?? 0)) return;
  widenBox(box, other[0] ?? 0, other[1] ?? 0);
  widenBox(box, other[2] ?? 0, other[3] ?? 0);
};
export const extentOf = ([minX = 0, minY = 0, maxX = 0, maxY = 0]: Box): Extent | undefined =>
  minX <= maxX ? { minX, minY, maxX, maxY } : undefined;
