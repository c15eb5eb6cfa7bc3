import {
  addDays,
  chinaOffsetMin,
  type Day,
  day,
  dayAt,
  daysInMonth,
  defineForm,
  integer,
  listOf,
  oneOf,
  optional,
  type Problem,
  startOfDay,
  text,
  timeOfDay,
  weekdayOf,
  minuteMs,
} from '../../lib/index.ts';
import { timedCommands } from '../command/index.ts';
import { textChars } from '../limits.ts';

/** @spec DEV-22 */
export const repeats = ['once', 'daily', 'weekly', 'monthly'] as const;
export type Repeat = (typeof repeats)[number];

/** When a task runs. @spec DEV-22 */
export interface Schedule {
  readonly repeat: Repeat;
  /** Time of day, `08:30`. */
  readonly at: string;
  /** Of a task that runs once. */
  readonly on?: Day | undefined;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekdays?: readonly number[] | undefined;
  /** Days of the month; one that a month lacks is its last day. */
  readonly monthDays?: readonly number[] | undefined;
  /** First and last day on which it may run, both included. */
  readonly from?: Day | undefined;
  readonly until?: Day | undefined;
}

/** The field that a repeat cannot do without. */
const needed: Readonly<Partial<Record<Repeat, 'on' | 'weekdays' | 'monthDays'>>> = {
  once: 'on',
  weekly: 'weekdays',
  monthly: 'monthDays',
};

/** What a repeat lacks: the days without which it never runs. @spec DEV-22 */
export const missingDays = (schedule: Schedule): Problem | undefined => {
  const field = needed[schedule.repeat];
  return field && !schedule[field]?.length ? { code: 'form.required', field } : undefined;
};

/**
 * A scheduled command, such as arming every evening.
 * Decision: each day stands once in its list, and the last day may be the first.
 * @spec DEV-22
 */
export const timedTaskForm = /* @__PURE__ */ defineForm(
  {
    name: /* @__PURE__ */ text(textChars),
    command: /* @__PURE__ */ oneOf(timedCommands),
    repeat: /* @__PURE__ */ oneOf(repeats),
    at: timeOfDay,
    on: /* @__PURE__ */ optional(day),
    weekdays: /* @__PURE__ */ listOf(/* @__PURE__ */ integer({ min: 1, max: 7 }), { min: 0, max: 7 }),
    monthDays: /* @__PURE__ */ listOf(/* @__PURE__ */ integer({ min: 1, max: 31 }), { min: 0, max: 31 }),
    from: /* @__PURE__ */ optional(day),
    until: /* @__PURE__ */ optional(day),
  },
  (task) => [
    missingDays(task),
    ...(['weekdays', 'monthDays'] as const).map((field) =>
      new Set(task[field]).size === task[field].length ? undefined : { code: 'form.duplicate', field },
    ),
    task.from && task.until && task.until < task.from
      ? { code: 'device.task.untilBeforeFrom', field: 'until' }
      : undefined,
  ],
);

/** Whether the task runs on that day. Decision: the 31st of a shorter month is its last day, so that no month is left out. @spec DEV-22 */
export function runsOn(schedule: Schedule, on: Day): boolean {
  if ((schedule.from && on < schedule.from) || (schedule.until && on > schedule.until)) return false;
  if (schedule.repeat === 'daily') return true;
  if (schedule.repeat === 'once') return on === schedule.on;
  if (schedule.repeat === 'weekly') return schedule.weekdays?.includes(weekdayOf(on)) ?? false;
  const [year = 0, month = 0, date = 0] = on.split('-').map(Number);
  const last = daysInMonth(year, month);
  return schedule.monthDays?.some((asked) => Math.min(asked, last) === date) ?? false;
}

/** No schedule has a longer gap than a month and its last day to the next. */
export const longestGapDays = 62;

/**
 * When the task runs next, strictly later than the moment given, in milliseconds since 1970; nothing when it never runs again.
 * @spec DEV-22
 * @example nextRun({ repeat: 'monthly', at: '08:00', monthDays: [31] }, Date.parse('2027-02-01T00:00:00Z'))
 * // 28 February 2027, 08:00 in China
 */
export function nextRun(schedule: Schedule, afterMs: number, offsetMin = chinaOffsetMin): number | undefined {
  if (missingDays(schedule)) return undefined;
  const [hours = 0, minutes = 0] = schedule.at.split(':').map(Number);
  const [today, first] = [dayAt(afterMs, offsetMin), schedule.repeat === 'once' ? schedule.on : schedule.from];
  let on = first && first > today ? first : today;
  for (let days = 0; days < longestGapDays; days += 1, on = addDays(on, 1)) {
    const atMs = startOfDay(on, offsetMin) + (hours * 60 + minutes) * minuteMs;
    if (atMs > afterMs && runsOn(schedule, on)) return atMs;
  }
  return undefined;
}

export interface RunSpan {
  readonly fromMs: number;
  readonly toMs: number;
  /** Stops there; default 100. */
  readonly most?: number;
  readonly offsetMin?: number;
}

/**
 * The runs after the first moment up to and with the second, earliest first: what a calendar shows, or what was missed.
 * @spec DEV-22
 */
export function runsBetween(
  schedule: Schedule,
  { fromMs, toMs, most = 100, offsetMin = chinaOffsetMin }: RunSpan,
): number[] {
  const runs: number[] = [];
  let atMs = nextRun(schedule, fromMs, offsetMin);
  while (atMs !== undefined && atMs <= toMs && runs.length < most) {
    runs.push(atMs);
    atMs = nextRun(schedule, atMs, offsetMin);
  }
  return runs;
}
