import type { UploadFile } from '@fireline/api/shapes';
import { accountTopic } from '@fireline/api/session';
import { type AlarmLevel, checkAudioPartner } from '@fireline/domain/alarm';
import { minuteMs, ok, refuse, type Result } from '@fireline/domain/lib';
import { type Deps, isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { StoredDownload } from '../../lib/http/handlers.ts';
import { newToken } from '../../lib/random.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { chainFrom, ownerOf } from '../../message/sending/owner.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { seenPartners } from '../rules/owning.ts';
import { receiveSound } from './receiving.ts';
import * as store from './store.ts';

const folder = 'sounds/';
const keyOf = (soundId: string): string => `${folder}${soundId}`;

/** The partner of the caller and those above it, the highest last; none: the caller belongs to the tenant itself. */
async function partnersAbove(db: Db | Tx, { scope }: SignedInAsks): Promise<readonly number[]> {
  const own = scope.role === 'agent' ? scope.partnerId : (await seenPartners(db, scope))?.[0];
  if (own === undefined) return [];
  return (await chainFrom(db, own)).filter((id) => id !== null);
}

/** Why the caller may not change sounds, or nothing. @spec ALM-04 */
async function ownerProblem(db: Db | Tx, asks: SignedInAsks) {
  if (asks.scope.role === 'platform') return undefined;
  if (asks.scope.role !== 'agent') return { code: 'alarm.audio.partner' };
  return checkAudioPartner((await partnersAbove(db, asks))[1] ?? null);
}

async function shown(db: Db | Tx, asks: SignedInAsks) {
  const { rentId } = asks.scope;
  const highest = (await partnersAbove(db, asks)).at(-1);
  const own = highest === undefined ? [] : await store.soundsOf(db, rentId, highest);
  const ofTenant = (await store.soundsOf(db, rentId, null)).filter(
    ({ level }) => !own.some((one) => one.level === level),
  );
  const sounds = [...own, ...ofTenant]
    .toSorted((a, b) => a.level - b.level)
    .map(({ soundId, level, fileName, sizeBytes, uploadedBy, uploadedAt }) => ({
      soundId,
      level,
      fileName,
      sizeBytes,
      uploadedBy,
      uploadedAt,
    }));
  return { sounds, isOwn: (await ownerProblem(db, asks)) === undefined };
}
type Shown = Awaited<ReturnType<typeof shown>>;

/** @spec ALM-04 */
export const list = async (asks: SignedInAsks) => ok(await shown(asks.deps.database.db, asks));

/** Tells every browser of the tenant that a level has another sound. */
const tellSounds = ({ tell }: Work, { scope }: SignedInAsks) =>
  tell({ type: 'tell', topic: accountTopic.name, rentId: scope.rentId, userId: null, data: { what: 'sounds' } });

interface Sent {
  readonly level: AlarmLevel;
  readonly file?: UploadFile | undefined;
}
/** The file is there before its row: what is cut off in between is tidied away. @spec ALM-04 */
export async function upload({ level, file }: Sent, asks: SignedInAsks): Promise<Result<Shown>> {
  const { deps, scope, account } = asks;
  const problem = await ownerProblem(deps.database.db, asks);
  if (problem) return refuse(problem);
  const received = await receiveSound(level, file);
  if (!received.ok) return received;
  const { bytes, fileName, mediaType } = received.value;
  const soundId = newToken(deps.random);
  await deps.files.write(
    keyOf(soundId),
    (async function* () {
      yield bytes;
    })(),
  );
  let before: string | undefined;
  const result = await transact(deps.database, async (work): Promise<Result<Shown>> => {
    await store.lockOwner(work.tx, scope.rentId);
    const partnerId = ownerOf(scope);
    before = (await store.removeSound(work.tx, scope.rentId, partnerId, level))?.soundId;
    const sent = { uploadedBy: nameOf(account), uploadedAt: isoNow(deps.clock) };
    const row = { soundId, rentId: scope.rentId, partnerId, level, fileName, mediaType, sizeBytes: bytes.byteLength };
    await store.insertSound(work.tx, { ...row, ...sent });
    await logUse(work.tx, asks, { detail: `${level} ${fileName}`, target: { kind: 'alarmSound', id: level } });
    await tellSounds(work, asks);
    return ok(await shown(work.tx, asks));
  });
  const dropped = result.ok ? before : soundId;
  if (dropped !== undefined) await deps.files.remove(keyOf(dropped));
  return result;
}

/** @spec ALM-04 */
export async function remove(level: AlarmLevel, asks: SignedInAsks): Promise<Result<Shown>> {
  const { deps, scope } = asks;
  let before: string | undefined;
  const result = await transact(deps.database, async (work): Promise<Result<Shown>> => {
    await store.lockOwner(work.tx, scope.rentId);
    const problem = await ownerProblem(work.tx, asks);
    if (problem) return refuse(problem);
    const found = await store.removeSound(work.tx, scope.rentId, ownerOf(scope), level);
    if (!found) return refuse({ code: 'alarm.audio.gone', field: 'level' });
    before = found.soundId;
    await logUse(work.tx, asks, { detail: `${level} ${found.fileName}`, target: { kind: 'alarmSound', id: level } });
    await tellSounds(work, asks);
    return ok(await shown(work.tx, asks));
  });
  if (result.ok && before !== undefined) await deps.files.remove(keyOf(before));
  return result;
}

/** A sound that the caller hears. One whose file is gone is refused like one that never was: the console plays tones then. @spec ALM-04 */
export async function file(soundId: string, asks: SignedInAsks): Promise<Result<StoredDownload>> {
  const { deps, scope } = asks;
  const found = await store.soundById(deps.database.db, scope.rentId, soundId);
  const isHeard =
    found &&
    (found.partnerId === null ||
      scope.role === 'platform' ||
      (await partnersAbove(deps.database.db, asks)).includes(found.partnerId));
  const stored = found && isHeard ? await deps.files.open(keyOf(soundId)) : undefined;
  if (!found || !stored) return refuse({ code: 'alarm.audio.gone', field: 'soundId' });
  await stored.close();
  const { mediaType, sizeBytes } = found;
  return ok({
    fileName: `alarm-${found.level}.${mediaType === 'audio/wav' ? 'wav' : 'mp3'}`,
    mediaType,
    sizeBytes,
    isGzip: false,
    etag: `"sound-${soundId}"`,
    open: async () => {
      const read = await deps.files.read(keyOf(soundId));
      if (!read) throw new Error(`${keyOf(soundId)} is not in the store of files`);
      return read.stream;
    },
  });
}

/** A sound whose row is being written has its file already. */
const unnamedMs = 60 * minuteMs;

/** Removes files of sounds that no row names. @spec ALM-04 */
export async function tidySounds({ database, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>) {
  for await (const { key, atMs } of files.list(folder))
    if (clock() - atMs > unnamedMs && !(await store.isKnown(database.db, key.slice(folder.length))))
      await files.remove(key);
}
