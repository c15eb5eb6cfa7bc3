import type { AlarmKind } from '@fireline/domain/alarm';
import { type BucketStep, summedMeasurements } from '@fireline/domain/analysis';
import type { DayRange } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { rowsOf } from '../rowStore.ts';

export interface Of {
  readonly placeId?: number | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
}
export interface Uses {
  readonly used: number;
  readonly maxCurrent: number | null;
  readonly maxLeakage: number | null;
}

const within = (table: 'device' | 'alarm', scope: Scope, { placeId, unitId, partnerId }: Of) => {
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${scopeFilter(scope, table)}
    ${placeId === undefined ? sql`` : sql`and ${ref('placeId')} = ${placeId}`}
    ${unitId?.length ? sql`and ${ref('unitId')} = ${anyId(unitId)}` : sql``}
    ${partnerId?.length ? sql`and ${ref('partnerId')} = ${anyId(partnerId)}` : sql``}`;
};

const measured = (name: (typeof summedMeasurements)[number]) => sql`m.measurement = ${sql.lit(name)}`;
const uses = (used: RawBuilder<unknown>, max: RawBuilder<unknown>) => sql`
  coalesce(round((sum(${used}) filter (where ${measured('energy')}))::numeric, 2), 0)::float8 as used,
  max(${max}) filter (where ${measured('current')}) as max_current,
  max(${max}) filter (where ${measured('leakage')}) as max_leakage`;

/** Months that lie within the time as a whole by their sums, the others by their days. */
const sums = (scope: Scope, of: Of, { from, to }: DayRange) => sql`
  select device.device_id, device.place_id, device.name, m.measurement, m.month, part.used, part.max
  from reading_month m join device on device.device_id = m.device_id cross join lateral (
    select case when whole.is_so then m.used else days.used end as used, case when whole.is_so then m.max else days.max end as max
    from (select m.month >= ${from}::date and m.month + interval '1 month' - interval '1 day' <= ${to}::date as is_so) whole
    left join lateral (
      select sum((d.value ->> 'used')::float8) as used, max((d.value ->> 'max')::float8) as max from jsonb_each(m.days) d
      where not whole.is_so and m.month + d.key::int - 1 between ${from}::date and ${to}::date) days on true) part
  where ${within('device', scope, of)} and m.measurement in ('energy', 'current', 'leakage')
    and m.month >= date_trunc('month', ${from}::date) and m.month <= ${to}::date and part.max is not null`;

const sortColumns = { used: 'used', maxCurrent: 'max_current', maxLeakage: 'max_leakage', name: 'name' } as const;

export interface PlaceQuery extends Of, Paging {
  readonly search?: string | undefined;
  readonly sort: keyof typeof sortColumns;
  readonly order: 'asc' | 'desc';
}
export interface PlaceUses extends Uses {
  readonly placeId: number;
  readonly name: string;
  readonly unitName: string;
  readonly devices: number;
}

/** Places with meters, and what they used over the time. */
export function placesPage(db: Db, scope: Scope, range: DayRange, query: PlaceQuery) {
  const { search, sort, order } = query;
  const all = sql<PlaceUses>`
    select place.place_id, place.name, coalesce(max(unit.name), '') as unit_name, count(distinct m.device_id) as devices,
      ${uses(sql`m.used`, sql`m.max`)}
    from (${sums(scope, query, range)}) m join place on place.place_id = m.place_id left join unit on unit.unit_id = place.unit_id
    where ${search ? containsText(search, 'place.name', 'place.address', 'unit.name') : sql`true`}
    group by place.place_id, place.name`;
  return rowsOf(db, all, sql`${sql.ref(sortColumns[sort])} ${sql.raw(order)} nulls last, place_id`, query);
}

/** Consumption and peaks by day or by month. */
export async function byTime(db: Db, scope: Scope, of: Of, range: DayRange, step: BucketStep) {
  const months = sql`select to_char(m.month, 'YYYY-MM') as key, ${uses(sql`m.used`, sql`m.max`)}
    from (${sums(scope, of, range)}) m group by 1`;
  const days = sql`
    select to_char(m.month + d.key::int - 1, 'YYYY-MM-DD') as key,
      ${uses(sql`(d.value ->> 'used')::float8`, sql`(d.value ->> 'max')::float8`)}
    from reading_month m join device on device.device_id = m.device_id cross join lateral jsonb_each(m.days) d
    where ${within('device', scope, of)} and m.measurement in ('energy', 'current', 'leakage')
      and m.month >= date_trunc('month', ${range.from}::date) and m.month <= ${range.to}::date
      and m.month + d.key::int - 1 between ${range.from}::date and ${range.to}::date group by 1`;
  const { rows } = await sql<Uses & { key: string }>`${step === 'month' ? months : days}`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Meters of one place are told one by one, so many of them. */
const devicesMax = 100;

export const byDevice = async (db: Db, scope: Scope, of: Of, range: DayRange) =>
  (
    await sql<Uses & { deviceId: number; name: string }>`
      select m.device_id, max(m.name) as name, ${uses(sql`m.used`, sql`m.max`)} from (${sums(scope, of, range)}) m
      group by 1 order by used desc, 1 limit ${sql.lit(devicesMax)}`.execute(db)
  ).rows;

/** Alarms of electrical detectors, drills left out. */
export const alarmsByKind = async (db: Db, scope: Scope, of: Of, time: { from: string; to: string }) =>
  (
    await sql<{ kind: AlarmKind; count: number }>`
      select alarm.kind, count(*) as count from alarm
      where ${within('alarm', scope, of)} and alarm.device_type = 'electric' and alarm.category = 'alarm' and alarm.drill_id is null
        and alarm.alarm_time >= ${time.from}::timestamptz and alarm.alarm_time < ${time.to}::timestamptz
      group by 1 order by count desc, 1`.execute(db)
  ).rows;

/** Whose rules judge what the places of a page report. */
export const partnersOfPlaces = (db: Db, placeIds: readonly number[]) =>
  db.selectFrom('place').select(['placeId', 'partnerId']).where('placeId', '=', anyId(placeIds)).execute();

/** The sensors of a place whose humidity is shown together, at most. */
const sensorsMax = 50;

export const humidityDevices = (db: Db, scope: Scope, placeId: number) =>
  db
    .selectFrom('device')
    .select('deviceId')
    .where(scopeFilter(scope, 'device'))
    .where('placeId', '=', placeId)
    .where(sql<boolean>`device.readings ? 'humidity'`)
    .orderBy('deviceId')
    .limit(sensorsMax)
    .execute();

export const placeInScope = (db: Db, scope: Scope, placeId: number) =>
  db
    .selectFrom('place')
    .select(['placeId', 'name'])
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', placeId)
    .executeTakeFirst();
