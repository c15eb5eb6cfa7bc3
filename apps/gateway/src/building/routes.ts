import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as resources from './resources.ts';

export const buildingRoutes = (): HandlersOf<typeof areaShapes.building> => ({
  list: signedIn((send, context) => actions.list(send, context)),
  detail: signedIn(({ buildingId }, context) => actions.detail(buildingId, context)),
  floors: signedIn((send, context) => actions.floors(send, context)),
  resources: signedIn((send, context) => resources.list(send, context)),
  resource: signedIn(({ resourceId }, context) => resources.detail(resourceId, context)),
  createResource: signedIn((send, context) => resources.create(send, context)),
  changeResource: signedIn((send, context) => resources.change(send, context)),
  deleteResource: signedIn(({ resourceId }, context) => resources.remove(resourceId, context)),
});
