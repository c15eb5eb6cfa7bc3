import type { SafetyFacts } from '@fireline/domain/analysis';
import { addDays, type DayRange, startOfDay } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** A time that is judged, cut at the moment at which it is asked for. */
export interface Asked {
  readonly scope: Scope;
  readonly range: DayRange;
  readonly nowMs: number;
}

const iso = (ms: number): string => new Date(ms).toISOString();
export const instantsOf = ({ range, nowMs }: Pick<Asked, 'range' | 'nowMs'>): { from: string; to: string } => ({
  from: iso(startOfDay(range.from)),
  to: iso(Math.min(startOfDay(addDays(range.to, 1)), nowMs)),
});

/** Alarms of the time; faults, events and drills are none. @spec N15 ALM-10 */
export const alarmsIn = (asked: Asked): RawBuilder<SqlBool> => {
  const { from, to } = instantsOf(asked);
  return sql<SqlBool>`${scopeFilter(asked.scope, 'alarm')} and alarm.alarm_time >= ${from}::timestamptz
    and alarm.alarm_time < ${to}::timestamptz and alarm.category = 'alarm' and alarm.drill_id is null`;
};

interface AlarmFigures {
  readonly total: number;
  readonly closed: number;
  readonly falseAlarms: number;
  readonly acknowledging: number | null;
  readonly closing: number | null;
}

const minutesBetween = (from: string, to: string) =>
  sql`greatest(0, extract(epoch from ${sql.raw(to)} - ${sql.raw(from)}) / 60)`;
/** Closed by a person when they handled it, by itself when its cause had gone. */
const closedAt = 'coalesce(alarm.handled_at, alarm.recovered_at)';

export async function alarmFigures(db: Db, asked: Asked): Promise<AlarmFigures> {
  const { to } = instantsOf(asked);
  const isClosed = sql`alarm.state = 'closed' and ${sql.raw(closedAt)} < ${to}::timestamptz`;
  const isSeen = sql`alarm.acknowledged_at < ${to}::timestamptz`;
  const { rows } = await sql<AlarmFigures>`
    select count(*) as total, count(*) filter (where ${isClosed}) as closed,
      count(*) filter (where ${isClosed} and alarm.closing = 'falseAlarm') as false_alarms,
      (percentile_disc(0.5) within group (order by ${minutesBetween('alarm.alarm_time', 'alarm.acknowledged_at')})
        filter (where ${isSeen}))::float8 as acknowledging,
      (percentile_disc(0.5) within group (order by ${minutesBetween('alarm.alarm_time', closedAt)})
        filter (where ${isClosed}))::float8 as closing
    from alarm where ${alarmsIn(asked)}`.execute(db);
  return rows[0] as AlarmFigures;
}

interface DeviceFigures {
  readonly total: number;
  readonly inUse: number;
  readonly expired: number;
  /** Hours that devices should have answered in the time, and those that they did not. */
  readonly dueHours: number;
  readonly lostHours: number;
}

export async function deviceFigures(db: Db, asked: Asked): Promise<DeviceFigures> {
  const { from, to } = instantsOf(asked);
  const hours = (until: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
    sql`coalesce(sum(greatest(0, extract(epoch from ${until} - ${since}) / 3600)), 0)::float8`;
  const end = sql`${to}::timestamptz`;
  const { rows } = await sql<DeviceFigures>`
    select count(*) as total, count(*) filter (where device.activated_at < ${end}) as in_use,
      count(*) filter (where device.activated_at < ${end} and device.expires_on < ${asked.range.to}::date) as expired,
      ${hours(end, sql`greatest(${from}::timestamptz, device.activated_at)`)} as due_hours,
      (select ${hours(
        sql`least(${end}, coalesce(r.to_at, ${end}))`,
        sql`greatest(${from}::timestamptz, r.from_at)`,
      )} from offline_record r join device on device.device_id = r.device_id
        where ${scopeFilter(asked.scope, 'device')} and r.from_at < ${end}
          and (r.to_at is null or r.to_at > ${from}::timestamptz)) as lost_hours
    from device where ${scopeFilter(asked.scope, 'device')}`.execute(db);
  return rows[0] as DeviceFigures;
}

interface HazardFigures {
  readonly found: number;
  readonly ended: number;
  readonly inProgress: number;
  readonly overdue: number;
}

/** Hazards as they stood at the end of the time. */
export async function hazardFigures(db: Db, { scope, range: { from, to } }: Asked): Promise<HazardFigures> {
  const isStanding = sql`hazard.found_on <= ${to}::date and (hazard.ended_on is null or hazard.ended_on > ${to}::date)`;
  const { rows } = await sql<HazardFigures>`
    select count(*) filter (where hazard.found_on between ${from}::date and ${to}::date) as found,
      count(*) filter (where hazard.ended_on between ${from}::date and ${to}::date) as ended,
      count(*) filter (where ${isStanding}) as in_progress,
      count(*) filter (where ${isStanding} and hazard.due_on < ${to}::date) as overdue
    from hazard where ${scopeFilter(scope, 'hazard')}`.execute(db);
  return rows[0] as HazardFigures;
}

export interface Figures {
  readonly alarms: AlarmFigures;
  readonly devices: DeviceFigures;
  readonly hazards: HazardFigures;
  readonly facts: SafetyFacts;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const percentOf = (part: number, all: number): number | null => (all > 0 ? tenth((100 * part) / all) : null);
const orNull = (value: number | null): number | null => (value === null ? null : tenth(value));

/** What the safety of a scope over a time is judged by, with the counts behind it. @spec ANA-01 ANA-05 */
export async function figuresOf(db: Db, asked: Asked): Promise<Figures> {
  const alarms = await alarmFigures(db, asked);
  const devices = await deviceFigures(db, asked);
  const hazards = await hazardFigures(db, asked);
  const facts: SafetyFacts = {
    answering: percentOf(devices.dueHours - Math.min(devices.lostHours, devices.dueHours), devices.dueHours),
    acknowledging: orNull(alarms.acknowledging),
    closing: orNull(alarms.closing),
    falseAlarms: percentOf(alarms.falseAlarms, alarms.closed),
    hazards: percentOf(hazards.overdue, hazards.inProgress),
    services: percentOf(devices.expired, devices.inUse),
  };
  return { alarms, devices, hazards, facts };
}
