import { dayMs } from '@fireline/domain/lib';
import { lookMs } from './clockWatch.ts';
import type { Deps } from './context.ts';
import { boundedClocks, moveClocks } from './deletionClock.ts';

type WatchDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'timers' | 'log'>;

/** Compares the clock of this machine with the day of the installation, which goes by it once devices have confirmed it. */
export async function compareClock({
  database: { db },
  clock,
  clocks,
}: Omit<WatchDeps, 'timers' | 'log'>): Promise<void> {
  const nowMs = clock();
  clocks.observe(nowMs);
  const dayAt = (await boundedClocks(db))?.dayAt;
  clocks.compare(dayAt, nowMs);
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
