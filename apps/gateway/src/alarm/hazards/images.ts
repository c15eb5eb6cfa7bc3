import type { UploadFile } from '@fireline/api/shapes';
import { hazardPhotoBytesMax } from '@fireline/domain/alarm';
import type { SignedInAsks } from '../../lib/context.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../../lib/images/images.ts';
import { logUse } from '../../session/userLog.ts';
import { hazardById } from './store.ts';

/** Photos of hazards, as they were found and as they were rectified. */
export const hazardImages: ImageOwnerKind = {
  kind: 'hazard',
  folder: 'hazards/',
  bytesMax: hazardPhotoBytesMax,
  isSeen: async ({ deps, sees }, hazardId) => (await hazardById(deps.database.db, sees, hazardId)) !== undefined,
};

/** @spec ALM-13 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(hazardImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec ALM-13 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(hazardImages, imageId, asks);
