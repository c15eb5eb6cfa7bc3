import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as handovers from './handovers.ts';

/** Part of the routes of alarms. @spec N16 */
export const dutyRoutes = {
  dutyPlans: signedIn((send, context) => actions.planList(send, context)),
  saveDutyPlan: signedIn((send, context) => actions.savePlan(send, context)),
  dutyChecks: signedIn((send, context) => actions.checkList(send, context)),
  dutyAsked: signedIn((_, context) => actions.asked(context)),
  answerDutyCheck: signedIn(({ checkId }, context) => actions.answerCheck(checkId, context)),
  handovers: signedIn((send, context) => handovers.list(send, context)),
  handover: signedIn(({ handoverId }, context) => handovers.detail(handoverId, context)),
  beginShift: signedIn(({ unitId }, context) => handovers.begin(unitId, context)),
  stepHandover: signedIn((send, context) => handovers.step(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
