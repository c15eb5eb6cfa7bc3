import type { StatisticsRange } from '@fireline/domain/analysis';
import {
  batteryBandMax,
  type BatteryBand,
  type DeviceStatus,
  deviceStatuses,
  type DeviceType,
  signalBandMax,
  type SignalBand,
  signalNone,
  type StatisticsBy,
  statisticsBeforeDays,
  statisticsRowsMax,
  worstDevicesMax,
} from '@fireline/domain/device';
import { addDays, type Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql } from 'kysely';
import { anyId } from '../../lib/db/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { concerns, type DayFilter, filteredDevices } from '../store.ts';

export interface NodeFilter {
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
}
export interface AnalysisQuery extends NodeFilter {
  readonly range: Exclude<StatisticsRange, 'last5Years'>;
}

/** What a row is found by, and what it is called. */
const rowsBy: Readonly<Record<StatisticsBy, readonly [key: RawBuilder<string>, name: RawBuilder<string>]>> = {
  deviceType: [sql`device.device_type`, sql`''`],
  partner: [sql`coalesce(device.partner_id::text, '')`, sql`coalesce(max(partner.name), '')`],
  unit: [sql`coalesce(device.unit_id::text, '')`, sql`coalesce(max(unit.name), '')`],
  placeType: [sql`coalesce(place.place_type, '')`, sql`''`],
  place: [sql`coalesce(device.place_id::text, '')`, sql`coalesce(max(place.name), '')`],
};

type Counts = Readonly<Record<DeviceStatus, number>> & {
  readonly total: number;
  readonly standing: number;
  readonly late: number;
  readonly nearlyEmpty: number;
};
const countsOf = (now: string) => {
  const among = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  const { alarm, late, battery } = concerns(now);
  return [
    sql<number>`count(*)`.as('total'),
    ...deviceStatuses.map((status) => among(sql`device.status = ${status}`).as(status)),
    among(alarm).as('standing'),
    among(late).as('late'),
    among(battery).as('nearlyEmpty'),
  ] as const;
};

const shownOf = ({ total, standing, late, nearlyEmpty, ...rest }: Counts) => ({
  total,
  byStatus: Object.fromEntries(deviceStatuses.map((status) => [status, rest[status]])) as Record<DeviceStatus, number>,
  standing,
  late,
  lowBattery: nearlyEmpty,
});

/** Devices counted all together, each once. @spec DEV-14 */
export const totals = async (db: Db, scope: Scope, filter: DayFilter & { readonly now: string }) =>
  shownOf(await filteredDevices(db, scope, filter).select(countsOf(filter.now)).executeTakeFirstOrThrow());

/** Devices counted row by row, the largest first. @spec DEV-14 */
export async function rowsOf(db: Db, scope: Scope, filter: DayFilter & { readonly now: string }, by: StatisticsBy) {
  const [key, name] = rowsBy[by];
  const rows = (await filteredDevices(db, scope, filter)
    .select([key.as('key'), name.as('name'), ...countsOf(filter.now)])
    .groupBy(key)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(key)
    .limit(statisticsRowsMax + 1)
    .execute()) as unknown as readonly (Counts & { readonly key: string; readonly name: string })[];
  return {
    isCut: rows.length > statisticsRowsMax,
    rows: rows.slice(0, statisticsRowsMax).map((row) => ({ key: row.key, name: row.name, ...shownOf(row) })),
  };
}

const ofNodes = ({ partnerId, unitId, placeId }: NodeFilter, table: 'deviceDay' | 'device') => {
  const among = (column: string, ids: readonly number[] | undefined) =>
    ids?.length ? sql<boolean>`${sql.ref(`${table}.${column}`)} = ${anyId(ids)}` : sql<boolean>`true`;
  return sql<boolean>`${among('partnerId', partnerId)} and ${among('unitId', unitId)} and ${among('placeId', placeId)}`;
};

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`;

/** How devices stood at the end of days that are kept. @spec DEV-14 */
export async function before(db: Db, scope: Scope, filter: NodeFilter, today: Day) {
  const asked = statisticsBeforeDays.map((days) => ({ days, day: addDays(today, -days) }));
  const rows = await db
    .selectFrom('deviceDay')
    .select(['day', sumOf('devices').as('devices'), sumOf('online').as('online')])
    .where(scopeFilter(scope, 'deviceDay'))
    .where(ofNodes(filter, 'deviceDay'))
    .where(
      'day',
      'in',
      asked.map(({ day }) => day),
    )
    .groupBy('day')
    .execute();
  return asked.flatMap(({ days, day }) => {
    const row = rows.find((one) => one.day === day);
    return row ? [{ days, devices: row.devices, online: row.online }] : [];
  });
}

/** @spec DEV-14 */
export const daysBetweenOf = (db: Db, scope: Scope, filter: NodeFilter, span: { from: Day; to: Day }) =>
  db
    .selectFrom('deviceDay')
    .select([
      'day',
      sumOf('devices').as('devices'),
      sumOf('online').as('online'),
      sumOf('offlineS').as('offlineS'),
      sumOf('silences').as('silences'),
      sumOf('activated').as('activated'),
      sumOf('removed').as('removed'),
    ])
    .where(scopeFilter(scope, 'deviceDay'))
    .where(ofNodes(filter, 'deviceDay'))
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .groupBy('day')
    .orderBy('day')
    .execute();

interface Instants {
  readonly f: string;
  readonly t: string;
}

/** The devices that were offline longest between two instants. @spec DEV-14 */
export async function worst(db: Db, scope: Scope, filter: NodeFilter, { f, t }: Instants) {
  const { rows } = await sql<{
    deviceId: number;
    name: string;
    placeName: string;
    offlineS: number;
    silences: number;
  }>`
    with worst as (
      select device.device_id, count(*) as silences,
        sum(least(coalesce(r.to_at, ${t}::timestamptz), ${t}::timestamptz) - greatest(r.from_at, ${f}::timestamptz)) as length
      from offline_record r join device on device.device_id = r.device_id
      where ${scopeFilter(scope, 'device')} and ${ofNodes(filter, 'device')} and r.from_at < ${t}::timestamptz
        and (r.to_at is null or r.to_at > ${f}::timestamptz)
      group by device.device_id
      order by length desc, device.device_id limit ${sql.lit(worstDevicesMax)})
    select device.device_id, device.name, coalesce(place.name, '') as place_name,
      round(extract(epoch from worst.length))::float8 as offline_s, worst.silences
    from worst join device using (device_id) left join place on place.place_id = device.place_id
    order by worst.length desc, device.device_id`.execute(db);
  return rows;
}

/** Alarms between two instants by type of device; drills are none. @spec DEV-14 ALM-10 */
export const alarmsByType = async (
  db: Db,
  scope: Scope,
  { partnerId, unitId, placeId }: NodeFilter,
  span: Instants,
) => {
  let query = db
    .selectFrom('alarm')
    .select([
      'deviceType',
      sql<number>`count(*)`.as('alarms'),
      sql<number>`count(*) filter (where closing = 'falseAlarm')`.as('falseAlarms'),
    ])
    .where(scopeFilter(scope, 'alarm'))
    .where('category', '=', 'alarm')
    .where('drillId', 'is', null)
    .where('alarmTime', '>=', span.f)
    .where('alarmTime', '<', span.t);
  if (partnerId?.length) query = query.where('partnerId', '=', anyId(partnerId));
  if (unitId?.length) query = query.where('unitId', '=', anyId(unitId));
  if (placeId?.length) query = query.where('placeId', '=', anyId(placeId));
  return query
    .groupBy('deviceType')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('deviceType')
    .execute() as Promise<{ deviceType: DeviceType; alarms: number; falseAlarms: number }[]>;
};

/** Devices in use by how strong their signal and how full their battery is now. @spec DEV-10 DEV-14 */
export async function bands(db: Db, scope: Scope, filter: NodeFilter) {
  const { lost, weak } = signalBandMax;
  const { low, third, half } = batteryBandMax;
  const among = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  const none = sql`(signals is null or signals = ${sql.lit(signalNone)})`;
  const row = await db
    .selectFrom('device')
    .select([
      among(none).as('none'),
      among(sql`not ${none} and signals <= ${sql.lit(lost)}`).as('lost'),
      among(sql`not ${none} and signals > ${sql.lit(lost)} and signals <= ${sql.lit(weak)}`).as('weak'),
      among(sql`not ${none} and signals > ${sql.lit(weak)}`).as('good'),
      among(sql`battery_ratio is null`).as('mains'),
      among(sql`battery_ratio <= ${sql.lit(low)}`).as('low'),
      among(sql`battery_ratio > ${sql.lit(low)} and battery_ratio <= ${sql.lit(third)}`).as('third'),
      among(sql`battery_ratio > ${sql.lit(third)} and battery_ratio <= ${sql.lit(half)}`).as('half'),
      among(sql`battery_ratio > ${sql.lit(half)}`).as('full'),
    ])
    .where(scopeFilter(scope, 'device'))
    .where(ofNodes(filter, 'device'))
    .where('dStatus', '<>', 0)
    .executeTakeFirstOrThrow();
  const { mains, low: empty, third: some, half: more, full, ...signals } = row;
  return {
    signals: signals satisfies Record<SignalBand, number>,
    batteries: { mains, low: empty, third: some, half: more, full } satisfies Record<BatteryBand, number>,
  };
}
