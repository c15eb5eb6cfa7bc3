import { type Day, daysBetween } from '../../lib/index.ts';
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

/**
 * Whether a reminder is to go out: a nearer stage has come since the last one, so each stage reminds once, and a renewal starts over.
 * @param remindedOn the day of the last reminder for this end of service; null: none yet
 * @spec DEV-14
 */
export function isReminderDue(serviceUntil: Day, remindedOn: Day | null, today: Day): boolean {
  const stage = expiryStage(serviceUntil, today);
  return stage !== 'later' && (remindedOn === null || expiryStage(serviceUntil, remindedOn) !== stage);
}
