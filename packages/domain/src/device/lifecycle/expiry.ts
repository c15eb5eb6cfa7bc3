import { type Day, addDays, daysBetween } from '../../lib/index.ts';
import { expiryReminderDays } from '../limits.ts';

/** From the farthest to the nearest. `later`: nothing to do yet. Today is the last day of service. @spec DEV-14 */
export const expiryStages = ['later', 'in30', 'in15', 'in7', 'today', 'expired'] as const;
export type ExpiryStage = (typeof expiryStages)[number];

/** Days of service left; 0 on the last day, negative once it is over. @spec DEV-14 */
export const remainingDays = (serviceUntil: Day, today: Day): number => daysBetween(today, serviceUntil);

/** How near the end of service is, in the steps in which people are reminded. @spec DEV-14 */
export function expiryStage(serviceUntil: Day, today: Day): ExpiryStage {
  const left = remainingDays(serviceUntil, today);
  if (left <= 0) return left < 0 ? 'expired' : 'today';
  const days = expiryReminderDays.find((limit) => left <= limit);
  return days ? `in${days}` : 'later';
}

/** What devices are looked for by: their service ends within so many days, or is over. Each term holds the nearer ones. @spec DEV-14 */
export const expiryTerms = ['today', 'in7', 'in15', 'in30', 'expired'] as const;
export type ExpiryTerm = (typeof expiryTerms)[number];

/** The last days of service that a term holds, both ends included. @spec DEV-14 */
export function expiryTermDays(term: ExpiryTerm, today: Day): { readonly from?: Day; readonly to: Day } {
  if (term === 'expired') return { to: addDays(today, -1) };
  const days = expiryReminderDays.find((limit) => term === `in${limit}`) ?? 0;
  return { from: today, to: addDays(today, days) };
}

/**
 * Whether a reminder is to go out: a nearer stage has come since the last one, so each stage reminds once, and a renewal starts over.
 * @param remindedOn the day of the last reminder for this end of service; null: none yet
 * @spec DEV-14
 */
export function isReminderDue(serviceUntil: Day, remindedOn: Day | null, today: Day): boolean {
  const stage = expiryStage(serviceUntil, today);
  return stage !== 'later' && (remindedOn === null || expiryStage(serviceUntil, remindedOn) !== stage);
}

/**
 * The day on which the stage of a day began, when its reminder is due.
 * @returns null while there is nothing to remind of
 * @spec DEV-14
 */
export function reminderDay(serviceUntil: Day, today: Day): Day | null {
  const stage = expiryStage(serviceUntil, today);
  if (stage === 'later') return null;
  if (stage === 'expired') return addDays(serviceUntil, 1);
  return addDays(serviceUntil, -(expiryReminderDays.find((limit) => stage === `in${limit}`) ?? 0));
}
