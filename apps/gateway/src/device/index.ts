import { deviceTopic, taskTopic } from '@fireline/api/device';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import type { Area, Running } from '../lib/area.ts';
import type { Deps } from '../lib/context.ts';
import { changesOf } from './changes.ts';
import './downlink/tables.ts';
import { timeOutCommands } from './downlink/timeouts.ts';
import { compareWithNewest, deleteOldReadings, sweepDevices } from './jobs.ts';
import { packReports } from './packing.ts';
import { devicesPending } from './pending.ts';
import { deviceRoutes } from './routes.ts';
import { countTenantDays } from './statistics/days.ts';
import { sosSender } from './sos/queue.ts';
import './sos/tables.ts';
import './tasks/tables.ts';
import { correctTasks, runTasks } from './tasks/turns.ts';
import './keys/tables.ts';
import './tables.ts';
import './media/tables.ts';
import { deleteOldNights } from './sleep/actions.ts';
import './sleep/tables.ts';
import { workOnMedia } from './media/work.ts';
import { judgeBatteries } from './upkeep/forecasts.ts';
import './upkeep/tables.ts';

declare module '../lib/context.ts' {
  interface Deps {
    /** How many days readings are kept. */
    readonly readingsDays: number;
  }
}

const fewSecondsMs = 5000;

async function startDevices(deps: Deps): Promise<Running> {
  await compareWithNewest(deps);
  const sender = sosSender(deps);
  sender.start();
  return { stop: () => sender.stop(), idle: () => sender.idle() };
}

export const device: Area<'device'> = {
  routes: deviceRoutes,
  topics: [{ topic: deviceTopic, changesOf }, { topic: taskTopic }],
  pending: devicesPending,
  start: startDevices,
  jobs: (deps) => [
    {
      name: 'end of commands',
      everyMs: fewSecondsMs,
      run: ({ isStopped }) => timeOutCommands(deps, isStopped),
    },
    {
      name: 'runs of scheduled tasks',
      everyMs: fewSecondsMs,
      run: ({ isStopped }) => runTasks(deps, isStopped),
    },
    {
      name: 'check of scheduled tasks',
      everyMs: 60 * minuteMs,
      firstMs: minuteMs,
      run: ({ isStopped }) => correctTasks(deps, isStopped),
    },
    {
      name: 'sweep of silent devices',
      everyMs: minuteMs / 2,
      run: () => sweepDevices(deps, deps.clocks.steadySinceMs),
    },
    {
      name: 'count of device days',
      everyMs: 60 * minuteMs,
      firstMs: 3 * minuteMs,
      run: ({ isStopped }) => countTenantDays(deps, isStopped),
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
    { name: 'pictures and recordings', everyMs: 2000, run: (pace) => workOnMedia(deps, pace) },
    {
      name: 'removal of old nights',
      everyMs: dayMs,
      firstMs: 20 * minuteMs,
      run: (pace) => deleteOldNights(deps, deps.readingsDays, pace),
    },
    {
      name: 'forecast of batteries',
      everyMs: 360 * minuteMs,
      firstMs: 10 * minuteMs,
      run: (pace) => judgeBatteries(deps, pace),
    },
  ],
};
