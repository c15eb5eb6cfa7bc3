import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of service. @spec SRV-04 */
export const agentRoutes = {
  agents: signedIn((send, context) => actions.list(send, context)),
  agentCandidates: signedIn((_, context) => actions.candidates(context)),
  createAgent: signedIn((send, context) => actions.create(send, context)),
  changeAgent: signedIn((send, context) => actions.change(send, context)),
  handOnOrders: signedIn((send, context) => actions.handOn(send, context)),
  removeAgent: signedIn((send, context) => actions.remove(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.service>>;
