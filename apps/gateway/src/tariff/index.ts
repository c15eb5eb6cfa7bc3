import { tariffGuardWords, tariffLimitWords, tariffWords } from '@fireline/domain/tariff';
import { minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { tariffRoutes } from './routes.ts';
import { sumDays } from './units/days.ts';
import './tables.ts';
import { tariffTimes } from './timeColumns.ts';

export const tariff: Area<'tariff'> = {
  routes: tariffRoutes,
  words: [tariffWords, tariffGuardWords, tariffLimitWords],
  timeColumns: tariffTimes,
  jobs: (deps) => [{ name: 'days of units', everyMs: 5 * minuteMs, run: (pace) => sumDays(deps, pace).then(() => {}) }],
};
