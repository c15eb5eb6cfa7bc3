import type { StatisticsRange } from '@fireline/domain/analysis';
import {
  type BatteryBand,
  batteryBands,
  type DeviceStatus,
  deviceStatuses,
  type DeviceType,
  type SignalBand,
  signalBands,
  type StatisticsBy,
  statisticsBeforeDays,
  statisticsRowsMax,
  worstDevicesMax,
} from '@fireline/domain/device';
import { addDays, type Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { batteryIn, concerns, districtPaths, signalIn } from '../filter/conditions.ts';
import { type DayFilter, filteredDevices } from '../filter/filterStore.ts';

export interface NodeFilter {
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
}
export interface AnalysisQuery extends NodeFilter {
  readonly range: Exclude<StatisticsRange, 'last5Years'>;
}

/** What a row is found by. */
const keys: Readonly<Record<StatisticsBy, string>> = {
  deviceType: 'device.deviceType',
  partner: 'device.partnerId',
  unit: 'device.unitId',
  district: 'district.orgId',
  placeType: 'place.placeType',
  place: 'device.placeId',
  building: 'device.buildingId',
};

interface Named {
  readonly name: string;
  /** Of a building: the place that it belongs to, since many a building is called the same. */
  readonly placeName: string;
}
const unnamed: Named = { name: '', placeName: '' };

/** What rows are called, of the kinds that have names. */
async function namesOf(
  db: Db,
  { rentId }: Scope,
  by: StatisticsBy,
  ids: readonly string[],
): Promise<Map<string, Named>> {
  if (by === 'deviceType' || by === 'placeType' || ids.length === 0) return new Map();
  const [table, id] = by === 'district' ? ['org', 'org_id'] : [by, `${by}_id`];
  const placeName =
    by === 'building' ? sql`coalesce((select p.name from place p where p.place_id = building.place_id), '')` : sql`''`;
  const { rows } = await sql<Named & { id: string }>`
    select ${sql.ref(id)}::text as id, name, ${placeName} as place_name from ${sql.table(table)}
    where rent_id = ${rentId} and ${sql.ref(id)} = any(${sql.val([...ids])}::${sql.raw(by === 'district' ? 'text' : 'bigint')}[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, { name: row.name, placeName: row.placeName }]));
}

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

type Row = Counts & { readonly key: string | null; readonly isTotal: number };

/** Devices counted all together, each once, and row by row, the largest first: in one go through the devices. @spec DEV-14 */
export async function counted(db: Db, scope: Scope, filter: DayFilter & { readonly now: string }, by: StatisticsBy) {
  const key = sql.ref(keys[by]);
  const found = filteredDevices(db, scope, filter);
  const grouped =
    by === 'district'
      ? found.leftJoin(districtPaths(scope.rentId).as('district'), (join) =>
          join.onRef('district.orgPath', '=', 'device.orgPath'),
        )
      : found;
  const rows = (await (grouped as typeof found)
    .select([
      sql<string | null>`${key}::text`.as('key'),
      sql<number>`grouping(${key})`.as('isTotal'),
      ...countsOf(filter.now),
    ])
    .groupBy(sql`grouping sets ((), (${key}))`)
    .orderBy('isTotal', 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(key)
    .limit(statisticsRowsMax + 2)
    .execute()) as unknown as readonly Row[];
  const [total, ...others] = rows;
  if (!total) throw new Error('a count of everything returns a row');
  const shown = others.slice(0, statisticsRowsMax);
  const names = await namesOf(
    db,
    scope,
    by,
    shown.flatMap((row) => row.key ?? []),
  );
  return {
    ...shownOf(total),
    isCut: others.length > statisticsRowsMax,
    rows: shown.map((row) => ({ key: row.key ?? '', ...(names.get(row.key ?? '') ?? unnamed), ...shownOf(row) })),
  };
}

export const ofNodes = ({ partnerId, unitId, placeId }: NodeFilter, table: 'deviceDay' | 'device' | 'deviceDeed') => {
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
    ])
    .where(scopeFilter(scope, 'deviceDay'))
    .where(ofNodes(filter, 'deviceDay'))
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .groupBy('day')
    .orderBy('day')
    .execute();

export interface Instants {
  readonly f: string;
  readonly t: string;
}

interface Worst {
  readonly deviceId: number;
  readonly name: string;
  readonly placeName: string;
  readonly offlineS: number;
  readonly silences: number;
}

/**
 * The devices that were offline longest between two instants, and how many records of all of them have a part there: as many as the list of
 * records has.
 * @spec DEV-14
 */
export async function silent(db: Db, scope: Scope, filter: NodeFilter, { f, t }: Instants) {
  const { rows } = await sql<Worst & { readonly records: number }>`
    with each as (
      select device.device_id, count(*) as silences,
        sum(least(coalesce(r.to_at, ${t}::timestamptz), ${t}::timestamptz) - greatest(r.from_at, ${f}::timestamptz)) as length
      from offline_record r join device on device.device_id = r.device_id
      where ${scopeFilter(scope, 'device')} and ${ofNodes(filter, 'device')} and r.from_at < ${t}::timestamptz
        and (r.to_at is null or r.to_at > ${f}::timestamptz)
      group by device.device_id),
    worst as (select *, (select sum(silences) from each)::float8 as records from each
      order by length desc, device_id limit ${sql.lit(worstDevicesMax)})
    select device.device_id, device.name, coalesce(place.name, '') as place_name,
      round(extract(epoch from worst.length))::float8 as offline_s, worst.silences, worst.records
    from worst join device using (device_id) left join place on place.place_id = device.place_id
    order by worst.length desc, device.device_id`.execute(db);
  return {
    silences: rows[0]?.records ?? 0,
    worst: rows.map(({ deviceId, name, placeName, offlineS, silences }): Worst => ({
      deviceId,
      name,
      placeName,
      offlineS,
      silences,
    })),
  };
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

const countEach = <Band extends string>(bands: readonly Band[], of: Readonly<Record<Band, RawBuilder<SqlBool>>>) =>
  bands.map((band) => sql`count(*) filter (where ${of[band]}) as ${sql.ref(band)}`);

/** Devices in use by how strong their signal and how full their battery is now: as many as the list has. @spec DEV-10 DEV-14 */
export async function bands(db: Db, scope: Scope, filter: NodeFilter) {
  const { rows } = await sql<Record<SignalBand | BatteryBand, number>>`
    select ${sql.join([...countEach(signalBands, signalIn), ...countEach(batteryBands, batteryIn)])}
    from device where ${scopeFilter(scope, 'device')} and ${ofNodes(filter, 'device')} and device.d_status <> 0`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a count of everything returns a row');
  const of = <Band extends SignalBand | BatteryBand>(names: readonly Band[]) =>
    Object.fromEntries(names.map((band) => [band, row[band]])) as Record<Band, number>;
  return { signals: of(signalBands), batteries: of(batteryBands) };
}
