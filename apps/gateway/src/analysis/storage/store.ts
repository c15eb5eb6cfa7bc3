import type { DeviceType } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { listOfIds } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** Counts what is kept of some devices. */
export const countDevices = (db: Db, deviceIds: readonly number[], now: string) =>
  sql`
    insert into device_storage (device_id, points, pieces, bytes, positions, alarms, first_at, counted_at)
    select one.id, packed.points + fresh.points, packed.pieces, packed.bytes + fresh.bytes + moved.bytes, moved.points, raised.alarms,
      least(packed.first_at, fresh.first_at), ${now}::timestamptz
    from unnest(${listOfIds(deviceIds)}) as one(id)
    cross join lateral (select count(*)::int as pieces, coalesce(sum(jsonb_array_length(points -> 't')), 0) as points,
      coalesce(sum(pg_column_size(points)), 0) as bytes, min(from_at) as first_at from reading where device_id = one.id) packed
    cross join lateral (select count(*) as points, coalesce(sum(pg_column_size(readings)), 0) as bytes, min(at) as first_at
      from report where device_id = one.id) fresh
    cross join lateral (select coalesce(sum(jsonb_array_length(points -> 't')), 0)::int as points, coalesce(sum(pg_column_size(points)), 0) as bytes
      from position where device_id = one.id) moved
    cross join lateral (select count(*)::int as alarms from alarm where device_id = one.id) raised
    on conflict (device_id) do update set points = excluded.points, pieces = excluded.pieces, bytes = excluded.bytes,
      positions = excluded.positions, alarms = excluded.alarms, first_at = excluded.first_at, counted_at = excluded.counted_at`.execute(
    db,
  );

/** How much there is of each tenant today, from what was counted of its devices. */
export const noteDay = (db: Db, day: string) =>
  sql`
    insert into storage_day (rent_id, day, points, bytes)
    select device.rent_id, ${day}::date, sum(s.points), sum(s.bytes) from device_storage s join device on device.device_id = s.device_id
    group by 1 on conflict (rent_id, day) do update set points = excluded.points, bytes = excluded.bytes`.execute(db);

export interface TypeUse {
  readonly deviceType: DeviceType;
  readonly devices: number;
  readonly points: number;
  readonly bytes: number;
  readonly positions: number;
  readonly alarms: number;
  readonly firstAt: string | null;
}

export const byType = (db: Db, scope: Scope): Promise<TypeUse[]> =>
  db
    .selectFrom('deviceStorage')
    .innerJoin('device', 'device.deviceId', 'deviceStorage.deviceId')
    .where(scopeFilter(scope, 'device'))
    .select([
      'device.deviceType',
      sql<number>`count(*)`.as('devices'),
      sql<number>`sum(device_storage.points)::float8`.as('points'),
      sql<number>`sum(device_storage.bytes)::float8`.as('bytes'),
      sql<number>`sum(device_storage.positions)`.as('positions'),
      sql<number>`sum(device_storage.alarms)`.as('alarms'),
      sql<string | null>`min(device_storage.first_at)`.as('firstAt'),
    ])
    .groupBy('device.deviceType')
    .orderBy('bytes', 'desc')
    .execute();

/** When the devices in scope were counted last. */
export const lastCounted = async (db: Db, scope: Scope): Promise<string | null> =>
  (
    await db
      .selectFrom('deviceStorage')
      .innerJoin('device', 'device.deviceId', 'deviceStorage.deviceId')
      .where(scopeFilter(scope, 'device'))
      .select('countedAt')
      .orderBy('countedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.countedAt ?? null;

/** Days of growth that are shown. */
const daysMax = 366;

export const daysOf = async (db: Db, rentId: string) =>
  (
    await db
      .selectFrom('storageDay')
      .select(['day', 'points', 'bytes'])
      .where('rentId', '=', rentId)
      .orderBy('day', 'desc')
      .limit(daysMax)
      .execute()
  ).toReversed();
