import type { AlarmLevel } from '@fireline/domain/alarm';
import {
  type DeviceStatus,
  deviceStatuses,
  type DeviceType,
  type ExpiryTerm,
  expiryTermDays,
  expiryTerms,
  type LifeState,
  lowBatteryPercent,
  signalNone,
  signalOfflineMax,
} from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { PlaceType } from '@fireline/domain/site';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../lib/db/anyOf.ts';
import { containsText } from '../lib/db/containsText.ts';
import type { JoinedQuery } from '../lib/db/joinedQuery.ts';
import { type Paging, inOrder } from '../lib/db/pageOf.ts';
import type { Database, Db, Tx } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

export interface DeviceFilter {
  readonly deviceId?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly status?: readonly DeviceStatus[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly buildingId?: readonly number[] | undefined;
  readonly floor?: number | undefined;
  readonly expiry?: ExpiryTerm | undefined;
  readonly life?: readonly Exclude<LifeState, 'removed'>[] | undefined;
  readonly placeType?: readonly PlaceType[] | undefined;
  /** Those that have none of these. */
  readonly without?: readonly DeviceNode[] | undefined;
  readonly concern?: readonly DeviceConcern[] | undefined;
}
/** A filter with the day that terms count from, and the moment at which values are late. */
export type DayFilter = DeviceFilter & { readonly today: Day; readonly now?: string | undefined };
export type DeviceNode = 'partner' | 'unit' | 'place' | 'building';
export type DeviceConcern = 'alarm' | 'late' | 'signal' | 'battery';
export type DeviceSort =
  | 'name'
  | 'imei'
  | 'deviceType'
  | 'status'
  | 'signals'
  | 'batteryRatio'
  | 'lastSeenAt'
  | 'placeName'
  | 'expiresOn';
export interface DeviceOrder {
  readonly sort: DeviceSort;
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('device')
    .leftJoin('partner', 'partner.partnerId', 'device.partnerId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId');

type Joined = JoinedQuery<ReturnType<typeof joined>>;

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

const searched = ['device.name', 'device.imei', 'place.name', 'place.address'];

const expiresIn = (term: ExpiryTerm, today: Day) => {
  const { from, to } = expiryTermDays(term, today);
  return sql<SqlBool>`device.expires_on between ${from ?? '0001-01-01'}::date and ${to}::date`;
};

/** The domain's `lifeOf` as conditions. @spec DEV-13 */
export const lives: Readonly<Record<Exclude<LifeState, 'removed'>, RawBuilder<SqlBool>>> = {
  notActivated: sql`device.d_status = 0`,
  inService: sql`device.d_status <> 0 and device.suspended_at is null and not device.expired`,
  suspended: sql`device.d_status <> 0 and device.suspended_at is not null`,
  expired: sql`device.d_status <> 0 and device.suspended_at is null and device.expired`,
};
/** What is to be looked at. Only of devices in use: what was never activated has nothing to report. @spec DEV-12 N05 */
export const concerns = (now: string): Readonly<Record<DeviceConcern, RawBuilder<SqlBool>>> => ({
  alarm: sql`device.alarm_level is not null`,
  late: sql`device.d_status <> 0 and device.last_seen_at + device.heartbeat_s * interval '1 second' < ${now}::timestamptz`,
  signal: sql`(device.signals <= ${sql.lit(signalOfflineMax)} or device.signals = ${sql.lit(signalNone)})`,
  battery: sql`device.battery_ratio <= ${sql.lit(lowBatteryPercent)}`,
});
const nodes = {
  partner: sql.ref('device.partnerId'),
  unit: sql.ref('device.unitId'),
  place: sql.ref('device.placeId'),
  building: sql.ref('device.buildingId'),
};

function filtered(query: Joined, scope: Scope, filter: Partial<DayFilter>): Joined {
  let q = query.where(scopeFilter(scope, 'device'));
  if (filter.deviceId?.length) q = q.where('device.deviceId', '=', anyId(filter.deviceId));
  if (filter.search) q = q.where(containsText(filter.search, ...searched));
  if (filter.deviceType?.length) q = q.where('device.deviceType', 'in', filter.deviceType);
  if (filter.status?.length) q = q.where('device.status', 'in', filter.status);
  if (filter.partnerId?.length) q = q.where('device.partnerId', 'in', filter.partnerId);
  if (filter.unitId?.length) q = q.where('device.unitId', 'in', filter.unitId);
  if (filter.placeId?.length) q = q.where('device.placeId', 'in', filter.placeId);
  if (filter.buildingId?.length) q = q.where('device.buildingId', 'in', filter.buildingId);
  if (filter.floor !== undefined) q = q.where('device.floor', '=', filter.floor);
  if (filter.expiry && filter.today) q = q.where(expiresIn(filter.expiry, filter.today));
  if (filter.placeType?.length) q = q.where('place.placeType', 'in', filter.placeType);
  const { life, concern, now } = filter;
  if (life?.length) q = q.where((eb) => eb.or(life.map((one) => lives[one])));
  for (const node of filter.without ?? []) q = q.where(nodes[node], 'is', null);
  if (concern && now) for (const one of concern) q = q.where(concerns(now)[one]);
  return q;
}

/** Devices in scope that a filter finds, joined with what they hang in, for other counts of them. */
export const filteredDevices = (db: Db | Tx, scope: Scope, filter: DayFilter): Joined =>
  filtered(joined(db), scope, filter);

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
  name: sql.ref('device.name'),
  imei: sql.ref('device.imei'),
  deviceType: sql.ref('device.deviceType'),
  status: sql`array_position(${sql.lit(`{${deviceStatuses.join(',')}}`)}::text[], device.status)`,
  signals: sql.ref('device.signals'),
  batteryRatio: sql.ref('device.batteryRatio'),
  lastSeenAt: sql.ref('device.lastSeenAt'),
  placeName: sql.ref('place.name'),
  expiresOn: sql.ref('device.expiresOn'),
};

const ordered = (query: Joined, { sort, order }: DeviceOrder): Joined =>
  query.orderBy(sortKeys[sort], inOrder(order)).orderBy('device.deviceId', order);

const countOf = async (query: Joined): Promise<number> =>
  (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/** The ids are sorted first, so that only the rows of the page are joined with what they hang in. */
export async function devicesPage(db: Db, scope: Scope, query: DayFilter & DeviceOrder & Paging) {
  const { pageNo, pageSize } = query;
  const total = await countOf(filtered(joined(db), scope, query));
  const found = ordered(filtered(joined(db), scope, query), query)
    .select('device.deviceId')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const rows = await asDevice(ordered(joined(db), query))
    .where('device.deviceId', 'in', found)
    .execute();
  return { total, pageNo, pageSize, rows };
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

const countsBy = async <K extends 'status' | 'deviceType'>(db: Db, scope: Scope, filter: DayFilter, column: K) => {
  const rows = await filtered(joined(db), scope, { ...filter, [column]: undefined })
    .select([`device.${column}` as 'device.status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(`device.${column}` as 'device.status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row[column as 'status'], row.count])) as Partial<
    Record<Database['device'][K], number>
  >;
};

/** How many devices there are of each status and type, each under the other filters. */
export const deviceFilters = async (db: Db, scope: Scope, filter: DayFilter) => ({
  byStatus: await countsBy(db, scope, filter, 'status'),
  byType: await countsBy(db, scope, filter, 'deviceType'),
});

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

/** Devices whose silence or service end has made their status another. */
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
        sql<SqlBool>`expired <> (expires_on is not null and expires_on < ${today}::date)`,
      ]),
    )
    .orderBy('deviceId')
    .limit(limit)
    .execute();

/** When any device was last heard. */
export const newestHeard = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('device')
      .select((eb) => eb.fn.max<string | null>('heardAt').as('at'))
      .executeTakeFirstOrThrow()
  ).at;

export const setAlarmLevel = (tx: Tx, rentId: string, deviceId: number, alarmLevel: AlarmLevel | null) =>
  tx.updateTable('device').set({ alarmLevel }).where('rentId', '=', rentId).where('deviceId', '=', deviceId).execute();

export const setAlarmLevels = (tx: Tx, rentId: string, deviceIds: readonly number[], alarmLevel: AlarmLevel | null) =>
  tx
    .updateTable('device')
    .set({ alarmLevel })
    .where('rentId', '=', rentId)
    .where('deviceId', '=', anyId(deviceIds))
    .execute();

export const lockDevicesById = (tx: Tx, rentId: string, deviceIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId')
    .forUpdate()
    .execute();
