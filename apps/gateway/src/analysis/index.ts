import { analysisSafetyWords, analysisWords } from '@fireline/domain/analysis';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { byTheDay } from '../lib/jobs/byTheDay.ts';
import { daysJob, sumDays } from './days/sum.ts';
import { makeReports } from './reports/make.ts';
import { mendReports } from './reports/store.ts';
import { analysisRoutes } from './routes.ts';
import { countStorage } from './storage/actions.ts';
import './tables.ts';
import { analysisTimes } from './timeColumns.ts';

export const analysis: Area<'analysis'> = {
  routes: analysisRoutes,
  timeColumns: analysisTimes,
  words: [analysisSafetyWords, analysisWords],
  mends: ({ database: { db } }) => [{ what: 'reports', run: (present) => mendReports(db, present) }],
  jobs: (deps) => [
    {
      name: daysJob,
      everyMs: minuteMs,
      run: (pace) => sumDays(deps, pace),
    },
    {
      // hourly: the first run after midnight finds the period over
      name: 'safety reports',
      everyMs: hourMs,
      firstMs: 2 * minuteMs,
      run: byTheDay(deps, (pace) => makeReports(deps, pace)),
    },
    {
      name: 'count of what is stored',
      everyMs: 24 * hourMs,
      firstMs: 10 * minuteMs,
      run: (pace) => countStorage(deps, pace),
    },
  ],
};
