import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import type { ImportKind } from '@fireline/domain/site';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { checkImport, importColumns } from './check.ts';

const { importPlaces, checkImport: check } = areaShapes.site;
const anyFile = importPlaces.send.shape.file.optional().catch(undefined);
/** A form without a file is refused in the words for it. */
const reads = importPlaces.send.extend({ file: anyFile });

interface Sent {
  readonly headers?: string | undefined;
  readonly file?: UploadFile | undefined;
}
const begin = (kind: ImportKind) =>
  Object.assign(
    signedIn((send: Sent, context) => actions.beginImport(kind, send, context)),
    { reads },
  );

/** Part of the routes of sites. @spec DEV-26 SIT-04 SIT-06 SES-08 */
export const importRoutes = {
  importPlaces: begin('place'),
  importUnits: begin('unit'),
  importUsers: begin('user'),
  importColumns: signedIn((send, context) => importColumns(send, context)),
  checkImport: Object.assign(
    signedIn((send: { kind: ImportKind; file?: UploadFile | undefined }, context) => checkImport(send, context)),
    { reads: check.send.extend({ file: anyFile }) },
  ),
  cancelImport: signedIn(({ importId }, context) => actions.cancelImport(importId, context)),
  imports: signedIn((send, context) => actions.imports(send, context)),
  importRows: signedIn((send, context) => actions.importRows(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.site>>;
