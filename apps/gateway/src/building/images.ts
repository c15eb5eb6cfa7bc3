import type { UploadFile } from '@fireline/api/shapes';
import { buildingImageBytesMax } from '@fireline/domain/building';
import type { SignedInAsks } from '../lib/context.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../lib/images/images.ts';
import { logUse } from '../session/userLog.ts';
import { buildingById } from './store.ts';

/** Pictures of buildings. */
export const buildingImages: ImageOwnerKind = {
  kind: 'building',
  folder: 'buildings/',
  bytesMax: buildingImageBytesMax,
  isSeen: async ({ deps, sees }, buildingId) => (await buildingById(deps.database.db, sees, buildingId)) !== undefined,
};

/** @spec BLD-03 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(buildingImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec BLD-03 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(buildingImages, imageId, asks);
