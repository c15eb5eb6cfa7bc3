import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as images from './images.ts';
import * as resources from './resources.ts';
import * as write from './write.ts';

const { send: uploadSend } = areaShapes.building.uploadImage;
/** A form without a file is told so in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

export const buildingRoutes = (): HandlersOf<typeof areaShapes.building> => ({
  list: signedIn((send, context) => actions.list(send, context)),
  detail: signedIn(({ buildingId }, context) => actions.detail(buildingId, context)),
  create: signedIn((send, context) => write.create(send, context)),
  change: signedIn((send, context) => write.change(send, context)),
  uploadImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => images.upload(send, context)),
    { reads: anyUpload },
  ),
  image: signedIn(({ imageId }, context) => images.image(imageId, context)),
  floors: signedIn((send, context) => actions.floors(send, context)),
  resources: signedIn((send, context) => resources.list(send, context)),
  resource: signedIn(({ resourceId }, context) => resources.detail(resourceId, context)),
  createResource: signedIn((send, context) => resources.create(send, context)),
  changeResource: signedIn((send, context) => resources.change(send, context)),
  deleteResource: signedIn(({ resourceId }, context) => resources.remove(resourceId, context)),
});
