import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import { quality, trend } from '../quality/actions.ts';
import { analysis } from './actions.ts';

/** Part of the routes of alarms: figures over a range. @spec ALM-10 N17 */
export const analysisRoutes = {
  analysis: signedIn((send, context) => analysis(send, context)),
  qualityTrend: signedIn((send, context) => trend(send, context)),
  quality: signedIn((send, context) => quality(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
