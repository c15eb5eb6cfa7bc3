import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of alarms. @spec N15 */
export const drillRoutes = {
  drills: signedIn((send, context) => actions.list(send, context)),
  drillsNow: signedIn((_, context) => actions.now(context)),
  drillBuildings: signedIn(({ unitId }, context) => actions.buildings(unitId, context)),
  createDrill: signedIn((send, context) => actions.create(send, context)),
  endDrill: signedIn(({ drillId }, context) => actions.end(drillId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
