import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as images from './images.ts';
import * as measures from './measures/actions.ts';
import * as reading from './reading.ts';

const { send: uploadSend } = areaShapes.alarm.uploadHazardImage;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

/** Part of the routes of alarms. @spec ALM-13 */
export const hazardRoutes = {
  hazards: signedIn((send, context) => reading.list(send, context)),
  hazardSummary: signedIn((_, context) => reading.summary(context)),
  hazard: signedIn(({ hazardId }, context) => reading.detail(hazardId, context)),
  createHazard: signedIn((send, context) => actions.create(send, context)),
  changeHazard: signedIn((send, context) => actions.change(send, context)),
  completeHazard: signedIn((send, context) => actions.complete(send, context)),
  handOverHazard: signedIn((send, context) => actions.handOver(send, context)),
  hazardMeasures: signedIn((_, context) => measures.catalogue(context)),
  createHazardMeasure: signedIn((send, context) => measures.create(send, context)),
  changeHazardMeasure: signedIn((send, context) => measures.change(send, context)),
  switchHazardMeasure: signedIn((send, context) => measures.switchTo(send, context)),
  orderHazardMeasures: signedIn((send, context) => measures.order(send, context)),
  removeHazardMeasure: signedIn((send, context) => measures.remove(send, context)),
  restoreHazardMeasure: signedIn((send, context) => measures.restore(send, context)),
  uploadHazardImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => images.upload(send, context)),
    { reads: anyUpload },
  ),
  hazardImage: signedIn(({ imageId }, context) => images.image(imageId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
