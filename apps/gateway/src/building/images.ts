import type { UploadFile } from '@fireline/api/shapes';
import { buildingImageBytesMax, imageBytesPerDay } from '@fireline/domain/building';
import {
  checkFile,
  dayMs,
  kindsText,
  minuteMs,
  ok,
  type Problem,
  refuse,
  type Result,
  sizeText,
} from '@fireline/domain/lib';
import { type ImageKind, imageHeadBytes, imageKindOf, imageKinds } from '@fireline/domain/shell';
import { type Deps, isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import type { StoredDownload } from '../lib/http/handlers.ts';
import { CutOff } from '../lib/http/incomingForm.ts';
import { newToken } from '../lib/random.ts';
import { transact } from '../lib/transact.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './imageStore.ts';

const folder = 'buildings/';
const keyOf = (imageId: string): string => `${folder}${imageId}`;

/** Ends the writing of a picture that is refused on its way. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** What comes in, judged by its first and its real bytes: what a sender says of its kind and size counts for nothing. */
function judging(file: UploadFile) {
  const head = new Uint8Array(imageHeadBytes);
  let sizeBytes = 0;
  let kind: ImageKind | undefined;
  const refuseSize = (): void => {
    const problem = checkFile('file', { name: file.name, type: '', sizeBytes }, { bytesMax: buildingImageBytesMax });
    if (problem) throw new Refused(problem);
  };
  const look = (): void => {
    kind = imageKindOf(head.subarray(0, Math.min(sizeBytes, imageHeadBytes)));
    if (!kind) throw new Refused({ code: 'form.imagesOnly', field: 'file', args: { 0: kindsText(imageKinds) } });
  };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
      if (chunk.byteLength === 0) continue;
      if (sizeBytes < imageHeadBytes) head.set(chunk.subarray(0, imageHeadBytes - sizeBytes), sizeBytes);
      sizeBytes += chunk.byteLength;
      refuseSize();
      if (kind === undefined && sizeBytes >= imageHeadBytes) look();
      yield chunk;
    }
    refuseSize();
    if (kind === undefined) look();
  }
  return { chunks, kind: () => kind };
}

/** The picture kept, and what it truly is; a refused one leaves nothing. */
async function receive({ files }: Deps, key: string, file: UploadFile) {
  const judged = judging(file);
  try {
    const sizeBytes = await files.write(key, judged.chunks());
    return ok({ sizeBytes, mediaType: judged.kind() ?? imageKinds[0] });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.problem);
    if (error instanceof CutOff) return refuse({ code: 'building.image.cut', field: 'file' });
    throw error;
  }
}

/** Why so many bytes more are too many for the account's day; one that has reached the limit sends nothing more. */
async function checkQuota({ database, clock }: Deps, userId: number, more: number, db: Db | Tx = database.db) {
  const sent = await store.bytesSince(db, userId, new Date(clock() - dayMs).toISOString());
  const isTooMuch = more === 0 ? sent >= imageBytesPerDay : sent + more > imageBytesPerDay;
  return isTooMuch
    ? { code: 'building.image.quota', field: 'file', args: { 0: sizeText(imageBytesPerDay) } }
    : undefined;
}

/** Keeps a picture that a building is to name. @spec BLD-03 SHL-26 */
export async function upload(
  { file }: { readonly file?: UploadFile | undefined },
  asks: SignedInAsks,
): Promise<Result<{ imageId: string }>> {
  const { deps, scope, account } = asks;
  if (!file) return refuse({ code: 'building.image.none', field: 'file' });
  const early = await checkQuota(deps, account.userId, 0);
  if (early) return refuse(early);
  const imageId = newToken(deps.random);
  const received = await receive(deps, keyOf(imageId), file);
  if (!received.ok) return received;
  const [rentId, userId, at] = [scope.rentId, account.userId, isoNow(deps.clock)];
  const result = await transact(deps.database, async ({ tx }): Promise<Result<{ imageId: string }>> => {
    const problem = await checkQuota(deps, userId, received.value.sizeBytes, tx);
    if (problem) return refuse(problem);
    await store.insertImage(tx, { imageId, rentId, userId, at, buildingId: null, ...received.value });
    await logUse(tx, asks, { detail: sizeText(received.value.sizeBytes) });
    return ok({ imageId });
  });
  if (!result.ok) await removeFiles(deps, [imageId]);
  return result;
}

/** A picture of a building that one may see, or one that was just sent. It is sent as a download, so that no browser runs it. @spec BLD-03 */
export async function image(imageId: string, { deps, scope, account }: SignedInAsks): Promise<Result<StoredDownload>> {
  const found = await store.imageById(deps.database.db, scope, account.userId, imageId);
  if (!found) return refuse({ code: 'building.image.gone', field: 'imageId' });
  const { mediaType, sizeBytes } = found;
  return ok({
    fileName: `building.${mediaType.replace('image/', '')}`,
    mediaType,
    sizeBytes,
    isGzip: false,
    etag: `"image-${imageId}"`,
    open: async () => {
      const file = await deps.files.read(keyOf(imageId));
      if (!file) throw new Error(`${keyOf(imageId)} is not in the store of files`);
      return file.stream;
    },
  });
}

export const removeFiles = async ({ files }: Pick<Deps, 'files'>, ids: readonly string[]): Promise<void> => {
  for (const imageId of ids) await files.remove(keyOf(imageId));
};

/** A picture whose row is being written has its file already. */
const unnamedMs = 60 * minuteMs;

/** Removes pictures that no building named within a day, and files that no row knows. @spec BLD-03 */
export async function tidyImages({ database, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>) {
  await store.deleteUnnamed(database.db, new Date(clock() - dayMs).toISOString());
  const known = await store.imageIds(database.db);
  for await (const { key, atMs } of files.list(folder))
    if (!known.has(key.slice(folder.length)) && clock() - atMs > unnamedMs) await files.remove(key);
}
