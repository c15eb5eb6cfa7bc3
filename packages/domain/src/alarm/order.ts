import type { AlarmState } from './handling.ts';
import { byAge, type Foldable } from './popups.ts';

interface Orderable extends Foldable {
  readonly state: AlarmState;
}

const isAttended = ({ state }: Orderable): number => Number(state !== 'open');

/**
 * What a list of alarms can be ordered by: the news on top, or the worst, in each level what nobody has acknowledged before the rest, and of
 * equals the news.
 * @spec ALM-01
 */
export const alarmOrders = {
  newest: (a: Orderable, b: Orderable): number => byAge(b, a),
  worst: (a: Orderable, b: Orderable): number => a.level - b.level || isAttended(a) - isAttended(b) || byAge(b, a),
} as const;

export type AlarmOrder = keyof typeof alarmOrders;
export const alarmOrderNames = /* @__PURE__ */ Object.keys(alarmOrders) as readonly AlarmOrder[];

/**
 * How long to wait, in milliseconds, between two walks over so many alarms: four times a second while they are few, once a second when there
 * are tens of thousands. The first look after a calm is never put off.
 * @spec ALM-07
 */
export const paceMs = (alarms: number): number => Math.min(1000, Math.max(250, alarms / 20));
