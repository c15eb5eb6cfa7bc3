import { readingsKeptDays } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import { tidyImages } from './building/images.ts';
import { deleteOldReadings, sweepDevices } from './device/jobs.ts';
import { packReports } from './device/packing.ts';
import type { Deps } from './lib/context.ts';
import { deletionNow } from './lib/deletionClock.ts';
import type { Job } from './lib/jobs/runner.ts';
import { tidyPlans } from './plan/publish/jobs.ts';
import { deleteExpiredLinks } from './public/store.ts';
import { deleteExpired } from './session/store.ts';
import { deleteEventsBefore } from './shell/store.ts';

const hourMs = 60 * minuteMs;
/** How often the clock is looked at, and silent devices are looked for. */
const sweepMs = minuteMs / 2;
/** How long a pushed event can be fetched again. */
export const eventsKeptMs = 7 * 24 * hourMs;

/** What time drives on one of the gateways that share the database. */
export function jobsOf(deps: Deps, readingsDays = readingsKeptDays): readonly Job[] {
  const { database, clock, clocks, log } = deps;
  /** Deletes by the clock of deletions, and logs how much. */
  const deleting = (what: string, run: (nowMs: number) => Promise<number | void>) => async () => {
    const nowMs = await deletionNow(database.db, clock());
    const rows = await run(nowMs);
    if (rows) log.info(`${what} were deleted`, { rows, now: new Date(nowMs).toISOString() });
  };
  return [
    { name: 'sweep of silent devices', everyMs: sweepMs, run: () => sweepDevices(deps, clocks.steadySinceMs) },
    {
      name: 'clock of deletions',
      everyMs: 10 * minuteMs,
      run: () => deletionNow(database.db, clock(), 3 * 10 * minuteMs),
    },
    {
      name: 'removal of ended sessions',
      everyMs: 10 * minuteMs,
      run: deleting('ended sessions', (nowMs) => deleteExpired(database.db, new Date(nowMs).toISOString())),
    },
    {
      name: 'removal of expired links',
      everyMs: hourMs,
      run: deleting('expired links', (nowMs) => deleteExpiredLinks(database.db, new Date(nowMs).toISOString())),
    },
    {
      name: 'removal of old events',
      everyMs: hourMs,
      run: deleting('old events', (nowMs) =>
        deleteEventsBefore(database.db, new Date(nowMs - eventsKeptMs).toISOString()),
      ),
    },
    {
      name: 'tidying of plans',
      everyMs: hourMs,
      firstMs: minuteMs,
      run: deleting('plans', (nowMs) => tidyPlans({ ...deps, clock: () => nowMs })),
    },
    {
      name: 'tidying of pictures',
      everyMs: hourMs,
      firstMs: 2 * minuteMs,
      run: deleting('pictures', (nowMs) => tidyImages({ ...deps, clock: () => nowMs })),
    },
    {
      name: 'packing of readings',
      everyMs: hourMs,
      firstMs: 5 * minuteMs,
      run: (pace) => packReports(deps, pace),
    },
    {
      name: 'removal of old readings',
      everyMs: 24 * hourMs,
      firstMs: 15 * minuteMs,
      run: ({ isStopped }) => deleteOldReadings(deps, readingsDays, isStopped),
    },
  ];
}

/** Looks at the clock of this machine every half minute, on each gateway. @returns stops it */
export function watchClock({ clock, clocks, timers }: Pick<Deps, 'clock' | 'clocks' | 'timers'>): () => void {
  const look = (): void => {
    clocks.observe(clock());
    cancel = timers.after(sweepMs, look);
  };
  let cancel = timers.after(sweepMs, look);
  return () => cancel();
}
