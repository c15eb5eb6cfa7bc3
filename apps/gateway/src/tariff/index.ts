import { tariffGuardWords, tariffLimitWords, tariffWords } from '@fireline/domain/tariff';
import type { Area } from '../lib/area.ts';
import { tariffRoutes } from './routes.ts';
import './tables.ts';
import { tariffTimes } from './timeColumns.ts';

export const tariff: Area<'tariff'> = {
  routes: tariffRoutes,
  words: [tariffWords, tariffGuardWords, tariffLimitWords],
  timeColumns: tariffTimes,
};
