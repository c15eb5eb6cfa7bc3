import {
  inspectionCatalogueWords,
  inspectionCategory,
  inspectionItem,
  inspectionRefusalWords,
  inspectionWords,
} from '@fireline/domain/inspection';
import { minuteMs } from '@fireline/domain/lib';
import { inspectionCalls } from '@fireline/api/inspection';
import { tidyImages } from '../lib/images/images.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { remindInspections, taskRemindersJob } from './tasks/reminders.ts';
import { countUndecided } from './tasks/failing.ts';
import { resultImages } from './tasks/images.ts';
import type { Area } from '../lib/area.ts';
import { byTheDay } from '../lib/jobs/byTheDay.ts';
import { makeTasks, makeTasksJob } from './plans/making.ts';
import './phone/tables.ts';
import './plans/tables.ts';
import { inspectionRoutes } from './routes.ts';
import './points/tables.ts';
import './tables.ts';
import './tags/tables.ts';
import './tasks/tables.ts';
import { inspectionTimes } from './timeColumns.ts';

export const inspection: Area<'inspection'> = {
  routes: inspectionRoutes,
  records: [inspectionCategory, inspectionItem],
  timeColumns: inspectionTimes,
  pending: [{ name: 'failuresUndecided', who: inspectionCalls.undecided.who, count: countUndecided }],
  jobs: (deps) => [
    // soon after midnight too, when tasks begin
    {
      name: makeTasksJob,
      everyMs: 10 * minuteMs,
      firstMs: minuteMs,
      run: byTheDay(deps, (pace) => makeTasks(deps, pace)),
    },
    {
      name: taskRemindersJob,
      everyMs: 10 * minuteMs,
      // after the first making, by which tasks begin
      firstMs: 2 * minuteMs,
      run: byTheDay(deps, (pace) => remindInspections(deps, pace)),
    },
    {
      name: 'tidying of inspection pictures',
      everyMs: 60 * minuteMs,
      firstMs: 6 * minuteMs,
      run: deleting(deps, 'inspection pictures', (now) =>
        tidyImages(resultImages, { ...deps, clock: () => Date.parse(now) }),
      ),
    },
  ],
  words: [inspectionCatalogueWords, inspectionRefusalWords, inspectionWords],
};
