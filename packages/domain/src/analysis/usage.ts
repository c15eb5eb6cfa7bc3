import {
  addDays,
  chinaOffsetMin,
  day,
  daysBetween,
  defineForm,
  type Field,
  listOf,
  ok,
  refuse,
  startOfDay,
  timeOfDay,
  minuteMs,
  minutesOf,
  id,
} from '../lib/index.ts';
import { customRangeDaysMax, unmannedAfterMinutes, usageDevicesMax } from './limits.ts';
import type { DayRange } from './ranges.ts';

/** Whether people are in a place, as its infrared sensor tells. @spec ANA-02 */
export const occupancies = ['manned', 'unmanned', 'unknown'] as const;
export type Occupancy = (typeof occupancies)[number];

/** Manned while the last movement is recent; unknown without any. @spec ANA-02 */
export const occupancyOf = (lastMovementAtMs: number | null, nowMs: number): Occupancy => {
  if (lastMovementAtMs === null) return 'unknown';
  return nowMs - lastMovementAtMs < unmannedAfterMinutes * minuteMs ? 'manned' : 'unmanned';
};

/** A stretch in which a sensor saw people. */
export interface OnInterval {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The stretches between on and off. Reports of what already holds change nothing; one still on ends now.
 * @param reports oldest first
 */
export function onIntervals(
  reports: Iterable<{ readonly atMs: number; readonly isOn: boolean }>,
  nowMs: number,
): OnInterval[] {
  const intervals: OnInterval[] = [];
  let fromMs: number | undefined;
  for (const { atMs, isOn } of reports) {
    if (isOn) fromMs ??= atMs;
    else if (fromMs !== undefined) {
      intervals.push({ fromMs, toMs: atMs });
      fromMs = undefined;
    }
  }
  if (fromMs !== undefined && fromMs < nowMs) intervals.push({ fromMs, toMs: nowMs });
  return intervals;
}

/** In order, those that touch made one: nothing is counted twice. */
const merged = (intervals: Iterable<OnInterval>): OnInterval[] => {
  const known = [...intervals].filter(({ fromMs, toMs }) => toMs > fromMs).toSorted((a, b) => a.fromMs - b.fromMs);
  const joined: OnInterval[] = [];
  for (const one of known) {
    const last = joined.at(-1);
    if (!last || one.fromMs > last.toMs) joined.push(one);
    else if (one.toMs > last.toMs) joined[joined.length - 1] = { fromMs: last.fromMs, toMs: one.toMs };
  }
  return joined;
};

/** The working hours of the days asked for. */
export interface WorkingHours extends DayRange {
  /** `08:30` */
  readonly workFrom: string;
  readonly workTo: string;
}

export interface Usage {
  readonly usedMs: number;
  readonly workingMs: number;
  /** 0 to 1. */
  readonly rate: number;
}

/**
 * How much of the working hours a venue was in use. Only what lies inside working hours counts, each moment once however the
 * intervals overlap.
 * Decision: every day of the range is a working day.
 * @spec ANA-02
 */
export function usageOf(
  intervals: Iterable<OnInterval>,
  { from, to, workFrom, workTo }: WorkingHours,
  offsetMin = chinaOffsetMin,
): Usage {
  const used = merged(intervals);
  const lengthMs = (minutesOf(workTo) - minutesOf(workFrom)) * minuteMs;
  const days = lengthMs > 0 ? daysBetween(from, to) + 1 : 0;
  let [usedMs, next] = [0, 0];
  for (let index = 0; index < days; index += 1) {
    const openMs = startOfDay(addDays(from, index), offsetMin) + minutesOf(workFrom) * minuteMs;
    const shutMs = openMs + lengthMs;
    while ((used[next]?.toMs ?? Infinity) <= openMs) next += 1;
    for (let at = next; (used[at]?.fromMs ?? Infinity) < shutMs; at += 1) {
      const { fromMs, toMs } = used[at] as OnInterval;
      usedMs += Math.min(toMs, shutMs) - Math.max(fromMs, openMs);
    }
  }
  const workingMs = Math.max(0, days * lengthMs);
  return { usedMs, workingMs, rate: workingMs > 0 ? usedMs / workingMs : 0 };
}

/** Venues by usage, the most used first; equal ones share a rank and keep the order of their ids. @spec ANA-02 */
export function usageRanking<V extends { readonly deviceId: number; readonly rate: number }>(
  venues: Iterable<V>,
): { readonly rank: number; readonly venue: V }[] {
  const sorted = [...venues].toSorted((a, b) => b.rate - a.rate || a.deviceId - b.deviceId);
  let rank = 0;
  return sorted.map((venue, at) => {
    if (venue.rate !== sorted[at - 1]?.rate) rank = at + 1;
    return { rank, venue };
  });
}

const chosenDevices: Field<readonly number[]> = (raw, field) => {
  const chosen = Array.isArray(raw) ? (raw as readonly unknown[]) : [];
  if (chosen.length === 0 || chosen.length > usageDevicesMax)
    return refuse({ code: 'analysis.usage.devices', field, args: { 0: usageDevicesMax } });
  const ids = listOf(id, { min: 1, max: usageDevicesMax })(raw, field);
  return ids.ok ? ok([...new Set(ids.value)]) : ids;
};

/** The usage-rate view: up to 20 devices, working hours that end after they start. @spec ANA-02 */
export const usageForm = defineForm(
  { deviceIds: chosenDevices, from: day, to: day, workFrom: timeOfDay, workTo: timeOfDay },
  ({ from, to, workFrom, workTo }) => [
    to < from ? { code: 'analysis.range.order', field: 'to' } : undefined,
    daysBetween(from, to) >= customRangeDaysMax
      ? { code: 'analysis.range.tooLong', field: 'to', args: { 0: customRangeDaysMax } }
      : undefined,
    workTo <= workFrom ? { code: 'analysis.usage.workEnd', field: 'workTo' } : undefined,
  ],
);

/** Half more or half less. Decision: what a person would look into. */
const farShare = 0.5;

/** Whether the use of a place is far from what is usual for its type; not where nothing is usual. @spec ANA-02 */
export const isFarFromUsual = (perDay: number, usual: number): boolean =>
  usual > 0 && Math.abs(perDay / usual - 1) >= farShare;
