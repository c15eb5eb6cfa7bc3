import { deviceTopic } from '@fireline/api/device';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { changesOf } from './changes.ts';
import { compareWithNewest, deleteOldReadings, sweepDevices } from './jobs.ts';
import { packReports } from './packing.ts';
import { devicesPending } from './pending.ts';
import { deviceRoutes } from './routes.ts';
import './tables.ts';

declare module '../lib/context.ts' {
  interface Deps {
    /** How many days readings are kept. */
    readonly readingsDays: number;
  }
}

export const device: Area<'device'> = {
  routes: deviceRoutes,
  topics: [{ topic: deviceTopic, changesOf }],
  pending: devicesPending,
  start: compareWithNewest,
  jobs: (deps) => [
    {
      name: 'sweep of silent devices',
      everyMs: minuteMs / 2,
      run: () => sweepDevices(deps, deps.clocks.steadySinceMs),
    },
    {
      name: 'packing of readings',
      everyMs: 60 * minuteMs,
      firstMs: 5 * minuteMs,
      run: (pace) => packReports(deps, pace),
    },
    {
      name: 'removal of old readings',
      everyMs: dayMs,
      firstMs: 15 * minuteMs,
      run: ({ isStopped }) => deleteOldReadings(deps, deps.readingsDays, isStopped),
    },
  ],
};
