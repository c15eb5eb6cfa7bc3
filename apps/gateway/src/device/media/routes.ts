import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { renew, services } from './services.ts';

/** Part of the routes of devices. @spec DEV-19 DEV-20 */
export const mediaRoutes = {
  cameraBinding: signedIn(({ deviceId }, context) => actions.binding(deviceId, context)),
  saveCameraBinding: signedIn((send, context) => actions.saveBinding(send, context)),
  removeCameraBinding: signedIn((send, context) => actions.removeBinding(send, context)),
  media: signedIn((send, context) => actions.media(send, context)),
  mediaFile: signedIn(({ mediaId }, context) => actions.file(mediaId, context)),
  cameraFrame: signedIn(({ deviceId }, context) => actions.frame(deviceId, context)),
  takeSnapshot: signedIn((send, context) => actions.make(send, context)),
  startRecording: signedIn((send, context) => actions.make(send, context)),
  stopRecording: signedIn(({ mediaId }, context) => actions.stop(mediaId, context)),
  deleteMedia: signedIn(({ mediaId }, context) => actions.remove(mediaId, context)),
  mediaServices: signedIn(({ deviceId }, context) => services(deviceId, context)),
  renewMedia: signedIn((send, context) => renew(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.device>>;
