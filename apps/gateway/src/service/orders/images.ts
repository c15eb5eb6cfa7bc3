import type { UploadFile } from '@fireline/api/shapes';
import type { Problem } from '@fireline/domain/lib';
import { orderImageBytesMax } from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../../lib/images/images.ts';
import { giveImages } from '../../lib/images/store.ts';
import { logUse } from '../../session/userLog.ts';
import { readerOf } from './seen.ts';
import { orderById } from './store.ts';

/** Pictures of work orders, as the problem was and as it was handled. */
export const orderImages: ImageOwnerKind = {
  kind: 'workOrder',
  folder: 'workOrders/',
  bytesMax: orderImageBytesMax,
  isSeen: async (asks, orderId) =>
    (await orderById(asks.deps.database.db, readerOf({ ...asks, scope: asks.sees }), orderId)) !== undefined,
};

/** @spec SRV-01 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(orderImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec SRV-01 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(orderImages, imageId, asks);

/** Gives pictures that the caller sent to the order. @returns why not */
export async function give(
  tx: Tx,
  orderId: number,
  imageIds: readonly string[],
  { scope, account }: SignedInAsks,
): Promise<Problem | undefined> {
  const owner = { kind: orderImages.kind, id: orderId };
  const refused = await giveImages(tx, { rentId: scope.rentId, userId: account.userId, owner, imageIds });
  return refused.length > 0 ? { code: 'shell.image.gone', field: 'images' } : undefined;
}
