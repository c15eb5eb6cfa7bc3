import { isUnacknowledged } from '@fireline/domain/alarm';
import type { Alarm } from './topics.ts';

/** An alarm as lists, pop-ups and sounds look at it: the instant of its raising as a number, and whether somebody has seen it. */
export interface LiveAlarm extends Alarm {
  /** Milliseconds since 1970. */
  readonly raisedAtMs: number;
  readonly isAcknowledged: boolean;
}

export const liveAlarm = (alarm: Alarm): LiveAlarm => ({
  ...alarm,
  raisedAtMs: Date.parse(alarm.alarmTime),
  isAcknowledged: !isUnacknowledged(alarm.state),
});
