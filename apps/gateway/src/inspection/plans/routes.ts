import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as plans from './plans.ts';

/** Part of the routes of patrols. @spec INS-04 */
export const planRoutes = {
  plans: signedIn((send, context) => plans.list(send, context)),
  deletedPlans: signedIn((send, context) => plans.list(send, context, true)),
  plan: signedIn(({ planId }, context) => plans.detail(planId, context)),
  planChoices: signedIn(({ unitId }, context) => plans.choices(unitId, context)),
  createPlan: signedIn(async (send, context) => plans.create(send, context)),
  changePlan: signedIn(async (send, context) => plans.change(send, context)),
  switchPlan: signedIn((send, context) => plans.step(send, context)),
  deletePlan: signedIn((send, context) => plans.step({ ...send, event: 'delete' }, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
