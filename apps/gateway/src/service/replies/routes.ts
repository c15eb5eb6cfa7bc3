import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of service. @spec SRV-06 */
export const replyRoutes = {
  savedReplies: signedIn((_, context) => actions.list(context)),
  createReply: signedIn((send, context) => actions.create(send, context)),
  changeReply: signedIn((send, context) => actions.change(send, context)),
  deleteReply: signedIn((send, context) => actions.remove(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.service>>;
