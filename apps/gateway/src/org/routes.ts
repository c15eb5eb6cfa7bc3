import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as reading from './reading.ts';

export const orgRoutes = (): HandlersOf<typeof areaShapes.org> => ({
  children: signedIn((send, context) => reading.children(send, context)),
  search: signedIn(({ search }, context) => reading.search(search, context)),
  counts: signedIn(({ parentIds }, context) => reading.counts(parentIds, context)),
  detail: signedIn(({ orgId }, context) => reading.detail(orgId, context)),
  create: signedIn((send, context) => actions.create(send, context)),
  change: signedIn((send, context) => actions.change(send, context)),
  move: signedIn((send, context) => actions.move(send, context)),
  delete: signedIn(({ orgId }, context) => actions.remove(orgId, context)),
  addDistricts: signedIn((send, context) => actions.addDistricts(send, context)),
});
