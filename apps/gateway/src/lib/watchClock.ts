import { dayMs, minuteMs } from '@fireline/domain/lib';
import { lookMs } from './clockWatch.ts';
import type { Deps } from './context.ts';
import { boundedClocks, keysInUse, moveClocks, noteSeen } from './deletionClock.ts';

type WatchDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'timers' | 'log'>;

/** So much the note of how far clocks have been may lag: it is not written at each look. */
const seenLagMs = minuteMs;

/**
 * Compares the clock of this machine with the day of the installation, which goes by it once devices have confirmed it, and with the clocks of
 * the other gateways; notes how far it has been.
 */
export async function compareClock({
  database: { db },
  clock,
  clocks,
}: Omit<WatchDeps, 'timers' | 'log'>): Promise<void> {
  const nowMs = clock();
  clocks.observe(nowMs);
  const [keys, row] = await Promise.all([keysInUse(db), boundedClocks(db)]);
  const { dayAt, seenAt } = row ?? {};
  clocks.compare(dayAt, nowMs, keys);
  clocks.seenByOthers(seenAt, nowMs);
  const { latestMs } = clocks;
  if (seenAt != null && latestMs > Date.parse(seenAt) + seenLagMs) await noteSeen(db, latestMs);
  clocks.latestNoted(latestMs);
  if (dayAt != null && Math.abs(nowMs - Date.parse(dayAt)) > dayMs && clocks.isConfirmed(nowMs))
    await moveClocks(db, nowMs, { isConfirmed: true, isDoubted: true });
}

/** Looks at the clock of this machine every half minute, on each gateway. @returns stops it */
export function watchClock(deps: WatchDeps): () => Promise<void> {
  const { timers, log } = deps;
  let looking: Promise<void> | undefined;
  const look = (): void => {
    cancel = timers.after(lookMs, look);
    deps.clocks.observe(deps.clock());
    looking ??= compareClock(deps)
      .catch((error: unknown) => log.error('the clock could not be compared with what is known', error))
      .finally(() => {
        looking = undefined;
      });
  };
  let cancel = timers.after(lookMs, look);
  return async () => {
    cancel();
    await looking;
  };
}
