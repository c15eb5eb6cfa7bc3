import type { UploadFile } from '@fireline/api/shapes';
import { dayMs, minuteMs, ok, type Problem, refuse, type Result, sizeText } from '@fireline/domain/lib';
import { imageBytesPerDay, imageKinds } from '@fireline/domain/shell';
import { type Deps, isoNow, type SignedInAsks } from '../context.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { StoredDownload } from '../http/handlers.ts';
import { CutOff } from '../http/body/incomingForm.ts';
import { newToken } from '../random.ts';
import { transact, type Work } from '../transact.ts';
import { judging, Refused } from './judge.ts';
import * as store from './store.ts';

/** Records of a kind that have pictures. */
export interface ImageOwnerKind {
  readonly kind: string;
  /** In the store of files, with its slash: `buildings/`. */
  readonly folder: string;
  /** What one picture of them weighs at most. */
  readonly bytesMax: number;
  /** Whether the caller sees the record, and with it its pictures. */
  readonly isSeen: (asks: SignedInAsks, ownerId: number) => Promise<boolean>;
}

const keyOf = ({ folder }: ImageOwnerKind, imageId: string): string => `${folder}${imageId}`;

/** The picture kept, and what it truly is; a refused one leaves nothing. */
async function receive({ files }: Deps, owner: ImageOwnerKind, imageId: string, file: UploadFile) {
  const judged = judging(file, owner.bytesMax);
  try {
    const sizeBytes = await files.write(keyOf(owner, imageId), judged.chunks());
    return ok({ sizeBytes, mediaType: judged.kind() ?? imageKinds[0] });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.problem);
    if (error instanceof CutOff) return refuse({ code: 'shell.image.cut', field: 'file' });
    throw error;
  }
}

/** Why so many bytes more are too many for the account's day; one that has reached the limit sends nothing more. */
async function checkQuota({ database, clock }: Deps, userId: number, more: number, db: Db | Tx = database.db) {
  const sent = await store.bytesSince(db, userId, new Date(clock() - dayMs).toISOString());
  const isTooMuch = more === 0 ? sent >= imageBytesPerDay : sent + more > imageBytesPerDay;
  return isTooMuch
    ? ({ code: 'shell.image.quota', field: 'file', args: { 0: sizeText(imageBytesPerDay) } } satisfies Problem)
    : undefined;
}

export const removeFiles = async (
  { files }: Pick<Deps, 'files'>,
  owner: ImageOwnerKind,
  ids: readonly string[],
): Promise<void> => {
  for (const imageId of ids) await files.remove(keyOf(owner, imageId));
};

/**
 * Keeps a picture that a record is to name. Its kind and size are judged by its own bytes.
 * @param log writes the entry of the call, given the size as text
 * @spec BLD-03 SHL-26
 */
export async function keepImage(
  owner: ImageOwnerKind,
  file: UploadFile | undefined,
  asks: SignedInAsks,
  log: (work: Work, size: string) => Promise<void>,
): Promise<Result<{ imageId: string }>> {
  const { deps, scope, account } = asks;
  if (!file) return refuse({ code: 'shell.image.none', field: 'file' });
  const early = await checkQuota(deps, account.userId, 0);
  if (early) return refuse(early);
  const imageId = newToken(deps.random);
  const received = await receive(deps, owner, imageId, file);
  if (!received.ok) return received;
  const sent = { rentId: scope.rentId, userId: account.userId, at: isoNow(deps.clock) };
  const result = await transact(deps.database, async (work): Promise<Result<{ imageId: string }>> => {
    const problem = await checkQuota(deps, sent.userId, received.value.sizeBytes, work.tx);
    if (problem) return refuse(problem);
    await store.insertImage(work.tx, { imageId, ...sent, ownerKind: owner.kind, ownerId: null, ...received.value });
    await log(work, sizeText(received.value.sizeBytes));
    return ok({ imageId });
  });
  if (!result.ok) await removeFiles(deps, owner, [imageId]);
  return result;
}

/** A picture of a record that one sees, or one that was just sent. It is sent as a download, so that no browser runs it. @spec BLD-03 */
export async function openImage(
  owner: ImageOwnerKind,
  imageId: string,
  asks: SignedInAsks,
): Promise<Result<StoredDownload>> {
  const { deps, scope, account } = asks;
  const found = await store.imageById(deps.database.db, scope.rentId, imageId);
  const isOpen =
    found?.ownerKind === owner.kind &&
    (found.ownerId === null ? found.userId === account.userId : await owner.isSeen(asks, found.ownerId));
  if (!found || !isOpen) return refuse({ code: 'shell.image.gone', field: 'imageId' });
  return ok(storedImage(deps, owner, found));
}

type FoundImage = NonNullable<Awaited<ReturnType<typeof store.imageById>>>;
/** A picture as a download. */
export function storedImage({ files }: Pick<Deps, 'files'>, owner: ImageOwnerKind, found: FoundImage): StoredDownload {
  const { imageId, mediaType, sizeBytes } = found;
  return {
    fileName: `${owner.kind}.${mediaType.replace('image/', '')}`,
    mediaType,
    sizeBytes,
    isGzip: false,
    etag: `"image-${imageId}"`,
    open: async () => {
      const file = await files.read(keyOf(owner, imageId));
      if (!file) throw new Error(`${keyOf(owner, imageId)} is not in the store of files`);
      return file.stream;
    },
  };
}

/**
 * Keeps a picture that its sender may send again: under one key an account has one picture, even where an answer was lost.
 * @param clientKey given once by the sender
 * @param log writes the entry of the call, given the size as text
 * @spec N24 INS-05
 */
export async function keepKeyedImage(
  owner: ImageOwnerKind,
  { clientKey, file }: { readonly clientKey: string; readonly file: UploadFile | undefined },
  asks: SignedInAsks,
  log: (work: Work, size: string) => Promise<void>,
): Promise<Result<{ imageId: string }>> {
  const { deps, scope, account } = asks;
  const { userId } = account;
  const keyUsed: Problem = { code: 'inspection.result.keyUsed', field: 'key' };
  const sentBefore = async (db: Db | Tx): Promise<Result<{ imageId: string }> | undefined> => {
    const known = await store.imageOfKey(db, userId, clientKey);
    return known && (known.ownerKind === owner.kind ? ok({ imageId: known.imageId }) : refuse(keyUsed));
  };
  if (!file) return refuse({ code: 'shell.image.none', field: 'file' });
  const known = await sentBefore(deps.database.db);
  if (known) return known;
  const early = await checkQuota(deps, userId, 0);
  if (early) return refuse(early);
  const imageId = newToken(deps.random);
  const received = await receive(deps, owner, imageId, file);
  if (!received.ok) return received;
  const row = { imageId, clientKey, rentId: scope.rentId, userId, at: isoNow(deps.clock) };
  const result = await transact(deps.database, async (work): Promise<Result<{ imageId: string }>> => {
    const problem = await checkQuota(deps, userId, received.value.sizeBytes, work.tx);
    if (problem) return refuse(problem);
    const isNew = await store.insertKeyedImage(work.tx, {
      ...row,
      ownerKind: owner.kind,
      ownerId: null,
      ...received.value,
    });
    if (!isNew) return (await sentBefore(work.tx)) ?? refuse(keyUsed);
    await log(work, sizeText(received.value.sizeBytes));
    return ok({ imageId });
  });
  if (!result.ok || result.value.imageId !== imageId) await removeFiles(deps, owner, [imageId]);
  return result;
}

/** A picture whose row is being written has its file already. */
const unnamedMs = 60 * minuteMs;

/** Removes pictures that no record named within a day, and files that no row knows. @spec BLD-03 */
export async function tidyImages(
  owner: ImageOwnerKind,
  { database, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>,
): Promise<void> {
  await store.deleteUnnamed(database.db, new Date(clock() - dayMs).toISOString());
  const known = await store.imageIds(database.db, owner.kind);
  for await (const { key, atMs } of files.list(owner.folder))
    if (!known.has(key.slice(owner.folder.length)) && clock() - atMs > unnamedMs) await files.remove(key);
}
