import { downsample } from '@fireline/domain/analysis';
import type { AlarmLevel } from '@fireline/domain/alarm';
import { type Span, type ValueScale, isDrawable } from '../ChartFrame/index.ts';
import type { Instant } from '../lib/index.ts';

/** One reading; NaN where it is known that nothing is known. */
export interface Point {
  readonly atMs: number;
  readonly value: number;
}

export interface LinePoint {
  readonly at: Instant;
  /** null: the device had nothing to say; the line breaks there. */
  readonly value: number | null;
}

export interface AlarmMark {
  readonly at: Instant;
  readonly level: AlarmLevel;
}

export const ms = (instant: Instant): number => (typeof instant === 'number' ? instant : new Date(instant).getTime());

/** Points that can be drawn, oldest first: what has no moment is left out, what has no value is a gap. */
export function pointsOf(given: readonly LinePoint[]): Point[] {
  const points: Point[] = [];
  let [isSorted, last] = [true, Number.NEGATIVE_INFINITY];
  for (const { at, value } of given) {
    const atMs = ms(at);
    if (!Number.isFinite(atMs)) continue;
    isSorted &&= atMs >= last;
    last = atMs;
    points.push({ atMs, value: isDrawable(value) ? value : Number.NaN });
  }
  return isSorted ? points : points.toSorted((a, b) => a.atMs - b.atMs);
}

/** The first place whose moment is not before the given one. */
function placeOf(moments: number, momentAt: (index: number) => number, atMs: number): number {
  let [low, high] = [0, moments];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (momentAt(middle) < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The points of a time. @param beside so many more on each side, so that lines reach the edge */
export function pointsWithin(points: readonly Point[], { from, to }: Span, beside = 0): readonly Point[] {
  const momentAt = (index: number): number => points[index]?.atMs ?? 0;
  const first = Math.max(0, placeOf(points.length, momentAt, from) - beside);
  // the next representable moment: the end belongs to the time
  const end = Math.min(points.length, placeOf(points.length, momentAt, to + 1e-3) + beside);
  return first === 0 && end === points.length ? points : points.slice(first, end);
}

/** Where the nearest of the moments stands; -1 without any. @param moments oldest first */
export function nearestIndex(moments: readonly number[], atMs: number): number {
  const after = placeOf(moments.length, (index) => moments[index] ?? 0, atMs);
  if (after === moments.length) return after - 1;
  const before = moments[after - 1];
  return before !== undefined && atMs - before <= (moments[after] ?? 0) - atMs ? after - 1 : after;
}

/** Every moment at which any of the curves has a value, oldest first, each once. */
export function momentsOf(curves: readonly (readonly Point[])[]): number[] {
  const known = curves.map((points) => points.filter(({ value }) => !Number.isNaN(value)).map(({ atMs }) => atMs));
  const moments = known.length === 1 ? (known[0] ?? []) : known.flat().toSorted((a, b) => a - b);
  return moments.filter((atMs, index) => atMs !== moments[index - 1]);
}

/** What a curve says at that very moment; of several points at one moment the last counts. */
export function valueAt(points: readonly Point[], atMs: number): number | undefined {
  const value = points[placeOf(points.length, (index) => points[index]?.atMs ?? 0, atMs + 1e-3) - 1];
  return value?.atMs === atMs && !Number.isNaN(value.value) ? value.value : undefined;
}

/**
 * The readings as unbroken runs: where a device was silent for longer than `gapMsMax`, or had nothing to say, there is no line, since
 * nothing is known.
 * @param points oldest first
 */
export function runsOf(points: readonly Point[], gapMsMax: number): Point[][] {
  const runs: Point[][] = [];
  let last: Point | undefined;
  for (const point of points) {
    if (Number.isNaN(point.value)) {
      last = undefined;
      continue;
    }
    if (last && point.atMs - last.atMs <= gapMsMax) runs.at(-1)?.push(point);
    else runs.push([point]);
    last = point;
  }
  return runs;
}

/** Points a pixel: more than that no screen shows. */
const perPixel = 2;
const short = (pixels: number): string => String(Math.round(pixels * 10) / 10);

/**
 * The drawing of a curve: one path for all its lines, one for readings that stand alone. Each run is thinned to what the width can show,
 * its peaks kept.
 */
export function pathsOf(
  points: readonly Point[],
  { x, y, gapMsMax }: { readonly x: ValueScale; readonly y: ValueScale; readonly gapMsMax: number },
): { readonly lines: string; readonly dots: string } {
  const [left = 0, right = 0] = x.range();
  const share = (perPixel * Math.max(1, right - left)) / Math.max(1, points.length);
  let lines = '';
  const dots = new Set<string>();
  for (const run of runsOf(points, gapMsMax)) {
    if (run.length === 1 && run[0]) {
      dots.add(`M${short(x(run[0].atMs))} ${short(y(run[0].value))}h0`);
      continue;
    }
    let command = 'M';
    for (const { atMs, value } of downsample(run, run.length * share)) {
      lines += `${command}${short(x(atMs))} ${short(y(value))}`;
      command = 'L';
    }
  }
  return { lines, dots: [...dots].join('') };
}

/** The values to make room for: all readings and the whole range band; a flat line gets some air. */
export function valueSpan(curves: readonly (readonly Point[])[], band: Partial<Span> | undefined): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const include = (value: number | undefined): void => {
    if (!isDrawable(value)) return;
    if (value < from) from = value;
    if (value > to) to = value;
  };
  include(band?.from);
  include(band?.to);
  for (const points of curves) for (const { value } of points) include(value);
  if (from > to) return { from: 0, to: 1 };
  if (from < to) return { from, to };
  const air = Math.max(1, Math.abs(from) * 0.1);
  return { from: from - air, to: to + air };
}

export interface MarkGroup {
  readonly left: number;
  /** The worst of them. */
  readonly level: AlarmLevel;
  readonly count: number;
}

/** Alarms whose symbols would lie upon each other become one: its worst level is never hidden. */
export function markGroups(marks: readonly AlarmMark[], x: ValueScale, gap: number): MarkGroup[] {
  const [left = 0, right = 0] = x.range();
  const groups: MarkGroup[] = [];
  const placed = marks
    .map(({ at, level }) => ({ at: x(ms(at)), level }))
    .filter(({ at }) => at >= left && at <= right)
    .toSorted((a, b) => a.at - b.at);
  for (const { at, level } of placed) {
    const last = groups.at(-1);
    if (!last || at - last.left >= gap) groups.push({ left: at, level, count: 1 });
    else {
      const isWorse = level < last.level;
      groups[groups.length - 1] = { left: last.left, level: isWorse ? level : last.level, count: last.count + 1 };
    }
  }
  return groups;
}
