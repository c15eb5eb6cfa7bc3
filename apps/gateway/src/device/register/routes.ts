import { areaShapes, type UploadFile } from '@fireline/api/shapes';
import { ok, type Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import { changeLives } from '../life/actions.ts';
import { change, create, record } from './create.ts';
import { bind, unbind } from './move.ts';
import { undoMove } from './undo.ts';

interface ImportSent {
  readonly headers?: string | undefined;
  readonly file?: UploadFile | undefined;
}
declare module '../../lib/context.ts' {
  interface Deps {
    /** Takes a file of devices; its rows are imported in the background. */
    readonly beginImport: (
      kind: 'device',
      sent: ImportSent,
      asks: SignedInAsks,
    ) => Promise<Result<{ readonly importId: number; readonly fileName: string; readonly rows: number }>>;
  }
}

const { send: importSend } = areaShapes.device.importDevices;
/** A form without a file is refused in the words for it. */
const anyImport = importSend.extend({ file: importSend.shape.file.optional().catch(undefined) });

/** Part of the routes of devices. @spec DEV-12 DEV-13 DEV-26 */
export const registerRoutes = {
  record: signedIn(({ deviceId }, context) => record(deviceId, context)),
  create: signedIn((send, context) => create(send, context)),
  change: signedIn((send, context) => change(send, context)),
  bind: signedIn((send, context) => bind(send, context)),
  unbind: signedIn((send, context) => unbind(send, context)),
  undoMove: signedIn((send, context) => undoMove(send, context)),
  changeLives: signedIn((send, context) => changeLives(send, context)),
  removeDevices: signedIn((send, context) => changeLives({ ...send, event: 'remove' }, context)),
  importDevices: Object.assign(
    signedIn(async (send: ImportSent, context) => {
      const begun = await context.deps.beginImport('device', send, context);
      if (!begun.ok) return begun;
      const { importId, fileName, rows } = begun.value;
      return ok({ importId, fileName, rows });
    }),
    { reads: anyImport },
  ),
} satisfies Partial<HandlersOf<typeof areaShapes.device>>;
