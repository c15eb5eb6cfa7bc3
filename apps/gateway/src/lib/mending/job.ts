import type { Deps } from '../context.ts';
import { boundedClocks, clocksMoveMs, moveClocks, noteSeen } from '../deletionClock.ts';
import type { Job } from '../jobs/runner.ts';
import { compareClock } from '../watchClock.ts';
import { aheadToleranceMs, mendAhead, type Mend } from './ahead.ts';

type ClockDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'log'>;

/**
 * Moves the bounded clocks, and mends what a clock that ran ahead has written: at the first start, after an upgrade, and whenever a gateway was
 * further than now. Only by a clock that is trusted, as one that fell back would take what is on record for the future.
 * @spec DEV-13
 */
async function lookAtClocks(deps: ClockDeps, mends: readonly Mend[]): Promise<void> {
  const { database, clock, clocks, log } = deps;
  const { db } = database;
  await compareClock(deps);
  const nowMs = clock();
  const { isDoubted } = clocks;
  const row = await boundedClocks(db);
  await moveClocks(db, nowMs, { isConfirmed: clocks.isConfirmed(nowMs), isDoubted });
  const isPut = row?.seenAt == null || Date.parse(row.seenAt) > nowMs + aheadToleranceMs;
  const isMended = clocks.isTrusted(nowMs) && (clocks.takeStepBack() || isPut) && (await mendAhead(deps, mends));
  if (isMended && row?.seenAt != null)
    log.warn('a clock ran ahead and is put back: what it had written was mended', { from: row.seenAt });
  await noteSeen(db, nowMs, isMended);
}

/** What the job is called in logs and metrics. */
export const clocksJob = (deps: ClockDeps, mends: readonly Mend[]): Job => ({
  name: 'clock of deletions',
  everyMs: clocksMoveMs,
  // soon: what lies ahead is on the screens meanwhile
  firstMs: clocksMoveMs / 60,
  run: () => lookAtClocks(deps, mends),
});
