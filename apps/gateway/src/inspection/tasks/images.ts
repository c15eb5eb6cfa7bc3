import type { UploadFile } from '@fireline/api/shapes';
import { resultImageBytesMax } from '@fireline/domain/inspection';
import type { SignedInAsks } from '../../lib/context.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../../lib/images/images.ts';
import { logUse } from '../../session/userLog.ts';
import { tasksSeen } from './listStore.ts';

/** Pictures of results; their owner is the task. */
export const resultImages: ImageOwnerKind = {
  kind: 'inspectionResult',
  folder: 'inspection/',
  bytesMax: resultImageBytesMax,
  isSeen: async ({ deps, scope }, taskId) => (await tasksSeen(deps.database.db, scope, [taskId])).length > 0,
};

/** @spec INS-05 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(resultImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec INS-05 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(resultImages, imageId, asks);
