import type { Range } from '@fireline/domain/lib';

/** With one limit alone so many times its size is shown on the open side. */
const open = 4;

/**
 * What the gauge shows: not all that the sensor can tell, but what is normal with room on both sides, and the value wherever it is.
 * Without limits all of the sensor's range.
 */
export function shownRange(sensor: Range, normal: Partial<Range>, value: number | null): Range {
  const { min: low, max: high } = normal;
  if (low === undefined && high === undefined) return sensor;
  const both = low !== undefined && high !== undefined ? Math.abs(high - low) : undefined;
  const room = both === undefined ? Math.abs(high ?? low ?? 0) || (sensor.max - sensor.min) / open : both / 2;
  // what begins at zero is shown from zero
  const bottom = low === undefined ? ((high ?? 0) > 0 ? 0 : (high ?? 0) - open * room) : low - room;
  const top = high === undefined ? (low ?? 0) + open * room : high + room / (both === undefined ? 2 : 1);
  const from = Math.max(sensor.min, Math.min(bottom, value ?? bottom));
  const to = Math.min(sensor.max, Math.max(top, value ?? top));
  return from < to ? { min: from, max: to } : sensor;
}

/** Where a value lies, in percent from the left; what lies outside stands at the end. */
export const placeIn = ({ min, max }: Range, value: number): number =>
  Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));

/** Two figures nearer than this, in percent, would touch. */
const apart = 24;

export interface Mark {
  readonly value: number;
  readonly place: number;
  readonly isLimit: boolean;
}

/** The figures under the scale: the limits, and the ends where they leave room. */
export function marksOf(shown: Range, normal: Partial<Range>): Mark[] {
  const mark = (value: number, isLimit: boolean): Mark => ({ value, place: placeIn(shown, value), isLimit });
  const limits = [normal.min, normal.max].flatMap((value) =>
    value === undefined || !(value >= shown.min && value <= shown.max) ? [] : [mark(value, true)],
  );
  const [first, second] = limits;
  const kept = first && second && Math.abs(second.place - first.place) < apart ? [second] : limits;
  const ends = [mark(shown.min, false), mark(shown.max, false)].filter((end) =>
    kept.every((limit) => Math.abs(limit.place - end.place) >= apart),
  );
  return [...kept, ...ends].toSorted((a, b) => a.place - b.place);
}
