import type { AlarmKind, AlarmLevel } from '@fireline/domain/alarm';
import { bucketsOf, stepFor } from '@fireline/domain/analysis';
import type { DeviceStatus } from '@fireline/domain/device';
import { addDays, chinaTimeZone, dayMs, daysBetween, startOfDay } from '@fireline/domain/lib';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { alarmsIn, type Asked, figuresOf, instantsOf } from '../safety/facts.ts';
import type { ReportContent } from './content.ts';

/** Places and devices that a report names. */
const named = 10;

const keyForms = { hour: 'YYYY-MM-DD HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const;

async function byTime(db: Db, asked: Asked) {
  const step = stepFor(asked.range);
  const { rows } = await sql<{ key: string; count: number }>`
    select to_char(alarm.alarm_time at time zone ${sql.lit(chinaTimeZone)}, ${keyForms[step]}) as key, count(*) as count
    from alarm where ${alarmsIn(asked)} group by 1`.execute(db);
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return { step, byTime: bucketsOf(asked.range, step).map(({ key }) => ({ key, count: counts.get(key) ?? 0 })) };
}

const grouped = async <Key>(db: Db, asked: Asked, column: RawBuilder<Key>) =>
  (
    await sql<{ key: Key; count: number }>`
      select ${column} as key, count(*) as count from alarm where ${alarmsIn(asked)}
      group by 1 order by count desc, 1`.execute(db)
  ).rows;

const mostOf = async (db: Db, asked: Asked, what: 'place' | 'device') =>
  (
    await sql<{ id: number; name: string; count: number }>`
      select ${sql.ref(`alarm.${what}_id`)} as id, max(named.name) as name, count(*) as count
      from alarm join ${sql.table(what)} as named on ${sql.ref(`named.${what}_id`)} = ${sql.ref(`alarm.${what}_id`)}
      where ${alarmsIn(asked)} group by 1 order by count desc, 1 limit ${sql.lit(named)}`.execute(db)
  ).rows;

async function drillsIn(db: Db, asked: Asked): Promise<number> {
  const { from, to } = instantsOf(asked);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from alarm where ${scopeFilter(asked.scope, 'alarm')} and alarm.drill_id is not null
      and alarm.alarm_time >= ${from}::timestamptz and alarm.alarm_time < ${to}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

async function offlineIn(db: Db, asked: Asked) {
  const { from, to } = instantsOf(asked);
  const { rows } = await sql<{ status: DeviceStatus; times: number; hours: number }>`
    select r.status, count(*) as times, round(sum(extract(epoch from
      least(${to}::timestamptz, coalesce(r.to_at, ${to}::timestamptz)) - greatest(${from}::timestamptz, r.from_at)) / 3600)::numeric, 1)::float8 as hours
    from offline_record r join device on device.device_id = r.device_id
    where ${scopeFilter(asked.scope, 'device')} and r.from_at < ${to}::timestamptz and (r.to_at is null or r.to_at > ${from}::timestamptz)
    group by 1 order by hours desc, 1`.execute(db);
  return rows;
}

/** What meters counted: of whole months by their sums, of weeks by their days. */
async function electricityIn(db: Db, { scope, range: { from, to } }: Asked) {
  const { rows } = await sql<{ id: number; name: string; count: number; used: number }>`
    select place.place_id as id, max(place.name) as name, count(distinct device.device_id) as count,
      round(sum((one.value ->> 'used')::float8)::numeric, 2)::float8 as used
    from reading_month m join device on device.device_id = m.device_id join place on place.place_id = device.place_id
      cross join lateral jsonb_each(m.days) as one
    where ${scopeFilter(scope, 'device')} and m.measurement = 'energy' and m.month >= date_trunc('month', ${from}::date)
      and m.month <= ${to}::date and m.month + one.key::int - 1 between ${from}::date and ${to}::date
    group by 1 order by used desc, 1`.execute(db);
  const used = rows.reduce((sum, row) => sum + row.used, 0);
  return { used: Math.round(used * 100) / 100, places: rows.slice(0, named) };
}

/** From when on anything is kept of the scope; undefined: nothing is. */
async function keptSince(db: Db, { scope }: Asked): Promise<number | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select min(alarm.alarm_time) as at from alarm where ${scopeFilter(scope, 'alarm')}`.execute(db);
  const at = rows[0]?.at;
  return at == null ? undefined : Date.parse(at);
}

/** All that a report of the scope says of the period. @spec ANA-01 */
export async function contentOf(db: Db, asked: Asked): Promise<ReportContent> {
  const { range } = asked;
  const { alarms, devices, hazards, facts } = await figuresOf(db, asked);
  const since = await keptSince(db, asked);
  const all = daysBetween(range.from, range.to) + 1;
  const kept = since === undefined ? 0 : Math.ceil((startOfDay(addDays(range.to, 1)) - since) / dayMs);
  const before = { from: addDays(range.from, -all), to: addDays(range.from, -1) };
  const isKnown = since !== undefined && since < startOfDay(range.from);
  const past = isKnown ? await grouped(db, { ...asked, range: before }, sql.ref<string>('alarm.category')) : [];
  return {
    facts,
    devices: { total: devices.total, inUse: devices.inUse, expired: devices.expired },
    alarms: {
      total: alarms.total,
      closed: alarms.closed,
      drills: await drillsIn(db, asked),
      ...(await byTime(db, asked)),
      byLevel: (await grouped(db, asked, sql.ref<AlarmLevel>('alarm.level')))
        .map(({ key, count }) => ({ level: key, count }))
        .toSorted((a, b) => a.level - b.level),
      byKind: (await grouped(db, asked, sql.ref<AlarmKind>('alarm.kind'))).map(({ key, count }) => ({
        kind: key,
        count,
      })),
      byPlace: await mostOf(db, asked, 'place'),
      byDevice: await mostOf(db, asked, 'device'),
      before: isKnown ? (past[0]?.count ?? 0) : null,
    },
    hazards,
    offline: await offlineIn(db, asked),
    electricity: await electricityIn(db, asked),
    days: { all, kept: Math.max(0, Math.min(all, kept)) },
  };
}
