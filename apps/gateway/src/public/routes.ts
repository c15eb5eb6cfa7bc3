import type { areaShapes } from '@fireline/api/shapes';
import { byLink, type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { embedRoutes } from './embed/routes.ts';
import * as listed from './listed.ts';

export const publicRoutes = (): HandlersOf<typeof areaShapes.public> => ({
  ...embedRoutes,
  createLink: signedIn((send, context) => actions.createLink(send, context)),
  links: signedIn((send, context) => listed.links(send, context)),
  revokeLink: signedIn(({ linkId }, context) => listed.revoke(linkId, context)),
  device: byLink(({ deviceId }, context) => actions.publicDevice(deviceId, context)),
  alarm: byLink(({ alarmId }, context) => actions.publicAlarm(alarmId, context)),
});
