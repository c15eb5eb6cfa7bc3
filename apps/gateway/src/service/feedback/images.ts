import type { UploadFile } from '@fireline/api/shapes';
import { feedbackImageBytesMax } from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../../lib/images/images.ts';
import { logUse } from '../../session/userLog.ts';
import { feedbackById } from './store.ts';

/** Pictures of feedback. */
export const feedbackImages: ImageOwnerKind = {
  kind: 'feedback',
  folder: 'feedback/',
  bytesMax: feedbackImageBytesMax,
  isSeen: async ({ deps, scope, account }, feedbackId) =>
    (await feedbackById(deps.database.db, { scope, userId: account.userId }, feedbackId)) !== undefined,
};

/** @spec SRV-07 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(feedbackImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec SRV-07 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(feedbackImages, imageId, asks);
