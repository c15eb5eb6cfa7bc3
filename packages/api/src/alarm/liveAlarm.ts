import { isUnacknowledged } from '@fireline/domain/alarm';
import type { Alarm } from './topics.ts';

/** An alarm as lists, pop-ups and sounds look at it: when it was raised as a number, and whether somebody has seen it. */
export interface LiveAlarm extends Alarm {
  /** When the server received it, in milliseconds since 1970: an alarm that was measured long ago is as new as any other. */
  readonly raisedAtMs: number;
  readonly isAcknowledged: boolean;
  /** Raised in a drill: marked wherever it stands. Only there where it is so: one that says nothing of a drill is real. @spec N15 */
  readonly isDrill?: true;
  /** It neither pops up nor sounds before, in milliseconds since 1970. Only there where something silenced it. @spec ALM-12 */
  readonly silencedUntilMs?: number;
}

/** An alarm of a drill; one of a gateway that knows no drills is real. @spec N15 */
export const isOfDrill = ({ drillId }: Pick<Alarm, 'drillId'>): boolean => typeof drillId === 'number';

export const liveAlarm = (alarm: Alarm): LiveAlarm => ({
  ...alarm,
  raisedAtMs: Date.parse(alarm.receivedAt),
  isAcknowledged: !isUnacknowledged(alarm.state),
  ...(typeof alarm.silencedUntil === 'string' && { silencedUntilMs: Date.parse(alarm.silencedUntil) }),
  ...(isOfDrill(alarm) && { isDrill: true }),
});
