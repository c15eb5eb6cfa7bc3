import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as key from './key/actions.ts';
import * as layer from './layer/actions.ts';
import * as point from './point/actions.ts';
import * as publish from './publish/actions.ts';
import { upload } from './publish/upload.ts';
import * as resource from './resource/actions.ts';
import * as samples from './samples/actions.ts';
import * as watch from './watch/actions.ts';

const { send: uploadSend } = areaShapes.plan.upload;
/** A form without a file is told so in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

export const planRoutes = (): HandlersOf<typeof areaShapes.plan> => ({
  list: signedIn((send, context) => layer.list(send, context)),
  detail: signedIn(({ layerId }, context) => layer.detail(layerId, context)),
  create: signedIn((send, context) => layer.create(send, context)),
  change: signedIn((send, context) => layer.change(send, context)),
  delete: signedIn(({ layerId }, context) => layer.remove(layerId, context)),
  restore: signedIn(({ layerId }, context) => layer.restore(layerId, context)),
  unlock: signedIn((send, context) => key.unlock(send, context)),
  upload: Object.assign(
    signedIn((send: { layerId: number; file?: UploadFile | undefined }, context) => upload(send, context)),
    { reads: anyUpload },
  ),
  publish: signedIn(({ layerId }, context) => publish.publish(layerId, context)),
  publishes: signedIn((send, context) => publish.publishes(send, context)),
  versions: signedIn(({ layerId }, context) => publish.versions(layerId, context)),
  compare: signedIn((send, context) => publish.compare(send, context)),
  rollBack: signedIn((send, context) => publish.rollBack(send, context)),
  report: signedIn((send, context) => publish.report(send, context)),
  drawing: signedIn((send, context) => publish.drawing(send, context)),
  original: signedIn(({ layerId }, context) => publish.original(layerId, context)),
  points: signedIn(({ layerId }, context) => point.points(layerId, context)),
  savePoints: signedIn((send, context) => point.savePoints(send, context)),
  resources: signedIn(({ layerId }, context) => resource.resources(layerId, context)),
  saveResources: signedIn((send, context) => resource.saveResources(send, context)),
  alarms: signedIn((send, context) => point.alarms(send, context)),
  candidates: signedIn((send, context) => point.candidates(send, context)),
  monitor: signedIn((send, context) => watch.monitor(send, context)),
  floors: signedIn(({ buildingId }, context) => watch.floors(buildingId, context)),
  targets: signedIn((send, context) => layer.targets(send, context)),
  samples: signedIn((_, context) => samples.list(context)),
  sample: signedIn(({ sampleId }) => samples.one(sampleId)),
});
