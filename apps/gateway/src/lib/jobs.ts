import { tidyImages } from '../building/images.ts';
import { deleteOldReadings, sweepDevices } from '../device/jobs.ts';
import { tidyPlans } from '../plan/publish/jobs.ts';
import { deleteExpired } from '../session/store.ts';
import { deleteEventsBefore } from '../shell/store.ts';
import { type Deps, isoNow } from './context.ts';

const minuteMs = 60_000;
/** How long a pushed event can be fetched again. */
export const eventsKeptMs = 7 * 24 * 60 * minuteMs;

/** How many days readings are kept unless the operator says otherwise: a year, and a month to look back on it. */
export const readingsKeptDays = 400;

/** Starts what time drives. @returns stops it, once what is running has ended */
export function startJobs(deps: Deps, readingsDays = readingsKeptDays): () => Promise<void> {
  const { database, clock, timers, log } = deps;
  const listeningSinceMs = clock();
  let isStopped = false;
  const running = new Set<Promise<void>>();
  const cancels = new Set<() => void>();
  const every = (ms: number, what: string, job: () => Promise<unknown>, firstMs = ms) => {
    const next = (waitMs: number) => {
      const cancel = timers.after(waitMs, () => {
        cancels.delete(cancel);
        const round = job().then(
          () => {},
          (error: unknown) => log.error(`${what} failed`, error),
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
  every(minuteMs / 2, 'the sweep of silent devices', () => sweepDevices(deps, listeningSinceMs));
  every(10 * minuteMs, 'the removal of ended sessions', () => deleteExpired(database.db, isoNow(clock)));
  every(60 * minuteMs, 'the removal of old events', () =>
    deleteEventsBefore(database.db, new Date(clock() - eventsKeptMs).toISOString()),
  );
  every(60 * minuteMs, 'the tidying of plans', () => tidyPlans(deps), minuteMs);
  every(60 * minuteMs, 'the tidying of pictures', () => tidyImages(deps), 2 * minuteMs);
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
