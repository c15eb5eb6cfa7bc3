import { nextDutyCheckAtMs } from '@fireline/domain/alarm';
import { minuteMs } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import type { Random } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { sendMissedCheck } from '../../message/reminding/missedDuty.ts';
import * as store from './checkStore.ts';

/** 0 to below 1, from unguessable bytes: nobody learns the rhythm. */
export const chanceOf = (random: Random): number => {
  const [a = 0, b = 0, c = 0] = random.bytes(3);
  return (a * 65_536 + b * 256 + c) / 16_777_216;
};
const iso = (ms: number): string => new Date(ms).toISOString();
type AskingDeps = Pick<Deps, 'database' | 'clock' | 'random' | 'log'>;

const askOne = ({ database, clock, random }: AskingDeps, planId: number): Promise<void> =>
  transact(database, async ({ tx }) => {
    const nowMs = clock();
    const plan = await store.lockDue(tx, planId, iso(nowMs));
    if (plan) await store.ask(tx, plan, iso(nowMs), iso(nextDutyCheckAtMs(plan, nowMs, chanceOf(random))));
  });

/** Marks a check as missed and sends word of it, both or neither. */
const missOne = ({ database, clock }: AskingDeps, checkId: number): Promise<void> =>
  transact(database, async (work) => {
    const now = iso(clock());
    const missed = await store.markMissed(work.tx, checkId, now);
    if (missed) await sendMissedCheck(work, missed, now);
  });

/**
 * Asks the stations that are due, notes the checks that were missed and sends word of each once, with no browser open. After a pause of the gateway a station is
 * asked once. A station that fails stops none of the others.
 * @spec N16
 */
export async function askStations(deps: AskingDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<void> {
  const { db } = deps.database;
  const nowMs = deps.clock();
  for (const checkId of await store.unanswered(db, iso(nowMs))) {
    if (isStopped()) return;
    try {
      await missOne(deps, checkId);
    } catch (error) {
      deps.log.error(`the missed duty check ${checkId} could not be noted`, error);
    }
  }
  await store.askAgain(db, iso(nowMs), iso(nowMs + minuteMs));
  for (const planId of await store.duePlans(db, iso(nowMs))) {
    if (isStopped()) return;
    try {
      await askOne(deps, planId);
    } catch (error) {
      deps.log.error(`the station of duty plan ${planId} could not be asked`, error);
    }
  }
}
