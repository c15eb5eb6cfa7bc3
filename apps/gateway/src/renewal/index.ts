import { renewalGuardWords, renewalLimitWords, renewalWords } from '@fireline/domain/renewal';
import type { Area } from '../lib/area.ts';
import { renewalRoutes } from './routes.ts';

export const renewal: Area<'renewal'> = {
  routes: renewalRoutes,
  words: [renewalWords, renewalGuardWords, renewalLimitWords],
};
