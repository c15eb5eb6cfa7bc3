import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as photos from './photos.ts';

const { send: uploadSend } = areaShapes.device.uploadUpkeepImage;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

/** Part of the routes of devices. @spec DEV-13 DEV-14 */
export const upkeepRoutes = {
  selfTests: signedIn((send, context) => actions.selfTests(send, context)),
  batteries: signedIn((send, context) => actions.batteries(send, context)),
  inspectionSummary: signedIn((_, context) => actions.inspectionSummary(context)),
  inspectionOf: signedIn(({ deviceId }, context) => actions.inspectionOf(deviceId, context)),
  upkeeps: signedIn((send, context) => actions.upkeeps(send, context)),
  upkeepInspectors: signedIn(({ deviceId }, context) => actions.upkeepInspectors(deviceId, context)),
  uploadUpkeepImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => photos.upload(send, context)),
    { reads: anyUpload },
  ),
  upkeepImage: signedIn(({ imageId }, context) => photos.image(imageId, context)),
  removeUpkeepPhoto: signedIn((send, context) => photos.removePhoto(send, context)),
  recordUpkeep: signedIn((send, context) => actions.recordUpkeep(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.device>>;
