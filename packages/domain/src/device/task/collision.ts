import { addDays, chinaOffsetMin, type Day, dayAt, daysBetween } from '../../lib/index.ts';
import { type CommandArgs, targetOf, type TimedCommand } from '../command/index.ts';
import { nextRun, runsOn, type Schedule } from './schedule.ts';

/** What undoes what: of both at one minute nobody knows which comes last. */
const opposites: Readonly<Partial<Record<TimedCommand, TimedCommand>>> = {
  arm: 'disarm',
  disarm: 'arm',
  openRelay: 'closeRelay',
  closeRelay: 'openRelay',
};

/** A command of one device by schedule, as far as another may undo it. */
export interface TimedOrder {
  readonly command: TimedCommand;
  readonly args: CommandArgs;
  readonly schedule: Schedule;
}

/** Whether both work on the same zone or output; the whole device is every one of its zones. */
const isSameTarget = (one: CommandArgs, other: CommandArgs): boolean => {
  const [a, b] = [targetOf(one), targetOf(other)];
  return a === b || a === 0 || b === 0;
};

/**
 * In so many days each two schedules that ever share a day share one, wherever one begins to count: a date meets every weekday within 14
 * months, and the last of the month meets the 28th only in February of a common year, of which no two are 25 months apart.
 */
const commonDays = 3 * 366;
const lastDay: Day = '9999-12-31';
const least = (...days: readonly (Day | undefined)[]): Day =>
  days.reduce<Day>((first, one) => (one !== undefined && one < first ? one : first), lastDay);
const greatest = (first: Day, ...days: readonly (Day | undefined)[]): Day =>
  days.reduce<Day>((last, one) => (one !== undefined && one > last ? one : last), first);

/** The first day after that moment on which both schedules run at the same minute; undefined: there is none. */
function firstShared(one: Schedule, other: Schedule, afterMs: number, offsetMin: number): Day | undefined {
  if (one.at !== other.at) return undefined;
  const next = nextRun(one, afterMs, offsetMin);
  if (next === undefined) return undefined;
  const from = greatest(dayAt(next, offsetMin), one.on, other.on, one.from, other.from);
  const days = Math.min(commonDays, daysBetween(from, least(one.until, other.until, one.on, other.on)) + 1);
  for (let day = 0, on = from; day < days; day += 1, on = addDays(on, 1))
    if (runsOn(one, on) && runsOn(other, on)) return on;
  return undefined;
}

export interface Collision<Order extends TimedOrder> {
  readonly other: Order;
  /** The first day of it. */
  readonly on: Day;
}

/**
 * The first of the other orders of the same device that says the opposite at the same minute of a day after that moment, however many months ahead.
 * Orders for different zones or outputs do not collide.
 * @spec DEV-22
 * @example collisionOf(arm, tasks, Date.now())?.other.name
 */
export function collisionOf<Order extends TimedOrder>(
  order: TimedOrder,
  others: readonly Order[],
  afterMs: number,
  offsetMin = chinaOffsetMin,
): Collision<Order> | undefined {
  for (const other of others) {
    if (opposites[order.command] !== other.command || !isSameTarget(order.args, other.args)) continue;
    const on = firstShared(order.schedule, other.schedule, afterMs, offsetMin);
    if (on !== undefined) return { other, on };
  }
  return undefined;
}
