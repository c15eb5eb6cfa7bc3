import type { UploadFile } from '@fireline/api/shapes';
import { refundImageBytesMax } from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { StoredDownload } from '../../lib/http/handlers.ts';
import { type ImageOwnerKind, keepImage, storedImage } from '../../lib/images/images.ts';
import { giveImages } from '../../lib/images/store.ts';
import { logUse } from '../../session/userLog.ts';
import { refundById } from './store.ts';

const seesRefund = async ({ deps, scope, account }: SignedInAsks, refundId: number): Promise<boolean> =>
  (await refundById(deps.database.db, { scope, userId: account.userId }, refundId)) !== undefined;

/** Evidence of refunds. */
export const refundImages: ImageOwnerKind = {
  kind: 'refund',
  folder: 'refunds/',
  bytesMax: refundImageBytesMax,
  isSeen: seesRefund,
};

/** @spec FIN-08 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(refundImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** A picture of a refund that one sees: finance of the payee may be of another tenant than who has sent it. @spec FIN-08 */
export async function evidence(
  { imageId }: { readonly imageId: string },
  asks: SignedInAsks,
): Promise<Result<StoredDownload>> {
  const { deps, account } = asks;
  const found = await deps.database.db
    .selectFrom('image')
    .select(['imageId', 'userId', 'ownerKind', 'ownerId', 'mediaType', 'sizeBytes'])
    .where('ownerKind', '=', refundImages.kind)
    .where('imageId', '=', imageId)
    .executeTakeFirst();
  const isOpen =
    found !== undefined &&
    (found.ownerId === null ? found.userId === account.userId : await seesRefund(asks, found.ownerId));
  return found && isOpen
    ? ok(storedImage(deps, refundImages, found))
    : refuse({ code: 'shell.image.gone', field: 'imageId' });
}

/** Gives pictures that the caller sent to the refund. @returns why not */
export async function give(
  tx: Tx,
  refundId: number,
  imageIds: readonly string[],
  { scope, account }: SignedInAsks,
): Promise<Problem | undefined> {
  const owner = { kind: refundImages.kind, id: refundId };
  const refused = await giveImages(tx, { rentId: scope.rentId, userId: account.userId, owner, imageIds });
  return refused.length > 0 ? { code: 'shell.image.gone', field: 'evidence' } : undefined;
}
