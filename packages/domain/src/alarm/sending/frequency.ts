import { defineForm, integer, minuteMs, hourMs } from '../../lib/index.ts';
import { frequencyHours, frequencyMessages, pushIntervalMinutes } from '../limits.ts';

/** At most so many messages in so many hours. @spec ALM-09 */
export interface Frequency {
  readonly messages: number;
  readonly hours: number;
}

/** @spec ALM-09 */
export const frequencyForm = defineForm({ messages: integer(frequencyMessages), hours: integer(frequencyHours) });

/** App and e-mail push interval in minutes; 0 means none. @spec ALM-09 */
export const pushIntervalForm = defineForm({
  appMinutes: integer(pushIntervalMinutes),
  emailMinutes: integer(pushIntervalMinutes),
});

/** A message may go (`sentAtMs`: what was sent so far, to be kept for the next question), or when the next one may. */
export type Passage =
  | { readonly mayPass: true; readonly sentAtMs: readonly number[] }
  | { readonly mayPass: false; readonly nextAtMs: number };

/**
 * Whether one more message may go now. Never more than N go in any stretch of M hours (its end excluded), wherever it begins.
 * A clock that steps back counts as standing still.
 * @param sentAtMs when messages went, oldest first, as the last answer gave it
 * @spec ALM-09
 * @example passFrequency([], nowMs, { messages: 3, hours: 1 }) // { mayPass: true, sentAtMs: [nowMs] }
 */
export function passFrequency(sentAtMs: readonly number[], nowMs: number, { messages, hours }: Frequency): Passage {
  const at = Math.max(nowMs, sentAtMs.at(-1) ?? nowMs);
  const recent = sentAtMs.slice(-messages).filter((ms) => ms > at - hours * hourMs);
  return recent.length >= messages
    ? { mayPass: false, nextAtMs: (recent[0] as number) + hours * hourMs }
    : { mayPass: true, sentAtMs: [...recent, at] };
}

/**
 * The same for the push interval.
 * Decision: 0 means that there is no interval and every alarm is pushed.
 * @spec ALM-09
 */
export function passInterval(sentAtMs: readonly number[], nowMs: number, intervalMinutes: number): Passage {
  const last = sentAtMs.at(-1);
  const at = Math.max(nowMs, last ?? nowMs);
  const nextAtMs = last === undefined ? at : last + intervalMinutes * minuteMs;
  return nextAtMs <= at ? { mayPass: true, sentAtMs: [at] } : { mayPass: false, nextAtMs };
}
