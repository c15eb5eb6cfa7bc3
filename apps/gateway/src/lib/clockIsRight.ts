import { systemClock } from '@fireline/api/lib';
import type { OpenedDatabase } from './db/opened.ts';
import { beginClocks, takeForRight } from './deletionClock.ts';

/**
 * Says that the clock of this machine is right, where no device can: gateways on the database doubt it no more half a minute later, and mend what
 * lies ahead of it.
 * @returns what to print
 * @spec DEV-13
 */
export async function clockIsRight({ db }: OpenedDatabase, clock = systemClock): Promise<string> {
  const nowMs = clock();
  await beginClocks(db, nowMs);
  await takeForRight(db, nowMs);
  return `The clock of this machine counts as right. It is ${new Date(nowMs).toISOString()}; if that is wrong, set it and run this again.`;
}
