import {
  customRangeForm,
  minutesByHour,
  type MinuteSpan,
  spansAt,
  usageForm,
  usageOf,
  type WorkingHours,
} from '@fireline/domain/analysis';
import {
  addDays,
  dayAt,
  type DayRange,
  daysBetween,
  minuteMs,
  minutesOf,
  ok,
  refuse,
  type Result,
  weekdayOf,
} from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { placeNotFound } from '../electricity/actions.ts';
import { placeInScope } from '../electricity/store.ts';
import * as store from './store.ts';

const momentOf = ({ deps }: SignedInAsks): store.Moment => ({ now: isoNow(deps.clock), today: dayAt(deps.clock()) });

/** @spec ANA-02 */
export const occupancy = async (query: store.OccupancyQuery, asks: SignedInAsks) =>
  ok(await store.occupancyPage(asks.deps.database.db, asks.sees, momentOf(asks), query));

/** @spec ANA-02 */
export const occupancyCounts = async (asks: SignedInAsks) =>
  ok(await store.occupancyCounts(asks.deps.database.db, asks.sees, momentOf(asks)));

export const daysOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;
/** The days that somebody asks for: in order, none of them to come, no more than a year. */
export const checkedRange = ({ from, to }: DayRange, { deps }: SignedInAsks): Result<DayRange> =>
  customRangeForm({ today: dayAt(deps.clock()) }).check({ from, to });
/** As many days before. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysOf({ from, to })),
  to: addDays(from, -1),
});

/** @spec ANA-02 */
export async function placeUsage(query: store.UsageQuery & DayRange, asks: SignedInAsks) {
  const range = checkedRange(query, asks);
  if (!range.ok) return range;
  return ok(await store.usagePage(asks.deps.database.db, asks.sees, range.value, daysOf(range.value), query));
}

/** One place: its days, and its hours by weekday. @spec ANA-02 */
export async function placeUsageOf({ placeId, ...asked }: DayRange & { readonly placeId: number }, asks: SignedInAsks) {
  const range = checkedRange(asked, asks);
  if (!range.ok) return range;
  const { db } = asks.deps.database;
  const place = await placeInScope(db, asks.sees, placeId);
  if (!place) return refuse(placeNotFound);
  const rows = await store.placeDays(db, placeId, range.value);
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { day, spans } of rows) {
    const week = hours[weekdayOf(day) - 1] ?? [];
    for (const [hour, minutes] of minutesByHour(spans).entries()) week[hour] = (week[hour] ?? 0) + minutes;
  }
  const days = rows.map(({ day, minutes, spans }) => ({
    day,
    minutes,
    first: spans[0]?.[0] ?? null,
    last: spans.at(-1)?.[1] ?? null,
  }));
  return ok({ name: place.name, days, hours });
}

const workingOf = ({ from, to, workFrom, workTo }: WorkingHours): store.Working => ({
  from,
  to,
  workFrom: minutesOf(workFrom),
  workTo: minutesOf(workTo),
  days: daysOf({ from, to }),
});

/** Any device: the form asks for one, a ranking is of all. */
const anyDevice = [1];

/** Venues by how much of their working hours they were used. @spec ANA-02 */
export async function infraredRanking(query: store.RankingQuery & WorkingHours, asks: SignedInAsks) {
  const { from, to, workFrom, workTo } = query;
  const form = usageForm.check({ deviceIds: anyDevice, from, to, workFrom, workTo });
  if (!form.ok) return form;
  const working = { from, to, workFrom, workTo };
  const before = { ...working, ...rangeBefore(working) };
  return ok(await store.rankingPage(asks.deps.database.db, asks.sees, workingOf(working), workingOf(before), query));
}

/** Usage rates of chosen devices; one that is not in scope is refused. @spec ANA-02 */
export async function infraredUsage(
  query: WorkingHours & { readonly deviceIds: readonly number[] },
  asks: SignedInAsks,
) {
  const form = usageForm.check(query);
  if (!form.ok) return form;
  const { db } = asks.deps.database;
  const { deviceIds, ...hours } = form.value;
  const sensors = await store.sensorsById(db, asks.sees, deviceIds);
  if (sensors.length < deviceIds.length) return refuse({ code: 'device.notFound', field: 'deviceIds' });
  const rows = Map.groupBy(await store.presenceDays(db, deviceIds, hours), ({ deviceId }) => deviceId);
  const minutes = (ms: number) => Math.round(ms / minuteMs);
  const devices = sensors.map((sensor) => {
    const spans = new Map<string, readonly MinuteSpan[]>(
      (rows.get(sensor.deviceId) ?? []).map((row) => [row.day, row.spans]),
    );
    const all = [...spans].flatMap(([day, one]) => spansAt(day, one));
    const { usedMs, workingMs, rate } = usageOf(all, hours);
    const days = Array.from({ length: daysOf(hours) }, (_, at) => {
      const day = addDays(hours.from, at);
      return { day, rate: usageOf(spansAt(day, spans.get(day) ?? []), { ...hours, from: day, to: day }).rate };
    });
    return { ...sensor, usedMinutes: minutes(usedMs), workingMinutes: minutes(workingMs), rate, days };
  });
  return ok({ devices: devices.toSorted((a, b) => b.rate - a.rate || a.deviceId - b.deviceId) });
}
