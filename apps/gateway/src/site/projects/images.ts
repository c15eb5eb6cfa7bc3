import type { UploadFile } from '@fireline/api/shapes';
import { installPhotoBytesMax } from '@fireline/domain/site';
import type { SignedInAsks } from '../../lib/context.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../../lib/images/images.ts';
import { logUse } from '../../session/userLog.ts';
import { isProjectSeen } from './store.ts';

/** Install photos of projects. */
export const projectImages: ImageOwnerKind = {
  kind: 'project',
  folder: 'projects/',
  bytesMax: installPhotoBytesMax,
  isSeen: ({ deps, sees }, projectId) => isProjectSeen(deps.database.db, sees, projectId),
};

/** @spec SIT-08 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(projectImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec SIT-08 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(projectImages, imageId, asks);
