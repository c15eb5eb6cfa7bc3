import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { byDeviceKey, type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import { packageFile } from './download.ts';
import * as packages from './packages.ts';
import * as rollouts from './rollouts.ts';

type Calls =
  | 'packages'
  | 'addPackage'
  | 'changePackage'
  | 'deletePackage'
  | 'rolloutPreview'
  | 'startRollout'
  | 'rollouts'
  | 'rollout'
  | 'rolloutDevices'
  | 'stepRollout'
  | 'deviceUpgrade'
  | 'packageFile';

const { send: addSend } = areaShapes.device.addPackage;
/** A form without a file, or without one of its fields, is told so in the words for it. */
const anyAdd = addSend.partial().extend({ file: addSend.shape.file.optional().catch(undefined) });

/** Packages of device software, and how they are rolled out. */
export const upgradeRoutes: Pick<HandlersOf<typeof areaShapes.device>, Calls> = {
  packages: signedIn((send, context) => packages.list(send, context)),
  addPackage: Object.assign(
    signedIn((send: Parameters<typeof packages.add>[0] & { file?: UploadFile | undefined }, context) =>
      packages.add(send, context),
    ),
    { reads: anyAdd },
  ),
  changePackage: signedIn((send, context) => packages.change(send, context)),
  deletePackage: signedIn((send, context) => packages.remove(send, context)),
  rolloutPreview: signedIn((send, context) => rollouts.preview(send, context)),
  startRollout: signedIn((send, context) => rollouts.start(send, context)),
  rollouts: signedIn((send, context) => rollouts.list(send, context)),
  rollout: signedIn(({ rolloutId }, context) => rollouts.detail(rolloutId, context)),
  rolloutDevices: signedIn((send, context) => rollouts.devices(send, context)),
  stepRollout: signedIn((send, context) => rollouts.stepRollout(send, context)),
  deviceUpgrade: signedIn(({ deviceId }, context) => rollouts.ofDevice(deviceId, context)),
  packageFile: byDeviceKey(({ commandId }, { deps, rentId }) => packageFile(deps, rentId, commandId)),
};
