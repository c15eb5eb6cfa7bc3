import { deviceStatuses, type ExpiryTerm, expiryTerms } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../lib/db/query/anyOf.ts';
import { nameKey, type Order } from '../lib/db/query/byName.ts';
import { inOrder, pageOf, type Paging } from '../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';
import { deviceRank, expiresIn } from './filter/conditions.ts';
import { type DayFilter, filtered, type Joined, joined } from './filter/filterStore.ts';

export type DeviceSort =
  | 'name'
  | 'imei'
  | 'deviceType'
  | 'status'
  | 'signals'
  | 'batteryRatio'
  | 'lastSeenAt'
  | 'placeName'
  | 'expiresOn'
  | 'rank';
export interface DeviceOrder {
  readonly sort: DeviceSort;
  readonly order: 'asc' | 'desc';
}

/** A device as it goes over the wire. */
const asDevice = (query: Joined) =>
  query.select((eb) => [
    'device.deviceId',
    'device.imei',
    'device.name',
    'device.deviceType',
    'device.online',
    'device.dStatus',
    'device.expired',
    'device.open',
    'device.lowPower',
    'device.signals',
    sql<boolean>`device.suspended_at is not null`.as('isSuspended'),
    'device.batteryRatio',
    'device.readings',
    'device.lastSeenAt',
    'device.heartbeatS',
    'device.expiresOn',
    'device.remindedOn',
    'device.partnerId',
    eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    'device.placeId',
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    'device.floor',
    eb.fn.coalesce('place.address', sql.lit('')).as('address'),
    eb.fn.coalesce('device.lng', 'place.lng').as('lng'),
    eb.fn.coalesce('device.lat', 'place.lat').as('lat'),
    'device.alarmLevel',
    'device.revision',
  ]);

/** The ids of what a filter finds, the lowest first. */
export const deviceIds = async (db: Db, scope: Scope, filter: DayFilter, limit: number): Promise<number[]> =>
  (
    await filtered(joined(db), scope, filter)
      .select('device.deviceId')
      .orderBy('device.deviceId')
      .limit(limit)
      .execute()
  ).map(({ deviceId }) => deviceId);

/** The status sorts in the domain's order, not by its name. */
const sortKeys: Record<DeviceSort, Expression<unknown>> = {
  name: nameKey('device.name'),
  imei: sql.ref('device.imei'),
  deviceType: sql.ref('device.deviceType'),
  status: sql`array_position(${sql.lit(`{${deviceStatuses.join(',')}}`)}::text[], device.status)`,
  signals: sql.ref('device.signals'),
  batteryRatio: sql.ref('device.batteryRatio'),
  lastSeenAt: sql.ref('device.lastSeenAt'),
  placeName: nameKey('place.name'),
  expiresOn: sql.ref('device.expiresOn'),
  rank: deviceRank,
};

function ordered(query: Joined, { sort, order }: DeviceOrder): Joined {
  const sorted = query.orderBy(sortKeys[sort], inOrder(order));
  // devices of one rank stand by name
  return (sort === 'rank' ? sorted.orderBy(sortKeys.name) : sorted).orderBy('device.deviceId', order);
}

const byName = ({ sort, order }: DeviceOrder): Order => ({ key: sortKeys[sort], id: 'device.deviceId', order });

const countOf = async (query: Joined): Promise<number> =>
  (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/** The ids are sorted first, so that only the rows of the page are joined with what they hang in. */
export async function devicesPage(db: Db, scope: Scope, query: DayFilter & DeviceOrder & Paging) {
  const sorted = ordered(filtered(joined(db), scope, query), query).select('device.deviceId');
  const { rows: found, ...page } = await pageOf(sorted, query, byName(query));
  const ids = found.map(({ deviceId }) => deviceId);
  const rows = await asDevice(joined(db)).where('device.deviceId', '=', anyId(ids)).execute();
  const byId = new Map(rows.map((row) => [row.deviceId, row]));
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

export const devices = (db: Db, scope: Scope, query: DayFilter & DeviceOrder, limit: number) =>
  asDevice(ordered(filtered(joined(db), scope, query), query))
    .limit(limit)
    .execute();

export const deviceById = (db: Db | Tx, scope: Scope, deviceId: number) =>
  asDevice(filtered(joined(db), scope, {}))
    .select(['device.spot', 'device.iccid', 'device.firmware'])
    .where('device.deviceId', '=', deviceId)
    .executeTakeFirst();

export const isArmed = async (db: Db, deviceId: number): Promise<boolean> =>
  (await db.selectFrom('device').select('armed').where('deviceId', '=', deviceId).executeTakeFirst())?.armed ?? true;

/** Who answers for the place that a device hangs in. */
export const placeContact = (db: Db, scope: Scope, deviceId: number) =>
  db
    .selectFrom('device')
    .innerJoin('place', 'place.placeId', 'device.placeId')
    .select(['place.manager as name', 'place.phone'])
    .where(scopeFilter(scope, 'device'))
    .where('device.deviceId', '=', deviceId)
    .executeTakeFirst();

export type DeviceRow = NonNullable<Awaited<ReturnType<typeof deviceById>>>;

/** How many devices there are of each status and type, each under the other filters: counted in one go through the devices. */
export async function deviceFilters(db: Db, scope: Scope, { status, deviceType, ...others }: DayFilter) {
  const among = (column: string, values: readonly string[] | undefined) =>
    values?.length ? sql`${sql.ref(column)} = ${anyText(values)}` : sql`true`;
  const rows = await filtered(joined(db), scope, others)
    .select([
      'device.status',
      'device.deviceType',
      sql<number>`grouping(device.status)`.as('isOfType'),
      sql<number>`count(*) filter (where ${among('device.deviceType', deviceType)})`.as('ofStatus'),
      sql<number>`count(*) filter (where ${among('device.status', status)})`.as('ofType'),
    ])
    .groupBy(sql`grouping sets ((device.status), (device.device_type))`)
    .execute();
  const [statuses, types] = [
    rows.filter(({ isOfType }) => isOfType === 0),
    rows.filter(({ isOfType }) => isOfType === 1),
  ];
  const counted = <Key extends string>(entries: readonly (readonly [Key, number])[]) =>
    Object.fromEntries(entries.filter(([, count]) => count > 0)) as Partial<Record<Key, number>>;
  return {
    byStatus: counted(statuses.map((row) => [row.status, row.ofStatus])),
    byType: counted(types.map((row) => [row.deviceType, row.ofType])),
  };
}

export const deviceCount = (db: Db, scope: Scope, filter: DayFilter): Promise<number> =>
  countOf(filtered(joined(db), scope, filter));

/** How many devices each term holds, under the other filters. */
export async function expiryCounts(db: Db, scope: Scope, filter: DayFilter): Promise<Record<ExpiryTerm, number>> {
  const counts = expiryTerms.map((term) =>
    sql<number>`count(*) filter (where ${expiresIn(term, filter.today)})`.as(term),
  );
  return filtered(joined(db), scope, { ...filter, expiry: undefined })
    .select(counts)
    .executeTakeFirstOrThrow();
}

/** What of devices may change from report to report, with where they stand, for those who hear of them. */
export const deviceChanges = (db: Db, rentId: string, deviceIds: readonly number[]) =>
  db
    .selectFrom('device')
    .select([
      'deviceId',
      'online',
      'dStatus',
      'expired',
      'open',
      'lowPower',
      'signals',
      'batteryRatio',
      'readings',
      'lastSeenAt',
      'alarmLevel',
      'revision',
    ])
    .select(['orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'])
    .where('rentId', '=', rentId)
    .where('deviceId', '=', anyId(deviceIds))
    .execute();

/** Devices whose silence or service end has made their status another, and those whose silence only a wrong clock saw. */
export const devicesToSweep = (
  db: Db,
  { now, listeningSince, today }: { now: string; listeningSince: string; today: string },
  limit: number,
) =>
  db
    .selectFrom('device')
    .select(['deviceId', 'rentId'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('online', '=', true),
          sql<SqlBool>`greatest(case when heard_at <= ${now}::timestamptz then heard_at end, ${listeningSince}::timestamptz)
            + heartbeat_s * interval '1 second' < ${now}::timestamptz`,
        ]),
        sql<SqlBool>`(not online and suspended_at is null and removed_at is null
          and heard_at <= ${now}::timestamptz and heard_at + heartbeat_s * interval '1 second' >= ${now}::timestamptz
          and exists (select from offline_record o where o.device_id = device.device_id and o.to_at is null and o.from_at > ${now}::timestamptz))`,
        sql<SqlBool>`expired <> (expires_on is not null and expires_on < ${today}::date)`,
      ]),
    )
    .orderBy('deviceId')
    .limit(limit)
    .execute();

/** Devices whose last report is dated later than that, held. */
export const heardAhead = (tx: Tx, ahead: string, limit: number) =>
  tx
    .selectFrom('device')
    .select(['deviceId', 'rentId', 'heardAt', 'lastSeenAt'])
    .where((eb) => eb.or([eb('heardAt', '>', ahead), eb('lastSeenAt', '>', ahead)]))
    .orderBy('deviceId')
    .limit(limit)
    .forUpdate()
    .execute();

/** When any device was last heard. */
export const newestHeard = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('device')
      .select((eb) => eb.fn.max<string | null>('heardAt').as('at'))
      .executeTakeFirstOrThrow()
  ).at;

export const lockDevicesById = (tx: Tx, rentId: string, deviceIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId')
    .forUpdate()
    .execute();
