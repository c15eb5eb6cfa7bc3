import { type AlarmState, isUnacknowledged } from './handling.ts';
import { byAge, type Foldable } from './popups.ts';

export interface OrderableAlarm extends Foldable {
  readonly state: AlarmState;
}

const isAttended = ({ state }: OrderableAlarm): number => Number(!isUnacknowledged(state));

/**
 * What a list of alarms can be ordered by: the news on top, or what nobody has acknowledged before the rest, in each of the two the worst,
 * and of equals the news.
 * @spec ALM-01
 */
export const alarmOrders = {
  newest: (a: OrderableAlarm, b: OrderableAlarm): number => byAge(b, a),
  worst: (a: OrderableAlarm, b: OrderableAlarm): number =>
    isAttended(a) - isAttended(b) || a.level - b.level || byAge(b, a),
} as const;

export type AlarmOrder = keyof typeof alarmOrders;
export const alarmOrderNames = /* @__PURE__ */ Object.keys(alarmOrders) as readonly AlarmOrder[];

/**
 * How long to wait, in milliseconds, between two walks over so many alarms: four times a second while they are few, once a second when there
 * are tens of thousands. The first look after a calm is never put off.
 * @spec ALM-07
 */
export const paceMs = (alarms: number): number => Math.min(1000, Math.max(250, alarms / 20));
