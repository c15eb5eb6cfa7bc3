import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of devices. */
export const keyRoutes = {
  keys: signedIn((send, context) => actions.list(send, context)),
  createKey: signedIn((send, context) => actions.create(send, context)),
  changeKey: signedIn((send, context) => actions.change(send, context)),
  rotateKey: signedIn((send, context) => actions.rotate(send, context)),
  revokeKey: signedIn((send, context) => actions.revoke(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.device>>;
