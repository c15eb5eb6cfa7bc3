import type { Measurement, Readings } from '@fireline/domain/device';

export interface ReadingsAt {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly readings: Readings;
}

/** Columns of equal length: seconds since the piece began, and each measurement's values (null where it was not reported). */
export interface PackedReadings {
  readonly t: readonly number[];
  readonly v: Partial<Record<Measurement, readonly (number | null)[]>>;
}

/**
 * The reports of one device, oldest first and within a day, as one row of the table `reading`.
 * @example packReadings([{ at: '2026-11-01T00:00:00.000Z', readings: { smoke: 3 } }]).points // { t: [0], v: { smoke: [3] } }
 */
export function packReadings(reports: readonly [ReadingsAt, ...ReadingsAt[]]): {
  fromAt: string;
  toAt: string;
  points: PackedReadings;
} {
  const start = Date.parse(reports[0].at);
  const names = new Set(reports.flatMap((r) => Object.keys(r.readings) as Measurement[]));
  const v: Partial<Record<Measurement, (number | null)[]>> = {};
  for (const name of names) v[name] = reports.map((r) => r.readings[name] ?? null);
  return {
    fromAt: reports[0].at,
    toAt: reports.at(-1)?.at ?? reports[0].at,
    points: { t: reports.map((r) => (Date.parse(r.at) - start) / 1000), v },
  };
}

/** One measurement out of a piece, as instants in milliseconds and values; reports without it are left out. */
export function unpackReadings(
  fromAt: string,
  points: PackedReadings,
  measurement: Measurement,
): { atMs: number; value: number }[] {
  const start = Date.parse(fromAt);
  const values = points.v[measurement];
  if (!values) return [];
  const found: { atMs: number; value: number }[] = [];
  for (const [index, value] of values.entries()) {
    const seconds = points.t[index];
    if (value !== null && seconds !== undefined) found.push({ atMs: start + seconds * 1000, value });
  }
  return found;
}
