import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import type { AlarmLevel } from '@fireline/domain/alarm';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

const { send: uploadSend } = areaShapes.alarm.uploadSound;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadSend.extend({ file: uploadSend.shape.file.optional().catch(undefined) });

/** Part of the routes of alarms. @spec ALM-04 */
export const soundRoutes = {
  sounds: signedIn((_, context) => actions.list(context)),
  soundFile: signedIn(({ soundId }, context) => actions.file(soundId, context)),
  uploadSound: Object.assign(
    signedIn((send: { level: AlarmLevel; file?: UploadFile | undefined }, context) => actions.upload(send, context)),
    { reads: anyUpload },
  ),
  deleteSound: signedIn(({ level }, context) => actions.remove(level, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
