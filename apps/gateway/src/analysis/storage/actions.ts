import { dayAt, ok } from '@fireline/domain/lib';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import { deviceIdsAfter } from '../../device/actions.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import * as store from './store.ts';

/** Devices counted by one statement, and how many times as long as it took the job then rests. */
const devicesPerRound = 20;
const restsPerRound = 3;

type StorageDeps = Pick<Deps, 'clock' | 'log'> & { readonly database: Pick<Deps['database'], 'db'> };

/**
 * Counts what is kept of each device, a few at a time, and notes the day: nobody's page reads all readings.
 * @spec ANA-02
 */
export async function countStorage(
  { database: { db }, clock, log }: StorageDeps,
  pace: Pick<Pace, 'isStopped' | 'rest'>,
): Promise<void> {
  for (let last = 0; ;) {
    const deviceIds = await deviceIdsAfter(db, last, devicesPerRound);
    if (pace.isStopped()) return;
    const start = performance.now();
    try {
      await store.countDevices(db, deviceIds, new Date(clock()).toISOString());
    } catch (error) {
      log.error(`what is kept of the devices from ${deviceIds[0]} on could not be counted`, error);
    }
    await pace.rest(restsPerRound * (performance.now() - start));
    if (deviceIds.length < devicesPerRound) break;
    last = deviceIds.at(-1) ?? last;
  }
  await store.noteDay(db, dayAt(clock()));
}

/** How much is kept of what the reader sees; how the tenant grows, for those who see all of it. @spec ANA-02 */
export async function storage({ deps, sees }: SignedInAsks) {
  const { db } = deps.database;
  return ok({
    countedAt: await store.lastCounted(db, sees),
    readingsDays: deps.readingsDays,
    types: await store.byType(db, sees),
    days: sees.role === 'platform' && sees.rentKind !== 'operator' ? await store.daysOf(db, sees.rentId) : [],
  });
}
