import { periodOf, safetyScore, shiftPeriod } from '@fireline/domain/analysis';
import { chinaTimeZone, dayAt, type DayRange, ok, refuse } from '@fireline/domain/lib';
import type { ReportKind } from '@fireline/domain/analysis';
import { sql } from 'kysely';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { checkedRange, rangeBefore } from '../presence/actions.ts';
import * as reports from '../reports/store.ts';
import { rowsOf } from '../rowStore.ts';
import { alarmsIn, type Asked, figuresOf, instantsOf } from './facts.ts';

/** Weeks of the trend, the running one among them. */
const trendWeeks = 8;
/** Places that got worse, at most. */
const worseMax = 10;

async function hoursOf(db: Db, asked: Asked): Promise<number[][]> {
  const local = sql`alarm.alarm_time at time zone ${sql.lit(chinaTimeZone)}`;
  const { rows } = await sql<{ weekday: number; hour: number; count: number }>`
    select extract(isodow from ${local})::int as weekday, extract(hour from ${local})::int as hour, count(*) as count
    from alarm where ${alarmsIn(asked)} group by 1, 2`.execute(db);
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { weekday, hour, count } of rows) (hours[weekday - 1] ?? [])[hour] = count;
  return hours;
}

async function worseThan(db: Db, asked: Asked, before: Asked) {
  const perPlace = (one: Asked) =>
    sql`select alarm.place_id, count(*) as count from alarm where ${alarmsIn(one)} and alarm.place_id is not null group by 1`;
  const { rows } = await sql<{ placeId: number; name: string; count: number; before: number }>`
    select place.place_id, place.name, now.count, coalesce(past.count, 0) as before
    from (${perPlace(asked)}) now join place on place.place_id = now.place_id
    left join (${perPlace(before)}) past on past.place_id = now.place_id
    where now.count > coalesce(past.count, 0) order by now.count - coalesce(past.count, 0) desc, 1 limit ${sql.lit(worseMax)}`.execute(
    db,
  );
  return rows;
}

async function drillsIn(db: Db, asked: Asked): Promise<number> {
  const { from, to } = instantsOf(asked);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from alarm where ${scopeFilter(asked.scope, 'alarm')} and alarm.drill_id is not null
      and alarm.alarm_time >= ${from}::timestamptz and alarm.alarm_time < ${to}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The score of what the reader sees over some days, with its trend. @spec ANA-01 ANA-05 */
export async function safety(query: DayRange, asks: SignedInAsks) {
  const range = checkedRange(query, asks);
  if (!range.ok) return range;
  const { db } = asks.deps.database;
  const nowMs = asks.deps.clock();
  const asked: Asked = { scope: asks.sees, range: range.value, nowMs };
  const before: Asked = { ...asked, range: rangeBefore(range.value) };
  const figures = await figuresOf(db, asked);
  const { total, inUse, expired } = figures.devices;
  const week = periodOf('week', dayAt(nowMs));
  const trend = [];
  for (let at = 1 - trendWeeks; at <= 0; at += 1) {
    const { key, from, to } = shiftPeriod(week, at);
    const { facts } = await figuresOf(db, { ...asked, range: { from, to } });
    trend.push({ key, fromDay: from, score: safetyScore(facts).score });
  }
  return ok({
    ...safetyScore(figures.facts),
    before: safetyScore((await figuresOf(db, before)).facts).score,
    devices: { total, inUse, expired },
    hazards: figures.hazards,
    alarms: { total: figures.alarms.total, closed: figures.alarms.closed, drills: await drillsIn(db, asked) },
    trend,
    hours: await hoursOf(db, asked),
    worse: await worseThan(db, asked, before),
  });
}

interface UnitsQuery extends Paging {
  readonly kind: ReportKind;
  readonly search?: string | undefined;
}
/** Units by their score in the last report of a kind. @spec ANA-05 */
export async function safetyUnits({ kind, search, ...page }: UnitsQuery, { deps, sees }: SignedInAsks) {
  const { db } = deps.database;
  const last = shiftPeriod(periodOf(kind, dayAt(deps.clock())), -1);
  const all = reports.unitRanks(sees, kind, last.key, shiftPeriod(last, -1).key, search);
  return ok(await rowsOf(db, all, sql`rank, unit_id`, page));
}

/** @spec ANA-01 */
export const reportList = async (query: Parameters<typeof reports.reportsPage>[2], { deps, sees }: SignedInAsks) =>
  ok(await reports.reportsPage(deps.database.db, sees, query));

/** One report, as it was made; its parts are explained by the facts that it keeps. @spec ANA-01 */
export async function report(reportId: number, { deps, sees }: SignedInAsks) {
  const found = await reports.reportById(deps.database.db, sees, reportId);
  if (!found) return refuse({ code: 'analysis.report.none', field: 'reportId' });
  const { unitId, partnerId, ...shown } = found;
  const subjectId = { tenant: null, partner: partnerId, unit: unitId }[shown.scope];
  return ok({ ...shown, subjectId, parts: safetyScore(shown.content.facts).parts });
}
