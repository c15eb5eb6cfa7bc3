import type { UploadFile } from '@fireline/api/shapes';
import type { Problem } from '@fireline/domain/lib';
import { chatImageMegabytesMax } from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { type ImageOwnerKind, keepImage, openImage } from '../../lib/images/images.ts';
import { giveImages } from '../../lib/images/store.ts';
import { logUse } from '../../session/userLog.ts';
import { readerOf } from './seen.ts';
import { ticketById } from './store.ts';

/** Pictures of chats. */
export const chatImages: ImageOwnerKind = {
  kind: 'chat',
  folder: 'chats/',
  bytesMax: chatImageMegabytesMax * 1_048_576,
  isSeen: async (asks, ticketId) => (await ticketById(asks.deps.database.db, readerOf(asks), ticketId)) !== undefined,
};

/** @spec SRV-06 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(chatImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec SRV-06 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(chatImages, imageId, asks);

/** Gives pictures that the caller sent to the chat. @returns why not */
export async function give(
  tx: Tx,
  ticketId: number,
  imageIds: readonly string[],
  { scope, account }: SignedInAsks,
): Promise<Problem | undefined> {
  const owner = { kind: chatImages.kind, id: ticketId };
  const refused = await giveImages(tx, { rentId: scope.rentId, userId: account.userId, owner, imageIds });
  return refused.length > 0 ? { code: 'shell.image.gone', field: 'images' } : undefined;
}
