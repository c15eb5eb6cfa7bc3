import { readingsKeptDays } from '@fireline/domain/device';
import { tidyImages } from '../building/images.ts';
import { deleteOldReadings, sweepDevices } from '../device/jobs.ts';
import { packReports } from '../device/packing.ts';
import { tidyPlans } from '../plan/publish/jobs.ts';
import { deleteExpiredLinks } from '../public/store.ts';
import { deleteExpired } from '../session/store.ts';
import { deleteEventsBefore } from '../shell/store.ts';
import type { Deps } from './context.ts';
import { deletionNow } from './deletionClock.ts';
import { stopwatch } from './observer.ts';

const minuteMs = 60_000;
/** How long a pushed event can be fetched again. */
export const eventsKeptMs = 7 * 24 * 60 * minuteMs;

/** Starts what time drives. @returns stops it, once what is running has ended */
export function startJobs(deps: Deps, readingsDays = readingsKeptDays): () => Promise<void> {
  const { database, clock, clocks, timers, log, observer } = deps;
  let isStopped = false;
  const running = new Set<Promise<void>>();
  const cancels = new Set<() => void>();
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isStopped) return resolve();
      const end = () => {
        cancel();
        cancels.delete(end);
        resolve();
      };
      const cancel = timers.after(ms, end);
      cancels.add(end);
    });
  const every = (ms: number, what: string, job: () => Promise<unknown>, firstMs = ms) => {
    const next = (waitMs: number) => {
      const cancel = timers.after(waitMs, () => {
        cancels.delete(cancel);
        const seconds = stopwatch();
        const ended = (isFailed: boolean) =>
          observer.jobEnded({ name: what.replace(/^the /, ''), seconds: seconds(), isFailed });
        const round = job().then(
          () => ended(false),
          (error: unknown) => {
            log.error(`${what} failed`, error);
            ended(true);
          },
        );
        running.add(round);
        void round.then(() => {
          running.delete(round);
          if (!isStopped) next(ms);
        });
      });
      cancels.add(cancel);
    };
    next(firstMs);
  };
  every(minuteMs / 2, 'the sweep of silent devices', () => {
    clocks.observe(clock());
    return sweepDevices(deps, clocks.steadySinceMs);
  });
  every(10 * minuteMs, 'the clock of deletions', () => deletionNow(database.db, clock(), 3 * 10 * minuteMs));
  /** Deletes by the clock of deletions, and logs how much. */
  const deleting = (what: string, run: (nowMs: number) => Promise<number | void>) => async () => {
    const nowMs = await deletionNow(database.db, clock());
    const rows = await run(nowMs);
    if (rows) log.info(`${what} were deleted`, { rows, now: new Date(nowMs).toISOString() });
  };
  const ended = deleting('ended sessions', (nowMs) => deleteExpired(database.db, new Date(nowMs).toISOString()));
  every(10 * minuteMs, 'the removal of ended sessions', ended);
  const links = deleting('expired links', (nowMs) => deleteExpiredLinks(database.db, new Date(nowMs).toISOString()));
  every(60 * minuteMs, 'the removal of expired links', links);
  const events = deleting('old events', (nowMs) =>
    deleteEventsBefore(database.db, new Date(nowMs - eventsKeptMs).toISOString()),
  );
  every(60 * minuteMs, 'the removal of old events', events);
  const plans = deleting('plans', (nowMs) => tidyPlans({ ...deps, clock: () => nowMs }));
  every(60 * minuteMs, 'the tidying of plans', plans, minuteMs);
  const images = deleting('pictures', (nowMs) => tidyImages({ ...deps, clock: () => nowMs }));
  every(60 * minuteMs, 'the tidying of pictures', images, 2 * minuteMs);
  every(
    60 * minuteMs,
    'the packing of readings',
    () => packReports(deps, { isStopped: () => isStopped, rest }),
    5 * minuteMs,
  );
  // the first time soon: a gateway that is started anew every night would never come to it
  every(
    24 * 60 * minuteMs,
    'the removal of old readings',
    () => deleteOldReadings(deps, readingsDays, () => isStopped),
    15 * minuteMs,
  );
  return async () => {
    isStopped = true;
    for (const cancel of cancels) cancel();
    await Promise.all(running);
  };
}
