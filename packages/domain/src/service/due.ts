import { addDays, dayAt, type DueStanding, dueStanding, isMoment, minuteMs, startOfDay } from '../lib/index.ts';
import { supportDayAt } from './help/support.ts';
import { dueMinutes, remindMinutes } from './limits.ts';
import { type OrderLevel, orderLevels } from './orders.ts';

/** The moment at which so much of support hours has passed, in milliseconds since 1970. @spec SRV-06 */
export function afterSupportTime(fromMs: number, ms: number): number {
  if (!isMoment(fromMs) || !(ms > 0)) return fromMs;
  let [atMs, left] = [fromMs, ms];
  for (;;) {
    const { opensAtMs, closesAtMs } = supportDayAt(atMs);
    const begin = Math.max(atMs, opensAtMs);
    const rest = Math.max(0, closesAtMs - begin);
    if (left <= rest) return begin + left;
    left -= rest;
    atMs = startOfDay(addDays(dayAt(atMs), 1));
  }
}

/** By when an order has to be accepted. @spec SRV-02 */
export const orderDueAtMs = (level: OrderLevel, createdAtMs: number): number =>
  level === 'urgent'
    ? createdAtMs + dueMinutes.urgent * minuteMs
    : afterSupportTime(createdAtMs, dueMinutes[level] * minuteMs);

/** What is known of an order whose level changes. */
export interface LevelledOrder {
  readonly level: OrderLevel;
  readonly createdAtMs: number;
  readonly dueAtMs: number;
  /** null: nobody has accepted it. */
  readonly acceptedAtMs: number | null;
}

/**
 * By when an order has to be accepted after its level has changed. Decision: one that becomes more urgent is due so long after the change, and never
 * later than before; one that becomes less so is due as if it had been made so. What was accepted keeps its due time: met in time, it does not turn late.
 * @spec SRV-01 SRV-02
 */
export function dueAfterLevel(order: LevelledOrder, level: OrderLevel, nowMs: number): number {
  if (order.acceptedAtMs !== null) return order.dueAtMs;
  const isRaised = orderLevels.indexOf(level) < orderLevels.indexOf(order.level);
  return isRaised ? Math.min(order.dueAtMs, orderDueAtMs(level, nowMs)) : orderDueAtMs(level, order.createdAtMs);
}

export interface DueOrder {
  readonly level: OrderLevel;
  readonly dueAtMs: number;
  /** null: nobody has accepted it. */
  readonly acceptedAtMs: number | null;
  readonly closedAtMs: number | null;
}

/**
 * Where an order stands with its due time: accepting ends the clock, closing one that nobody accepted too; nothing starts it again. It is due soon
 * from when somebody is reminded of it.
 * @spec SRV-02
 */
export const dueStateOf = ({ level, dueAtMs, acceptedAtMs, closedAtMs }: DueOrder, nowMs: number): DueStanding =>
  dueStanding({ dueAtMs, endedAtMs: acceptedAtMs ?? closedAtMs }, nowMs, remindMinutes[level] * minuteMs);

export const orderReminders = ['near', 'over'] as const;
export type OrderReminder = (typeof orderReminders)[number];

/** What is to be reminded of now; nothing where it was, or where the clock has ended. @spec SRV-02 */
export function orderReminderOf(
  order: DueOrder & { readonly reminded: OrderReminder | null },
  nowMs: number,
): OrderReminder | undefined {
  const state = dueStateOf(order, nowMs);
  if (state === 'over') return order.reminded === 'over' ? undefined : 'over';
  return state === 'soon' && order.reminded === null ? 'near' : undefined;
}
