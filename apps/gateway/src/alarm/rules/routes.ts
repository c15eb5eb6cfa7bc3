import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as reading from './reading.ts';
import * as rehearsals from './rehearsals/actions.ts';

/** Part of the routes of alarms. @spec ALM-05 */
export const ruleRoutes = {
  rules: signedIn((send, context) => reading.list(send, context)),
  rule: signedIn(({ ruleId }, context) => reading.detail(ruleId, context)),
  rehearse: signedIn((send, context) => rehearsals.begin(send, context)),
  rehearsals: signedIn((_, context) => rehearsals.list(context)),
  cancelRehearsal: signedIn(({ rehearsalId }, context) => rehearsals.cancel(rehearsalId, context)),
  createRule: signedIn((send, context) => actions.create(send, context)),
  changeRule: signedIn((send, context) => actions.change(send, context)),
  switchRule: signedIn((send, context) => actions.switchTo(send, context)),
  restoreRule: signedIn((send, context) => actions.restore(send, context)),
  withdrawRule: signedIn((send, context) => actions.withdraw(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
