import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as testing from './testing.ts';

/** Part of the routes of alarms. @spec ALM-12 */
export const triggerRoutes = {
  triggers: signedIn((send, context) => actions.list(send, context)),
  trigger: signedIn(({ triggerId }, context) => actions.detail(triggerId, context)),
  testTrigger: signedIn((send, context) => testing.test(send, context)),
  createTrigger: signedIn((send, context) => actions.create(send, context)),
  changeTrigger: signedIn((send, context) => actions.change(send, context)),
  switchTrigger: signedIn((send, context) => actions.switchTo(send, context)),
  deleteTrigger: signedIn((send, context) => actions.remove(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
