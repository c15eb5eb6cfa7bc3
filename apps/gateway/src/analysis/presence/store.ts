import { idleCurrentA, type Occupancy, type MinuteSpan, unmannedAfterMinutes } from '@fireline/domain/analysis';
import { deviceTypeNames, deviceTypes } from '@fireline/domain/device';
import { chinaTimeZone, type DayRange } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { PlaceType } from '@fireline/domain/site';
import { sql } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { rowsOf } from '../rowStore.ts';

/** The types whose devices see people. */
const seeing = deviceTypeNames.filter((type) => deviceTypes[type].readings.includes('motion'));

export interface Of {
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeType?: readonly PlaceType[] | undefined;
}
interface Order {
  readonly order: 'asc' | 'desc';
}

const narrowed = ({ search, unitId, placeType }: Of) => sql`
  ${search ? sql`and ${containsText(search, 'name', 'address', 'unit_name')}` : sql``}
  ${unitId?.length ? sql`and unit_id = ${anyId(unitId)}` : sql``}
  ${placeType?.length ? sql`and place_type = ${anyText(placeType)}` : sql``}`;

/** Places with their sensors. */
const places = (scope: Scope) => sql`
  select place.place_id, place.name, place.address, place.place_type, place.unit_id, coalesce(unit.name, '') as unit_name,
    sensors.sensors, sensors.answering, sensors.is_moving
  from (select device.place_id, count(*)::int as sensors, (count(*) filter (where device.online))::int as answering,
      coalesce(bool_or(device.online and (device.readings ->> 'motion')::float8 > 0), false) as is_moving
    from device where ${scopeFilter(scope, 'device')} and device.device_type = ${anyText(seeing)} and device.place_id is not null
    group by 1) sensors
  join place on place.place_id = sensors.place_id and place.deleted_at is null left join unit on unit.unit_id = place.unit_id`;

/** The domain's `occupancyOf`, where no sensor of the place answers nothing is known. */
const standing = (scope: Scope, { now, today }: Moment) => sql`
  select p.*, last.last_at, coalesce(day.minutes, 0) as minutes, coalesce(day.spans, '[]'::jsonb) as spans,
    case when p.answering = 0 or last.last_at is null then 'unknown'
      when last.last_at > ${now}::timestamptz - ${sql.lit(unmannedAfterMinutes)} * interval '1 minute' then 'manned'
      else 'unmanned' end as state
  from (${places(scope)}) p
  left join place_day day on day.place_id = p.place_id and day.day = ${today}::date
  left join lateral (
    select case when p.is_moving then ${now}::timestamptz else (
      select (d.day + (d.spans -> -1 ->> 1)::int * interval '1 minute') at time zone ${sql.lit(chinaTimeZone)} from place_day d
      where d.place_id = p.place_id and d.minutes > 0 and d.day <= ${today}::date order by d.day desc limit 1) end as last_at) last on true`;

export interface Moment {
  readonly now: string;
  readonly today: string;
}
export interface Standing {
  readonly placeId: number;
  readonly name: string;
  readonly placeType: PlaceType;
  readonly unitName: string;
  readonly state: Occupancy;
  readonly lastAt: string | null;
  readonly sensors: number;
  readonly answering: number;
  readonly minutes: number;
  readonly spans: [number, number][];
  readonly current: number | null;
}
export interface OccupancyQuery extends Of, Order, Paging {
  readonly state?: Occupancy | undefined;
  readonly aboveA?: number | undefined;
  readonly sort: 'lastAt' | 'minutes' | 'current' | 'name';
}

const sortColumns = { lastAt: 'last_at', minutes: 'minutes', current: 'current', name: 'name' } as const;
const by = (column: string, order: 'asc' | 'desc', id: string) =>
  sql`${sql.ref(column)} ${sql.raw(order)} nulls last, ${sql.ref(id)}`;

/** What all lines of a place carry; null: none is measured. */
const currentIn = sql<number | null>`(
  select round(sum((meter.readings ->> 'current')::float8)::numeric, 1)::float8 from device meter
  where meter.place_id = s.place_id and meter.device_type = 'electric' and meter.online and meter.removed_at is null)`;

export function occupancyPage(db: Db, scope: Scope, moment: Moment, query: OccupancyQuery) {
  const { state, aboveA, sort, order } = query;
  const all = sql<Standing>`
    select place_id, name, place_type, unit_name, state, to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at,
      sensors, answering, minutes, spans, current
    from (select s.*, ${currentIn} as current from (${standing(scope, moment)}) s) s
    where true ${state ? sql`and state = ${state}` : sql``} ${aboveA === undefined ? sql`` : sql`and current > ${aboveA}`} ${narrowed(query)}`;
  return rowsOf(db, all, by(sortColumns[sort], order, 'place_id'), query);
}

export async function occupancyCounts(db: Db, scope: Scope, moment: Moment) {
  const count = (state: Occupancy) => sql`count(*) filter (where state = ${sql.lit(state)})`;
  const { rows } = await sql<Record<Occupancy | 'idle', number>>`
    select ${count('manned')} as manned, ${count('unmanned')} as unmanned, ${count('unknown')} as unknown,
      count(*) filter (where state = 'unmanned' and ${currentIn} > ${sql.lit(idleCurrentA)}) as idle
    from (${standing(scope, moment)}) s`.execute(db);
  return rows[0] ?? { manned: 0, unmanned: 0, unknown: 0, idle: 0 };
}

export interface UsageQuery extends Of, Order, Paging {
  readonly sort: 'minutes' | 'name';
}
export interface PlaceUse {
  readonly placeId: number;
  readonly name: string;
  readonly placeType: PlaceType;
  readonly unitName: string;
  readonly sensors: number;
  readonly minutes: number;
  readonly perDay: number;
  readonly typePerDay: number;
}

/** @param days how many the range has */
export function usagePage(db: Db, scope: Scope, { from, to }: DayRange, days: number, query: UsageQuery) {
  const all = sql<PlaceUse>`
    select place_id, name, place_type, unit_name, sensors, minutes, per_day, type_per_day from (
      select p.*, used.minutes, round(used.minutes::numeric / ${sql.lit(days)}, 1)::float8 as per_day,
        round(avg(used.minutes) over (partition by p.place_type) / ${sql.lit(days)}, 1)::float8 as type_per_day
      from (${places(scope)}) p cross join lateral (
        select coalesce(sum(d.minutes), 0)::int as minutes from place_day d
        where d.place_id = p.place_id and d.day between ${from}::date and ${to}::date) used) u
    where true ${narrowed(query)}`;
  return rowsOf(db, all, by(query.sort, query.order, 'place_id'), query);
}

export const placeDays = (
  db: Db,
  placeId: number,
  { from, to }: DayRange,
): Promise<{ day: string; minutes: number; spans: readonly MinuteSpan[] }[]> =>
  db
    .selectFrom('placeDay')
    .select(['day', 'minutes', 'spans'])
    .where('placeId', '=', placeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Working hours of the days asked for, in minutes since midnight. */
export interface Working extends DayRange {
  readonly workFrom: number;
  readonly workTo: number;
  readonly days: number;
}

const sensors = (scope: Scope) => sql`
  select device.device_id, device.name, device.place_id, coalesce(place.name, '') as place_name, device.unit_id, device.imei
  from device left join place on place.place_id = device.place_id
  where ${scopeFilter(scope, 'device')} and device.device_type = ${anyText(seeing)}`;

/** The domain's `usageOf` and `usageRanking`, summed where the days are. */
const ranked = (scope: Scope, { from, to, workFrom, workTo, days }: Working) => sql`
  select s.*, used.used_minutes, used.known, ${sql.lit(days * (workTo - workFrom))}::int as working_minutes,
    rank() over (order by used.used_minutes desc)::int as rank
  from (${sensors(scope)}) s cross join lateral (
    select count(distinct p.day) as known, coalesce(sum(greatest(0, least((span ->> 1)::int, ${sql.lit(workTo)})
      - greatest((span ->> 0)::int, ${sql.lit(workFrom)}))), 0)::int as used_minutes
    from presence_day p left join lateral jsonb_array_elements(p.spans) span on true
    where p.device_id = s.device_id and p.day between ${from}::date and ${to}::date) used`;

export interface RankingQuery extends Of, Order, Paging {}
export interface Venue {
  readonly rank: number;
  readonly before: number | null;
  readonly deviceId: number;
  readonly name: string;
  readonly placeId: number | null;
  readonly placeName: string;
  readonly usedMinutes: number;
  readonly workingMinutes: number;
  readonly rate: number;
}

export function rankingPage(db: Db, scope: Scope, working: Working, before: Working, query: RankingQuery) {
  const { search, unitId, order } = query;
  const all = sql<Venue>`
    select now.rank, case when past.known > 0 then past.rank end as before, now.device_id, now.name, now.place_id, now.place_name,
      now.used_minutes, now.working_minutes,
      (now.used_minutes::float8 / greatest(1, now.working_minutes)) as rate
    from (${ranked(scope, working)}) now join (${ranked(scope, before)}) past on past.device_id = now.device_id
    where true ${search ? sql`and ${containsText(search, 'now.name', 'now.place_name', 'now.imei')}` : sql``}
      ${unitId?.length ? sql`and now.unit_id = ${anyId(unitId)}` : sql``}`;
  // the first ranks are those most used
  return rowsOf(db, all, by('rank', order === 'desc' ? 'asc' : 'desc', 'device_id'), query);
}

export const sensorsById = async (db: Db, scope: Scope, deviceIds: readonly number[]) =>
  (
    await sql<{ deviceId: number; name: string; placeName: string }>`
      select device_id, name, place_name from (${sensors(scope)}) s where device_id = ${anyId(deviceIds)} order by 1`.execute(
      db,
    )
  ).rows;

export const presenceDays = (
  db: Db,
  deviceIds: readonly number[],
  { from, to }: DayRange,
): Promise<{ deviceId: number; day: string; spans: readonly MinuteSpan[] }[]> =>
  db
    .selectFrom('presenceDay')
    .select(['deviceId', 'day', 'spans'])
    .where('deviceId', '=', anyId(deviceIds))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
