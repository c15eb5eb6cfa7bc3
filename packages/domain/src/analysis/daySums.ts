import { chinaOffsetMin, dayAt, dayMs, minuteMs, startOfDay, type Day } from '../lib/index.ts';
import { type OnInterval, onIntervals } from './usage.ts';
import { consumption } from './windows.ts';

/** The measurements that are kept as sums of days; what people do in front of a sensor is kept as {@link daySpans}. @spec ANA-03 */
export const summedMeasurements = ['energy', 'current', 'leakage'] as const;
export type SummedMeasurement = (typeof summedMeasurements)[number];

/** What is kept of a day of Asia/Shanghai of a device. */
export interface DaySum {
  /** The highest reading. */
  readonly max: number;
  /** Of a meter: its last reading, and what it counted since its last one before the day, in kWh. */
  readonly last?: number;
  readonly used?: number;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The highest reading of a day; nothing where nothing was measured. @spec ANA-03 */
export const dayPeak = (readings: readonly number[]): DaySum | undefined =>
  readings.length === 0 ? undefined : { max: readings.reduce((a, b) => Math.max(a, b)) };

/**
 * What a meter counted on a day; nothing where it was not read.
 * @param readings of the day, oldest first, in kWh
 * @param before its last reading before the day; left out where there is none: it counts from its first one then
 * @spec ANA-03
 */
export function dayMeter(readings: readonly number[], before?: number): DaySum | undefined {
  const [peak, last] = [dayPeak(readings), readings.at(-1)];
  if (!peak || last === undefined) return undefined;
  return { ...peak, last, used: hundredth(consumption(before === undefined ? readings : [before, ...readings])) };
}

/** The month that keeps a day, `2026-11-01` for `2026-11-21`, and which of its days it is, `21`. */
export const monthAndDate = (day: Day): { readonly month: Day; readonly date: string } => ({
  month: `${day.slice(0, 7)}-01`,
  date: day.slice(8),
});

/** A stretch of a day in which people were seen, in minutes since midnight. */
export type MinuteSpan = readonly [from: number, to: number];

/**
 * The stretches of a day in which a sensor saw people, in whole minutes: what touches is one.
 * @param reports of the day, oldest first
 * @param wasOn whether people were there when the day began
 * @param untilMs now, or the end of the day
 * @spec ANA-02
 */
export function daySpans(
  reports: readonly { readonly atMs: number; readonly isOn: boolean }[],
  { day, wasOn, untilMs }: { readonly day: Day; readonly wasOn: boolean; readonly untilMs: number },
  offsetMin = chinaOffsetMin,
): MinuteSpan[] {
  const startMs = startOfDay(day, offsetMin);
  const endMs = Math.min(startMs + dayMs, untilMs);
  const minute = (atMs: number) => Math.round((atMs - startMs) / minuteMs);
  const intervals = onIntervals([{ atMs: startMs, isOn: wasOn }, ...reports], endMs);
  return joinSpans(intervals.map(({ fromMs, toMs }) => [minute(fromMs), minute(toMs)] as const));
}

/** The stretches of several sensors as one: each minute counts once. @spec ANA-02 */
export function joinSpans(spans: Iterable<MinuteSpan>): MinuteSpan[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...spans].filter(([a, b]) => b > a).toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (!last || from > last[1]) joined.push([from, to]);
    else last[1] = Math.max(last[1], to);
  }
  return joined;
}

export const spanMinutes = (spans: Iterable<MinuteSpan>): number => {
  let sum = 0;
  for (const [from, to] of spans) sum += to - from;
  return sum;
};

/** Stretches of a day as instants, as {@link usageOf} takes them. */
export const spansAt = (day: Day, spans: readonly MinuteSpan[], offsetMin = chinaOffsetMin): OnInterval[] => {
  const startMs = startOfDay(day, offsetMin);
  return spans.map(([from, to]) => ({ fromMs: startMs + from * minuteMs, toMs: startMs + to * minuteMs }));
};

/** Minutes in use of each of the 24 hours. @spec ANA-02 */
export function minutesByHour(spans: readonly MinuteSpan[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const [from, to] of spans)
    for (let hour = Math.floor(from / 60); hour < Math.min(24, Math.ceil(to / 60)); hour += 1)
      hours[hour] = (hours[hour] as number) + Math.min(to, hour * 60 + 60) - Math.max(from, hour * 60);
  return hours;
}

/**
 * The days whose sums a report changes: its own, and the next one, which counts on from its last reading. None lies after today.
 * @spec ANA-03
 */
export const daysTouched = (atMs: number, nowMs: number, offsetMin = chinaOffsetMin): Day[] => {
  const today = dayAt(nowMs, offsetMin);
  return [dayAt(atMs, offsetMin), dayAt(atMs + dayMs, offsetMin)].filter((day) => day <= today);
};
