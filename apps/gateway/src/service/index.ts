import { diagnosisWords, serviceHelpWords, serviceWords } from '@fireline/domain/service';
import type { Area } from '../lib/area.ts';
import { feedbackPersonal } from './feedback/personal.ts';
import { serviceRoutes } from './routes.ts';
import './tables.ts';
import { serviceTimes } from './timeColumns.ts';

export const service: Area<'service'> = {
  routes: serviceRoutes,
  personal: feedbackPersonal,
  timeColumns: serviceTimes,
  words: [diagnosisWords, serviceHelpWords, serviceWords],
};
