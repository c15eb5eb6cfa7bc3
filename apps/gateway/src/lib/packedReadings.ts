import type { Measurement, Readings } from '@fireline/domain/device';

export interface ReadingsAt {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly readings: Readings;
}

/** A measurement's values as text, `3,,4.5`: empty where it was not reported. It takes a third of the bytes of an array. */
type Column = string;

/** Columns of equal length: seconds since the piece began, and each measurement's values. */
export interface PackedReadings {
  readonly t: readonly number[];
  /** Arrays, with null for what was not reported, in what older versions packed. */
  readonly v: Partial<Record<Measurement, Column | readonly (number | null)[]>>;
}

export const packColumn = (values: readonly (number | null | undefined)[]): Column =>
  values.map((value) => value ?? '').join(',');

const unpackColumn = (column: Column | readonly (number | null)[]): readonly (number | null)[] =>
  typeof column === 'string' ? column.split(',').map((value) => (value === '' ? null : Number(value))) : column;

/**
 * The reports of one device, oldest first and within a day, as one row of the table `reading`.
 * @example packReadings([{ at: '2026-11-01T00:00:00.000Z', readings: { smoke: 3 } }]).points // { t: [0], v: { smoke: '3' } }
 */
export function packReadings(reports: readonly [ReadingsAt, ...ReadingsAt[]]): {
  fromAt: string;
  toAt: string;
  points: PackedReadings;
} {
  const start = Date.parse(reports[0].at);
  const names = new Set(reports.flatMap((r) => Object.keys(r.readings) as Measurement[]));
  const v: Partial<Record<Measurement, Column>> = {};
  for (const name of names) v[name] = packColumn(reports.map((r) => r.readings[name]));
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
  const column = points.v[measurement];
  if (column === undefined) return [];
  const found: { atMs: number; value: number }[] = [];
  for (const [index, value] of unpackColumn(column).entries()) {
    const seconds = points.t[index];
    if (value !== null && seconds !== undefined) found.push({ atMs: start + Math.round(seconds * 1000), value });
  }
  return found;
}

/** All reports out of a piece, as they were packed, by milliseconds since 1970. */
export function unpackInstants({ fromAt, points }: { readonly fromAt: string; readonly points: object }): {
  atMs: number;
  readings: Readings;
}[] {
  const { t, v } = points as PackedReadings;
  const start = Date.parse(fromAt);
  const columns = (Object.keys(v) as Measurement[]).map((name) => [name, unpackColumn(v[name] ?? [])] as const);
  return t.map((seconds, index) => {
    const readings: Readings = {};
    for (const [name, values] of columns) {
      const value = values[index];
      if (value !== null && value !== undefined) readings[name] = value;
    }
    return { atMs: start + Math.round(seconds * 1000), readings };
  });
}

/** All reports out of a piece, as they were packed. */
export const unpackReports = (piece: { readonly fromAt: string; readonly points: object }): ReadingsAt[] =>
  unpackInstants(piece).map(({ atMs, readings }) => ({ at: new Date(atMs).toISOString(), readings }));

/** Oldest first. A report that was sent again after its day was packed is there twice. */
export const eachInstantOnce = <P extends { readonly atMs: number }>(points: readonly P[]): P[] =>
  points.toSorted((a, b) => a.atMs - b.atMs).filter(({ atMs }, index, all) => atMs !== all[index - 1]?.atMs);
