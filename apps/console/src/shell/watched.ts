import type { Alarm } from '@fireline/api/alarm';

/** An alarm as the rules of sound and pop-ups look at it. */
export type WatchedAlarm = Alarm & { readonly raisedAtMs: number; readonly isAcknowledged: boolean };

const known = new WeakMap<Alarm, WatchedAlarm>();

/** The same object for the same alarm, however often it is asked for: storms are looked at every frame. */
export function watched(alarm: Alarm): WatchedAlarm {
  const before = known.get(alarm);
  if (before) return before;
  const made = { ...alarm, raisedAtMs: Date.parse(alarm.alarmTime), isAcknowledged: alarm.state !== 'open' };
  known.set(alarm, made);
  return made;
}
