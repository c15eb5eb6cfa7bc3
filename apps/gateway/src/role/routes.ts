import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { assign } from './assign.ts';
import { forcePush, saveForcePush } from './forcePush.ts';
import { partnerPowers, savePartnerPowers } from './partnerPowers.ts';

export const roleRoutes = (): HandlersOf<typeof areaShapes.role> => ({
  list: signedIn((send, context) => actions.list(send, context)),
  detail: signedIn(({ roleId }, context) => actions.detail(roleId, context)),
  users: signedIn((send, context) => actions.users(send, context)),
  create: signedIn((send, context) => actions.create(send, context)),
  change: signedIn((send, context) => actions.change(send, context)),
  delete: signedIn(({ roleId }, context) => actions.remove(roleId, context)),
  authorize: signedIn((send, context) => actions.authorize(send, context)),
  forcePush: signedIn((_, context) => forcePush(context)),
  saveForcePush: signedIn((send, context) => saveForcePush(send, context)),
  partnerPowers: signedIn((_, context) => partnerPowers(context)),
  savePartnerPowers: signedIn((send, context) => savePartnerPowers(send, context)),
  assign: signedIn((send, context) => assign(send, context)),
});
