import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { resultsPerSync } from '@fireline/domain/inspection';
import * as z from 'zod';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as phone from './phone.ts';

const { recordMine, uploadMyImage } = areaShapes.inspection;
/** A form without a file is refused in the words for it. */
const anyUpload = uploadMyImage.send.extend({ file: uploadMyImage.send.shape.file.optional().catch(undefined) });
const anyRows = z.array(z.record(z.string(), z.unknown())).max(resultsPerSync.max).default([]);
/** Each row is judged, and answered, by itself. */
const anySent = recordMine.send.extend({ scans: anyRows, rows: anyRows });

type Sent = Parameters<typeof phone.recordMine>[0];
type Upload = { readonly key: string; readonly file?: UploadFile | undefined };

/** Part of the routes of patrols. @spec N24 */
export const phoneRoutes = {
  myTasks: signedIn((_send, context) => phone.myTasks(context)),
  recordMine: Object.assign(
    signedIn((send: Sent, context) => phone.recordMine(send, context)),
    { reads: anySent, judgesTexts: true },
  ),
  uploadMyImage: Object.assign(
    signedIn((send: Upload, context) => phone.uploadMine(send, context)),
    { reads: anyUpload },
  ),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
