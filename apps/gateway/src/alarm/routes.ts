import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { dutyRoutes } from './duty/routes.ts';
import { drillRoutes } from './drills/routes.ts';
import { hazardRoutes } from './hazards/routes.ts';
import { soundRoutes } from './sounds/routes.ts';
import { silenceRoutes } from './silences/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { triggerRoutes } from './triggers/routes.ts';
import * as handling from './handling.ts';

export const alarmRoutes = (): HandlersOf<typeof areaShapes.alarm> => ({
  ...deskRoutes,
  ...hazardRoutes,
  ...ruleRoutes,
  ...triggerRoutes,
  ...drillRoutes,
  ...dutyRoutes,
  ...analysisRoutes,
  ...silenceRoutes,
  ...soundRoutes,
  list: signedIn((send, context) => actions.list(send, context)),
  summary: signedIn((_, context) => actions.summary(context)),
  detail: signedIn(({ alarmId }, context) => actions.detail(alarmId, context)),
  acknowledge: signedIn(({ alarmIds }, context) => handling.acknowledge(alarmIds, context)),
  handle: signedIn((send, context) => handling.handle(send, context)),
});
