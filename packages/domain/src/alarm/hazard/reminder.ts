import { addDays, type Day } from '../../lib/index.ts';
import type { RectificationState } from './rectification.ts';

/** The hour of the day, in the time of the mainland, from which hazards are reminded of. @spec ALM-13 */
export const hazardReminderFromHour = 8;

/** What a reminder of a hazard is about: its due day is near, or has passed. */
export interface HazardReminder {
  readonly kind: 'due' | 'overdue';
  /** The day on which the stage began: a stage is reminded of once. */
  readonly day: Day;
}

/**
 * The stage of reminders that a hazard in progress has reached: one from the day before the due day on, then one for each day overdue.
 * Decision: a reminder that could not go on the day before is made up for on the due day itself; a day overdue that has passed is not.
 * @returns undefined more than a day before the due day
 * @spec ALM-13
 * @example hazardReminder('2026-11-24', '2026-11-23') // { kind: 'due', day: '2026-11-23' }
 */
export const hazardReminder = (dueDay: Day, today: Day): HazardReminder | undefined => {
  if (today > dueDay) return { kind: 'overdue', day: today };
  const day = addDays(dueDay, -1);
  return today < day ? undefined : { kind: 'due', day };
};

/** A hazard as reminders see it. */
export interface RemindedHazard {
  readonly state: RectificationState;
  readonly dueDay: Day;
  /** The day of the last reminder; null: none yet. */
  readonly remindedDay: Day | null;
}

/**
 * The reminder that is due; undefined: none. What is completed or handed over is not reminded of.
 * Decision: a last reminder after today was dated by a clock that ran ahead, and counts as none.
 * @spec ALM-13
 */
export const dueHazardReminder = (
  { state, dueDay, remindedDay }: RemindedHazard,
  today: Day,
): HazardReminder | undefined => {
  const stage = state === 'inProgress' ? hazardReminder(dueDay, today) : undefined;
  return stage && (remindedDay === null || remindedDay > today || remindedDay < stage.day) ? stage : undefined;
};

/**
 * Whether a reminder that still waits is not to be sent any more: the hazard is completed or handed over, or its due day is another one than
 * the reminder names.
 * @spec ALM-13
 */
export const isHazardReminderOver = ({ state, dueDay }: Omit<RemindedHazard, 'remindedDay'>, namedDay: Day): boolean =>
  state !== 'inProgress' || dueDay !== namedDay;
