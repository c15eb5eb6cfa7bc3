import { dayMs } from '../../lib/index.ts';
import { type Measurement, measurements } from '../measurements.ts';

/** One reading with the moment it was taken. */
export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

export const trends = ['rising', 'falling', 'steady', 'unknown'] as const;
export type Trend = (typeof trends)[number];

const isUsable = ({ atMs, value }: Sample): boolean => Number.isFinite(atMs) && Number.isFinite(value);

export interface Line {
  /** Change a day. */
  readonly perDay: number;
  readonly spanMs: number;
  /** How far the readings scatter about the line (standard deviation). */
  readonly scatter: number;
}

/** The straight line that fits the readings best, in any order; nothing for fewer than two moments. @spec DEV-09 */
export function lineThrough(samples: readonly Sample[]): Line | undefined {
  const points = samples.filter(isUsable);
  const count = points.length;
  const middle = points.reduce((sum, { atMs }) => sum + atMs / count, 0);
  const mean = points.reduce((sum, { value }) => sum + value / count, 0);
  let [across, squares, from, to] = [0, 0, Infinity, -Infinity];
  for (const { atMs, value } of points) {
    const days = (atMs - middle) / dayMs;
    across += days * (value - mean);
    squares += days * days;
    from = Math.min(from, atMs);
    to = Math.max(to, atMs);
  }
  if (!(to > from)) return undefined;
  const perDay = across / squares;
  const left = points.reduce(
    (sum, { atMs, value }) => sum + (value - mean - (perDay * (atMs - middle)) / dayMs) ** 2,
    0,
  );
  return { perDay, spanMs: to - from, scatter: Math.sqrt(left / count) };
}

/**
 * Where a reading is heading. Decision: it moves when its change over the time looked at is more than what the sensor can tell
 * and more than twice the scatter about the line; fewer than three readings tell nothing.
 * @spec DEV-09 DEV-13
 */
export function trendOf(name: Measurement, samples: readonly Sample[]): Trend {
  const line = samples.length < 3 ? undefined : lineThrough(samples);
  if (!line) return 'unknown';
  const change = (line.perDay * line.spanMs) / dayMs;
  if (Math.abs(change) < Math.max(10 ** -measurements[name].digits, 2 * line.scatter)) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}
