import type { ArmPlan, ArmRun, ArmSpan, ArmTask } from '@fireline/domain/device';
import { type Day, addDays, dayAt, dayMs, minuteMs, minutesOf, startOfDay, weekdayOf } from '@fireline/domain/lib';

/** Times are set in quarter hours. */
export const stepMinutes = 15;
export const dayMinutes = dayMs / minuteMs;
/** The last quarter hour of a day. */
export const lastMinute = dayMinutes - stepMinutes;

/** The Monday of the week that holds the day. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

const two = (part: number): string => String(part).padStart(2, '0');
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const inDay = (minutes: number): number => Math.min(lastMinute, Math.max(0, minutes));

/** The time so many quarter hours later, on the quarter, on the same day: from 22:10 the next is 22:15. */
export function stepped(at: string, steps: number): string {
  const quarter = minutesOf(at) / stepMinutes;
  const from = steps > 0 ? Math.floor(quarter) : Math.ceil(quarter);
  return timeOf(inDay((from + steps) * stepMinutes));
}

/** The quarter hour nearest to a share of the day, 0 to 1. */
export const atShare = (share: number): string =>
  timeOf(inDay(Math.round((share * dayMinutes) / stepMinutes) * stepMinutes));

/** Weekdays as stretches of neighbours, from three days on; what is no weekday is left out. */
export function stretches(weekdays: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (let day = 1; day <= 7; day++) {
    if (!weekdays.includes(day)) continue;
    const last = found.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else found.push([day, day]);
  }
  return found.flatMap(([from, to]): [number, number][] =>
    to - from === 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  );
}

/** Part of a day, from 0 to 1. */
export interface Bar extends Pick<ArmSpan, 'status'> {
  readonly start: number;
  readonly end: number;
  /** It began on an earlier day, or goes on on a later one. */
  readonly isFromBefore: boolean;
  readonly goesOn: boolean;
}
export interface Mark extends ArmRun {
  readonly share: number;
  /** The first of its schedule in the week: the one that the keyboard reaches. */
  readonly isFirst: boolean;
}
export interface WeekDay {
  readonly day: Day;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekday: number;
  readonly bars: readonly Bar[];
  readonly marks: readonly Mark[];
}

/** The plan of a week, day by day; a span over midnight is a bar in each of its days. */
export function weekDays({ runs, spans }: ArmPlan, monday: Day, offsetMin: number): readonly WeekDay[] {
  const met = new Set<ArmTask['taskId']>();
  return Array.from({ length: 7 }, (_, place) => {
    const day = addDays(monday, place);
    const startMs = startOfDay(day, offsetMin);
    const endMs = startMs + dayMs;
    const share = (atMs: number): number => (Math.min(endMs, Math.max(startMs, atMs)) - startMs) / dayMs;
    const marks = runs
      .filter(({ atMs }) => dayAt(atMs, offsetMin) === day)
      .map((run) => {
        const isFirst = !met.has(run.task.taskId);
        met.add(run.task.taskId);
        return { ...run, share: share(run.atMs), isFirst };
      });
    const bars = spans
      .filter(({ fromMs, toMs }) => fromMs < endMs && toMs > startMs)
      .map(({ fromMs, toMs, status }) => ({
        status,
        start: share(fromMs),
        end: share(toMs),
        isFromBefore: fromMs < startMs,
        goesOn: toMs > endMs,
      }));
    return { day, weekday: place + 1, bars, marks };
  });
}
