import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Readings and positions that were kept as a row of their own become reports again, to be packed by day. */
const unpacked = `
  insert into report (device_id, at, readings)
  select device_id, from_at, coalesce(jsonb_strip_nulls((select jsonb_object_agg(key, value -> 0) from jsonb_each(points -> 'v'))), '{}')
  from reading where from_at = to_at`;
const unpackedPositions = `
  insert into report (device_id, at, readings, lng, lat, accuracy_m)
  select device_id, from_at, '{}', (points -> 'lng' ->> 0)::float8, (points -> 'lat' ->> 0)::float8, (points -> 'accuracyM' ->> 0)::int
  from position where from_at = to_at
  on conflict (device_id, at) do update set lng = excluded.lng, lat = excluded.lat, accuracy_m = excluded.accuracy_m`;

/**
 * Keeps the reports of today in a small table of their own, from which those of past days are packed. And the clock by which old rows are
 * deleted: the clock of the machine may be wrong.
 */
const statements = [
  `create table report (
    device_id bigint not null, at timestamptz not null, readings jsonb not null, lng double precision, lat double precision,
    accuracy_m int, primary key (device_id, at))`,
  unpacked,
  `delete from reading where from_at = to_at`,
  unpackedPositions,
  `delete from position where from_at = to_at`,
  `create table deletion_clock (only_one boolean primary key default true check (only_one), at timestamptz not null)`,
];

export const m0018Packing: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
