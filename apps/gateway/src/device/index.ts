import { deviceTopic, taskTopic, workTopic } from '@fireline/api/device';
import {
  deviceCameraWords,
  deviceCommandWords,
  deviceDefenceWords,
  deviceElectricWords,
  deviceGb26875Words,
  deviceImportColumnWords,
  deviceImportWords,
  deviceKeyWords,
  deviceLifeWords,
  deviceRegisterWords,
  deviceSendingWords,
  deviceSosWords,
  deviceTaskWords,
  deviceUpgradeWords,
  deviceUpkeepWords,
  deviceWatchWords,
  deviceWords,
} from '@fireline/domain/device';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import type { Area, Running } from '../lib/area.ts';
import type { Deps } from '../lib/context.ts';
import { byTheDay } from '../lib/jobs/byTheDay.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { tidyImages } from '../lib/images/images.ts';
import { changesOf } from './ingest/changes.ts';
import './downlink/tables.ts';
import { timeOutCommands } from './downlink/timeouts.ts';
import { remindersJob, remindOfEnds } from './expiry/reminders.ts';
import { compareWithNewest, deleteOldReadings, sweepDevices } from './jobs.ts';
import { packReports } from './ingest/packing.ts';
import { deviceMends } from './mends.ts';
import { devicesPending } from './pending.ts';
import { deviceRoutes } from './routes.ts';
import { countTenantDays, daysJob } from './statistics/days.ts';
import { sosSender } from './sos/queue.ts';
import './sos/tables.ts';
import './phoneBook/tables.ts';
import './tasks/tables.ts';
import { correctTasks, runTasks, tasksJob } from './tasks/turns.ts';
import './keys/tables.ts';
import './tables.ts';
import { noteStorageEnds } from './media/ends.ts';
import './media/tables.ts';
import { deleteOldNights } from './sleep/actions.ts';
import './sleep/tables.ts';
import { workOnMedia } from './media/work.ts';
import { upkeepImages } from './upkeep/photos.ts';
import { batteryJob, judgeBatteries } from './upkeep/forecasts.ts';
import { rolloutChanges } from './upgrade/changes.ts';
import './upgrade/tables.ts';
import { tidyPackages } from './upgrade/tidy.ts';
import { rolloutsJob, workOnRollouts } from './upgrade/work.ts';
import './upkeep/tables.ts';
import { startUndoing } from './register/undo.ts';
import { deviceTimes } from './timeColumns.ts';

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
  const undoing = await startUndoing(deps);
  const queues = [sender, undoing];
  return {
    stop: async () => void (await Promise.all(queues.map((queue) => queue.stop()))),
    idle: async () => void (await Promise.all(queues.map((queue) => queue.idle()))),
  };
}

export const device: Area<'device'> = {
  routes: deviceRoutes,
  words: [
    deviceCameraWords,
    deviceCommandWords,
    deviceDefenceWords,
    deviceElectricWords,
    deviceGb26875Words,
    deviceImportColumnWords,
    deviceImportWords,
    deviceKeyWords,
    deviceLifeWords,
    deviceRegisterWords,
    deviceSendingWords,
    deviceSosWords,
    deviceTaskWords,
    deviceUpgradeWords,
    deviceUpkeepWords,
    deviceWatchWords,
    deviceWords,
  ],
  topics: [{ topic: deviceTopic, changesOf }, { topic: taskTopic }, { topic: workTopic, changesOf: rolloutChanges }],
  pending: devicesPending,
  start: startDevices,
  timeColumns: deviceTimes,
  mends: deviceMends,
  jobs: (deps) => [
    {
      name: 'end of commands',
      everyMs: fewSecondsMs,
      run: ({ isStopped }) => timeOutCommands(deps, isStopped),
    },
    {
      name: tasksJob,
      everyMs: fewSecondsMs,
      run: byTheDay(deps, ({ isStopped }) => runTasks(deps, isStopped)),
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
      name: 'ends of camera services',
      everyMs: minuteMs / 2,
      run: byTheDay(deps, (pace) => noteStorageEnds(deps, pace)),
    },
    {
      name: daysJob,
      everyMs: 60 * minuteMs,
      firstMs: 3 * minuteMs,
      run: byTheDay(deps, ({ isStopped }) => countTenantDays(deps, isStopped)),
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
    {
      name: remindersJob,
      everyMs: 10 * minuteMs,
      firstMs: 2 * minuteMs,
      run: byTheDay(deps, ({ isStopped }) => remindOfEnds(deps, isStopped)),
    },
    { name: rolloutsJob, everyMs: 2000, run: byTheDay(deps, (pace) => workOnRollouts(deps, pace)) },
    {
      name: 'removal of upgrade files that nothing names',
      everyMs: dayMs,
      firstMs: 25 * minuteMs,
      run: deleting(deps, 'upgrade files', (now) => tidyPackages({ ...deps, clock: () => Date.parse(now) })),
    },
    { name: 'pictures and recordings', everyMs: 2000, run: (pace) => workOnMedia(deps, pace) },
    {
      name: 'removal of old nights',
      everyMs: dayMs,
      firstMs: 20 * minuteMs,
      run: (pace) => deleteOldNights(deps, deps.readingsDays, pace),
    },
    {
      name: 'tidying of upkeep photos',
      everyMs: 60 * minuteMs,
      firstMs: 6 * minuteMs,
      run: deleting(deps, 'upkeep photos', (now) =>
        tidyImages(upkeepImages, { ...deps, clock: () => Date.parse(now) }),
      ),
    },
    {
      name: batteryJob,
      everyMs: 360 * minuteMs,
      firstMs: 10 * minuteMs,
      run: (pace) => judgeBatteries(deps, pace),
    },
  ],
};
