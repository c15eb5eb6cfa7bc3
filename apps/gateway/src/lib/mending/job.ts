import { hourMs } from '@fireline/domain/lib';
import type { Deps } from '../context.ts';
import { boundedClocks, clocksMoveMs, moveClocks, noteMended } from '../deletionClock.ts';
import type { Job } from '../jobs/runner.ts';
import { compareClock } from '../watchClock.ts';
import { aheadToleranceMs, mendAhead, type Mend } from './ahead.ts';

type ClockDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'log'>;

/** Milliseconds since some moment, whatever the clock of the machine is set to. */
type Monotonic = () => number;
const machineMs: Monotonic = () => performance.now();

/** The pass reads whole tables; gateways whose clocks differ would ask for it all the time. */
const mendEveryMs = hourMs;

/**
 * The job that moves the bounded clocks, by the time that has gone by: a run that comes late makes up for it.
 * @spec DEV-13
 */
export function clocksJob(deps: ClockDeps, monotonicMs = machineMs): Job {
  const { database, clock, clocks } = deps;
  const { db } = database;
  let left: { readonly dayAt: string | null | undefined; readonly atMs: number } | undefined;
  const run = async (): Promise<void> => {
    await compareClock(deps);
    const nowMs = clock();
    const before = (await boundedClocks(db))?.dayAt;
    // where another gateway has moved them meanwhile, only this run's own step is due
    const sinceMs = left && left.dayAt === before ? monotonicMs() - left.atMs : 0;
    const goneByMs = Math.max(clocksMoveMs, sinceMs);
    await moveClocks(db, nowMs, { isConfirmed: clocks.isConfirmed(nowMs), isDoubted: clocks.isDoubted, goneByMs });
    left = { dayAt: (await boundedClocks(db))?.dayAt, atMs: monotonicMs() };
  };
  return { name: 'clock of deletions', everyMs: clocksMoveMs, firstMs: clocksMoveMs / 60, run };
}

/**
 * The job that mends what a clock that ran ahead has written: at the first start, after an upgrade, and when a gateway was further than now, once
 * an hour at most. Only by a clock that is trusted, as one that fell back would take what is on record for the future.
 * @spec DEV-13
 */
export function mendingJob(deps: ClockDeps, mends: readonly Mend[], monotonicMs = machineMs): Job {
  const { database, clock, clocks, log } = deps;
  let lastMs = -mendEveryMs;
  const run = async (): Promise<void> => {
    await compareClock(deps);
    const nowMs = clock();
    const seenAt = (await boundedClocks(database.db))?.seenAt ?? null;
    const isAhead = seenAt === null || Date.parse(seenAt) > nowMs + aheadToleranceMs;
    if (!isAhead || monotonicMs() - lastMs < mendEveryMs) return;
    if (!clocks.isTrusted(nowMs)) return clocks.liesAhead(seenAt);
    lastMs = monotonicMs();
    if (!(await mendAhead(deps, mends))) return;
    await noteMended(database.db, clock(), seenAt);
    if (seenAt !== null)
      log.warn('a clock ran ahead and is put back: what it had written was mended', { from: seenAt });
  };
  // soon: what lies ahead is on the screens meanwhile
  return { name: 'mending of times that lie ahead', everyMs: clocksMoveMs, firstMs: clocksMoveMs / 60, run };
}
