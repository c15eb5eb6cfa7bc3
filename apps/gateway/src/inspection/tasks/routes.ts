import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { resultsPerSync } from '@fireline/domain/inspection';
import * as z from 'zod';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as failing from './failing.ts';
import * as home from './home.ts';
import * as images from './images.ts';
import { type Sent, sync } from './syncing.ts';
import * as tasks from './tasks.ts';

const { uploadResultImage, sync: syncShape } = areaShapes.inspection;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadResultImage.send.extend({
  file: uploadResultImage.send.shape.file.optional().catch(undefined),
});
/** What is wrong with a row is reported for it alone. */
const anyRows = syncShape.send.extend({
  rows: z.array(z.record(z.string(), z.unknown())).min(resultsPerSync.min).max(resultsPerSync.max),
});

/** Part of the routes of patrols. @spec INS-05 INS-06 */
export const taskRoutes = {
  tasks: signedIn((send, context) => tasks.page(send, context)),
  task: signedIn(({ taskId }, context) => tasks.detail(taskId, context)),
  sync: Object.assign(
    signedIn((send: Sent, context) => sync(send, context)),
    { reads: anyRows, judgesTexts: true },
  ),
  reassignTasks: signedIn((send, context) => tasks.reassign(send, context)),
  undecided: signedIn((send, context) => failing.undecided(send, context)),
  decideFailure: signedIn((send, context) => failing.decide(send, context)),
  home: signedIn(({ days }, context) => home.home(days, context)),
  uploadResultImage: Object.assign(
    signedIn((send: { file?: UploadFile | undefined }, context) => images.upload(send, context)),
    { reads: anyUpload },
  ),
  resultImage: signedIn(({ imageId }, context) => images.image(imageId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
