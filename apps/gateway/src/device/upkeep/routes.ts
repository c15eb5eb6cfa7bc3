import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of devices. @spec DEV-13 DEV-14 */
export const upkeepRoutes = {
  selfTests: signedIn((send, context) => actions.selfTests(send, context)),
  batteries: signedIn((send, context) => actions.batteries(send, context)),
  inspectionSummary: signedIn((_, context) => actions.inspectionSummary(context)),
  upkeeps: signedIn((send, context) => actions.upkeeps(send, context)),
  recordUpkeep: signedIn((send, context) => actions.recordUpkeep(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.device>>;
