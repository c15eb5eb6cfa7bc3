import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import * as devices from './devices.ts';
import * as images from './images.ts';
import * as labels from './labels.ts';
import * as resources from './resources.ts';

const { send: uploadSend } = areaShapes.site.uploadProjectImage;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

/** Part of the routes of sites. @spec SIT-08 */
export const projectRoutes = {
  projects: signedIn((send, context) => actions.list(send, context)),
  project: signedIn(({ projectId }, context) => actions.detail(projectId, context)),
  createProject: signedIn((send, context) => actions.create(send, context)),
  changeProject: signedIn((send, context) => actions.change(send, context)),
  deleteProject: signedIn(({ projectId }, context) => actions.remove(projectId, context)),
  uploadProjectImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => images.upload(send, context)),
    { reads: anyUpload },
  ),
  projectImage: signedIn(({ imageId }, context) => images.image(imageId, context)),
  projectDevices: signedIn((send, context) => devices.list(send, context)),
  projectCandidates: signedIn((send, context) => devices.candidates(send, context)),
  addProjectDevices: signedIn((send, context) => devices.add(send, context)),
  removeProjectDevices: signedIn((send, context) => devices.remove(send, context)),
  projectLabels: signedIn((send, context) => labels.list(send, context)),
  createProjectLabel: signedIn((send, context) => labels.create(send, context)),
  changeProjectLabel: signedIn((send, context) => labels.change(send, context)),
  deleteProjectLabel: signedIn((send, context) => labels.remove(send, context)),
  mergeProjectLabels: signedIn((send, context) => labels.merge(send, context)),
  labelProjectDevices: signedIn((send, context) => labels.assign(send, context)),
  printProjectLabels: signedIn((send, context) => labels.printed(send, context)),
  projectResources: signedIn((send, context) => resources.list(send, context)),
  projectUsage: signedIn(({ projectId }, context) => resources.usage(projectId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.site>>;
