import type { UploadFile } from '@fireline/api/shapes';
import { upkeepPhotoBytesMax } from '@fireline/domain/device';
import { type Problem, refuse, ok, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { followsOnly } from '../../lib/http/handlers.ts';
import { type ImageOwnerKind, keepImage, openImage, removeFiles } from '../../lib/images/images.ts';
import { dropImages, giveImages } from '../../lib/images/store.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { lockDevice } from '../life/store.ts';
import { deviceById } from '../store.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.upkeep.notFound', field: 'upkeepId' };

/** Photos of what was done to devices. */
export const upkeepImages: ImageOwnerKind = {
  kind: 'upkeep',
  folder: 'upkeep/',
  bytesMax: upkeepPhotoBytesMax,
  isSeen: async ({ deps: { database }, sees }, upkeepId) => {
    const entry = await store.upkeepById(database.db, upkeepId);
    return entry !== undefined && (await deviceById(database.db, sees, entry.deviceId)) !== undefined;
  },
};
const ownerOf = (id: number) => ({ kind: upkeepImages.kind, id });

/** @spec DEV-13 SHL-26 */
export const upload = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(upkeepImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** @spec DEV-13 */
export const image = (imageId: string, asks: SignedInAsks) => openImage(upkeepImages, imageId, asks);

/** Gives a new entry its photos. @returns why it may not have one of them @spec DEV-13 */
export async function givePhotos(
  tx: Tx,
  upkeepId: number,
  imageIds: readonly string[],
  { scope, account }: SignedInAsks,
): Promise<Problem | undefined> {
  const naming = { rentId: scope.rentId, userId: account.userId, owner: ownerOf(upkeepId), imageIds };
  const refused = await giveImages(tx, naming);
  return refused.length > 0 ? { code: 'shell.image.gone', field: 'photos' } : undefined;
}

interface Removing {
  readonly upkeepId: number;
  readonly imageId: string;
}
type Shown = Awaited<ReturnType<typeof store.writePhotos>>;

async function removeOne({ upkeepId, imageId }: Removing, tx: Tx, asks: SignedInAsks): Promise<Result<Shown>> {
  const known = await store.upkeepById(tx, upkeepId);
  if (!known) return refuse(notFound);
  const { deviceId } = known;
  const device = await lockDevice(tx, asks.scope, deviceId);
  if (!device && (await deviceById(tx, asks.sees, deviceId))) followsOnly();
  // entries are changed while their device is held
  const entry = device && (await store.upkeepById(tx, upkeepId));
  if (!device || !entry) return refuse(notFound);
  if (!entry.photos.includes(imageId))
    return refuse(
      entry.photosBy === ''
        ? { code: 'shell.image.gone', field: 'imageId' }
        : { code: 'device.upkeep.photoGone', field: 'imageId', args: { name: entry.photosBy } },
    );
  const kept = entry.photos.filter((one) => one !== imageId);
  const shown = await store.writePhotos(tx, upkeepId, kept, nameOf(asks.account));
  await dropImages(tx, ownerOf(upkeepId), kept);
  const changes = loggedChanges({ photos: entry.photos.length }, { photos: kept.length });
  await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
  return ok(shown);
}

/** Removes a photo for good; of two people who remove it the second learns who was first. @spec DEV-13 */
export async function removePhoto(removing: Removing, asks: SignedInAsks): Promise<Result<Shown>> {
  const result = await transact(asks.deps.database, ({ tx }) => removeOne(removing, tx, asks));
  // after its row is gone for good: a file without a row is tidied
  if (result.ok) await removeFiles(asks.deps, upkeepImages, [removing.imageId]);
  return result;
}
