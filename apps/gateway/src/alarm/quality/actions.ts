import {
  alarmQuality,
  nuisanceDevices,
  percentile,
  type QualityAlarm,
  qualityTrendWeeks,
} from '@fireline/domain/alarm';
import { customRangeForm, periodOf, qualityDaysMax, shiftPeriod } from '@fireline/domain/analysis';
import { addDays, type Day, dayAt, ok, refuse, startOfDay } from '@fireline/domain/lib';
import { exportRowsMax } from '@fireline/domain/shell';
import type { SignedInAsks } from '../../lib/context.ts';
import * as store from './store.ts';

interface Query extends store.QualityFilter {
  readonly from: Day;
  readonly to: Day;
  readonly operators: number;
}

/** How many were closed before the end of the span, and how long those took. */
function closedBefore(alarms: readonly QualityAlarm[], toMs: number) {
  const waits = alarms
    .flatMap(({ raisedAtMs, closedAtMs: at }) => (at !== null && at < toMs ? [Math.max(0, at - raisedAtMs)] : []))
    .toSorted((a, b) => a - b);
  const [p50, p90, p95] = [percentile(waits, 50), percentile(waits, 90), percentile(waits, 95)];
  const isNone = p50 === undefined || p90 === undefined || p95 === undefined;
  return { closed: waits.length, closedAfterMs: isNone ? null : { p50, p90, p95 } };
}

/**
 * How good the real alarms of the days were, as things stood at their end, or now. It looks at each alarm: at a month at most, and at no
 * more than an export holds.
 * @spec N17 N15
 */
export async function quality({ from, to, operators, ...filter }: Query, { deps, scope }: SignedInAsks) {
  const checked = customRangeForm({ today: dayAt(deps.clock()), daysMax: qualityDaysMax }).check({ from, to });
  if (!checked.ok) return checked;
  const { db } = deps.database;
  const span = { fromMs: startOfDay(from), toMs: Math.min(startOfDay(addDays(to, 1)), deps.clock() + 1) };
  const alarms = await store.alarmsIn(db, scope, filter, span, exportRowsMax + 1);
  if (alarms.length > exportRowsMax)
    return refuse({ code: 'alarm.quality.tooMany', field: 'from', args: { 0: exportRowsMax } });
  const found = alarmQuality(alarms, { ...span, operators });
  const chattering = found.chattering.slice(0, nuisanceDevices);
  const ids = [...chattering, ...found.nuisance].map(({ deviceId }) => deviceId);
  const devices = await store.devicesOf(db, scope.rentId, [...new Set(ids)]);
  const rules = await store.rulesBehind(db, scope, [...chattering, ...found.nuisance]);
  const named = <Row extends store.Cause>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const device = devices.get(row.deviceId);
      return device ? [{ ...row, ...device, ruleId: rules.get(store.causeKey(row)) ?? null }] : [];
    });
  return ok({
    ...found,
    acknowledgedAfterMs: found.acknowledgedAfterMs ?? null,
    ...closedBefore(alarms, span.toMs),
    falseAlarms: alarms.filter(
      ({ closing, closedAtMs }) => closing === 'falseAlarm' && (closedAtMs ?? Infinity) < span.toMs,
    ).length,
    falseAlarmPercent: found.falseAlarmPercent ?? null,
    standing: found.standing + (await store.standingFromBefore(db, scope, filter, span)),
    chattering: named(chattering),
    nuisance: named(found.nuisance),
  });
}

interface TrendQuery extends store.QualityFilter {
  readonly to: Day;
  readonly operators: number;
}

/** How good the real alarms of each of the last weeks were, as things stood at the end of the week, or now. @spec N17 N15 */
export async function trend({ to, operators, ...filter }: TrendQuery, { deps, scope }: SignedInAsks) {
  const today = dayAt(deps.clock());
  const checked = customRangeForm({ today, daysMax: qualityDaysMax }).check({ from: to, to });
  if (!checked.ok) return checked;
  const last = periodOf('week', to);
  const weeks = [];
  for (let back = qualityTrendWeeks - 1; back >= 0; back -= 1) {
    const week = shiftPeriod(last, -back);
    const span = { fromMs: startOfDay(week.from), toMs: Math.min(startOfDay(addDays(week.to, 1)), deps.clock() + 1) };
    const alarms = await store.alarmsIn(deps.database.db, scope, filter, span, exportRowsMax + 1);
    if (alarms.length > exportRowsMax)
      return refuse({ code: 'alarm.quality.tooMany', field: 'to', args: { 0: exportRowsMax } });
    const found = alarmQuality(alarms, { ...span, operators });
    const waits = found.acknowledgedAfterMs;
    weeks.push({
      key: week.key,
      from: week.from,
      to: week.to,
      alarms: found.alarms,
      acknowledgedAfterMs: waits ? { p50: waits.p50, p90: waits.p90 } : null,
      falseAlarmPercent: found.falseAlarmPercent ?? null,
      perTenMinutes: found.perTenMinutes.mean,
    });
  }
  return ok({ weeks });
}
