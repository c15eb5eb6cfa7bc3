import type { AlarmLevel } from '@fireline/domain/alarm';
import type { Point, Span } from '../ChartFrame/index.ts';
import type { Instant } from '../lib/index.ts';

export interface AlarmMark {
  readonly at: Instant;
  readonly level: AlarmLevel;
}

/** Where the point nearest to the instant stands; -1 without points. @param points oldest first */
export function nearestIndex(points: readonly Point[], atMs: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle]?.atMs ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  const after = points[low];
  if (!after) return -1;
  return before && atMs - before.atMs <= after.atMs - atMs ? low - 1 : low;
}

/**
 * The readings as unbroken runs: where a device was silent for longer than `maxGapMs` there is no line, since nothing is known.
 * @param points oldest first
 */
export function runsOf(points: readonly Point[], maxGapMs: number): Point[][] {
  const runs: Point[][] = [];
  let last: Point | undefined;
  for (const point of points) {
    if (last && point.atMs - last.atMs <= maxGapMs) runs.at(-1)?.push(point);
    else runs.push([point]);
    last = point;
  }
  return runs;
}

/** The values to make room for: all readings and the whole range band; a flat line gets some air. */
export function valueSpan(points: readonly Point[], band: Partial<Span> | undefined): Span {
  let from = band?.from ?? Number.POSITIVE_INFINITY;
  let to = band?.to ?? Number.NEGATIVE_INFINITY;
  for (const { value } of points) {
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  if (!Number.isFinite(from) && !Number.isFinite(to)) return { from: 0, to: 1 };
  if (!Number.isFinite(from)) from = to;
  if (!Number.isFinite(to)) to = from;
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}
