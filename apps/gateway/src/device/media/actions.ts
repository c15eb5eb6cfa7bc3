import { alarmKindNames } from '@fireline/domain/alarm';
import {
  cameraBindingForm,
  deviceTypes,
  mediaRefusals,
  recordingMinutes,
  type WatermarkChoice,
} from '@fireline/domain/device';
import { checkRange, dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { type StoredDownload } from '../../lib/http/handlers.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { rightProblem } from '../downlink/held.ts';
import { lockDevice } from '../life/store.ts';
import { deviceById } from '../store.ts';
import { demandType } from '../typeRight.ts';
import { bytesOf, delivered, pictureLimits } from './checked.ts';
import { sandboxVideo } from './sandbox.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };
const gone: Problem = { code: 'device.media.notFound', field: 'mediaId' };
const bindingForm = cameraBindingForm(alarmKindNames);
const target = (id: number) => ({ kind: 'device', id });
export const isCamera = ({ deviceType }: Pick<Row<'device'>, 'deviceType'>): boolean =>
  deviceTypes[deviceType].commands.includes('snapshot');
const todayOf = ({ deps }: Pick<SignedInAsks, 'deps'>) => dayAt(deps.clock());

async function shownBinding(deviceId: number, placeId: number | null, asks: SignedInAsks, tx?: Tx) {
  const db = tx ?? asks.deps.database.db;
  const row = await store.bindingOf(db, deviceId);
  const cameras = placeId === null ? [] : await store.camerasOf(db, asks.scope, placeId);
  if (!row) return { binding: null, cameras };
  const { changedAt: _at, deviceId: _of, ...shown } = row;
  return { binding: shown, cameras };
}

/** @spec DEV-19 */
export async function binding(deviceId: number, asks: SignedInAsks) {
  const device = await deviceById(asks.deps.database.db, asks.scope, deviceId);
  return device ? ok(await shownBinding(deviceId, device.placeId, asks)) : refuse(notFound);
}

interface SentBinding {
  readonly deviceId: number;
  readonly revision: number;
}
type Shown = Awaited<ReturnType<typeof shownBinding>>;

/** The device, held, with its binding as the sender knew it. */
async function held(tx: Tx, { deviceId, revision }: SentBinding, asks: SignedInAsks) {
  const device = await lockDevice(tx, asks.scope, deviceId);
  if (!device) return refuse(notFound);
  demandType(asks, device.deviceType, 'bind');
  const before = await store.bindingOf(tx, deviceId);
  if ((before?.revision ?? 0) !== revision)
    return refuse({ code: 'device.camera.conflict', args: { name: before?.changedBy ?? '' } });
  return ok({ device, before });
}

/** @spec DEV-19 */
export const saveBinding = ({ deviceId, revision, ...sent }: SentBinding, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const form = bindingForm.check(sent);
    if (!form.ok) return form;
    const found = await held(tx, { deviceId, revision }, asks);
    if (!found.ok) return found;
    const { device, before } = found.value;
    const cameras = device.placeId === null ? [] : await store.camerasOf(tx, asks.scope, device.placeId);
    const { cameraId, snapshotKinds, recordingKinds, ...rest } = form.value;
    if (!cameras.some((camera) => camera.deviceId === cameraId) || cameraId === deviceId)
      return refuse({ code: 'device.camera.samePlace', field: 'cameraId' });
    const kinds = { snapshotKinds: JSON.stringify(snapshotKinds), recordingKinds: JSON.stringify(recordingKinds) };
    const changed = { changedAt: isoNow(asks.deps.clock), changedBy: nameOf(asks.account) };
    await store.saveBinding(tx, { deviceId, cameraId, ...kinds, ...rest, ...changed });
    const was = before && Object.fromEntries(Object.keys(form.value).map((key) => [key, before[key as 'cameraId']]));
    const changes = loggedChanges(was ?? {}, form.value);
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: target(deviceId) });
    return ok(await shownBinding(deviceId, device.placeId, asks, tx));
  });

/** @spec DEV-19 */
export const removeBinding = (sent: SentBinding, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const found = await held(tx, sent, asks);
    if (!found.ok) return found;
    const { device, before } = found.value;
    await store.deleteBinding(tx, sent.deviceId);
    const changes = loggedChanges({ cameraId: before?.cameraId }, {});
    await logUse(tx, asks, { detail: `${sent.deviceId} ${device.name}`, changes, target: target(sent.deviceId) });
    return ok({ done: true });
  });

/** @spec DEV-19 DEV-20 */
export async function media(
  query: Paging & { readonly deviceId: number; readonly alarmId?: number | undefined },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  if (!(await deviceById(db, scope, query.deviceId))) return refuse(notFound);
  return ok(await store.mediaPage(db, scope, query));
}

/** The file of a picture or a recording; a recording only while the cloud storage runs that it lies in. @spec DEV-20 */
export async function file(mediaId: number, asks: SignedInAsks): Promise<Result<StoredDownload>> {
  const { database, files } = asks.deps;
  const found = await store.mediaById(database.db, asks.scope, mediaId);
  if (!found) return refuse(gone);
  const { kind, fileKey, mediaType, bytes, cameraId } = found;
  if (fileKey === null || mediaType === null || bytes === null)
    return refuse({ code: 'device.media.notReady', field: 'mediaId' });
  const services = await store.servicesOf(database.db, cameraId);
  const refusals = kind === 'recording' ? mediaRefusals('downloadRecording', services, todayOf(asks)) : [];
  if (refusals.length > 0) return refuse(...refusals);
  return ok({
    fileName: `${kind}-${mediaId}.${fileKey.split('.').at(-1)}`,
    mediaType,
    sizeBytes: bytes,
    isGzip: false,
    // the term of a recording ends: no browser keeps it
    etag: kind === 'snapshot' ? `"media-${fileKey}"` : undefined,
    open: async () => {
      const stored = await files.read(fileKey);
      if (!stored) throw new Error(`${fileKey} is not in the store of files`);
      return stored.stream;
    },
  });
}

/** What a camera sees now: a picture, within what a person waits for. @spec DEV-19 */
export async function frame(deviceId: number, asks: SignedInAsks): Promise<Result<StoredDownload>> {
  const { deps, scope } = asks;
  const { database, clock, log, video = sandboxVideo } = deps;
  const device = await deviceById(database.db, scope, deviceId);
  if (!device) return refuse(notFound);
  if (!isCamera(device)) return refuse({ code: 'device.media.notCamera', field: 'deviceId' });
  if (!device.online) return refuse({ code: 'device.media.offline', field: 'deviceId' });
  const camera = { cameraId: deviceId, name: device.name, placeName: device.placeName };
  const at = { atMs: clock(), hasWatermark: true };
  try {
    return await delivered(
      deps,
      pictureLimits,
      (signal) => video.snapshot(camera, at, signal),
      async (taken) => {
        const bytes = await bytesOf(taken);
        return ok({
          fileName: `camera-${deviceId}.${taken.ending}`,
          mediaType: taken.mediaType,
          sizeBytes: bytes.byteLength,
          isGzip: false,
          etag: undefined,
          open: async () => new Blob([bytes]).stream(),
        });
      },
    );
  } catch (error) {
    // whatever it is that is wrong with the camera, its reader can do nothing about it
    log.warn('a camera did not deliver', { deviceId, error: String(error) });
    return refuse({ code: 'device.media.undelivered', field: 'deviceId' });
  }
}

interface Asked {
  readonly deviceId: number;
  readonly watermark: WatermarkChoice;
  /** Of a recording. */
  readonly minutes?: number;
}

/** What a person has a camera take; the job does it. @spec DEV-19 DEV-20 */
export async function make(
  { deviceId, watermark, minutes }: Asked,
  asks: SignedInAsks,
): Promise<Result<store.MediaRow>> {
  const range = minutes === undefined ? undefined : checkRange('minutes', minutes, recordingMinutes);
  if (range) return refuse(range);
  return transact(asks.deps.database, async ({ tx }): Promise<Result<store.MediaRow>> => {
    const camera = await lockDevice(tx, asks.scope, deviceId);
    if (!camera) return refuse(notFound);
    if (!isCamera(camera)) return refuse({ code: 'device.media.notCamera', field: 'deviceId' });
    const barred = rightProblem(asks, camera, minutes === undefined ? 'snapshot' : 'record');
    if (barred) throw new HttpRefusal(403, barred);
    if (!camera.online) return refuse({ code: 'device.media.offline', field: 'deviceId' });
    const marks =
      watermark === 'with' ? mediaRefusals('addWatermark', await store.servicesOf(tx, deviceId), todayOf(asks)) : [];
    if (marks.length > 0) return refuse(...marks.map((one) => ({ ...one, field: 'watermark' })));
    if (minutes !== undefined && (await store.recordingOn(tx, deviceId)))
      return refuse({ code: 'device.media.busy', args: { name: camera.name } });
    const kind = minutes === undefined ? 'snapshot' : 'recording';
    const row = {
      cameraId: deviceId,
      kind,
      state: 'waiting',
      askMin: minutes ?? 0,
      hasWatermark: watermark === 'with',
    } as const;
    const mediaId = await store.insertMedia(tx, { ...row, by: nameOf(asks.account), askedAt: isoNow(asks.deps.clock) });
    const changes = loggedChanges({}, { kind, minutes, watermark });
    await logUse(tx, asks, { detail: `${deviceId} ${camera.name}`, changes, target: target(deviceId) });
    const shown = await store.shownById(tx, asks.scope, mediaId);
    return shown ? ok(shown) : refuse(gone);
  });
}

/** Ends a recording before its time; the job keeps what there is. @spec DEV-19 */
export const stop = (mediaId: number, asks: SignedInAsks): Promise<Result<store.MediaRow>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<store.MediaRow>> => {
    const found = await store.lockMedia(tx, asks.scope, mediaId);
    if (!found) return refuse(gone);
    if (found.state !== 'running') return refuse({ code: 'device.media.notRunning', field: 'mediaId' });
    await store.updateMedia(tx, mediaId, { endsAt: isoNow(asks.deps.clock) });
    await logUse(tx, asks, { detail: `${mediaId} ${found.cameraName}`, target: target(found.cameraId) });
    const shown = await store.shownById(tx, asks.scope, mediaId);
    return shown ? ok(shown) : refuse(gone);
  });

/**
 * Deletes a picture or a recording for good. Of an alarm's a mark stays that it was deleted and by whom, or the camera would take it again.
 * @spec DEV-20
 */
export async function remove(mediaId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> {
  let fileKey: string | null = null;
  const result = await transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const found = await store.lockMedia(tx, asks.scope, mediaId);
    if (!found || found.state === 'deleted') return refuse(gone);
    fileKey = found.fileKey;
    const name = nameOf(asks.account);
    if (found.alarmId === null) await store.deleteMedia(tx, mediaId);
    else await store.markDeleted(tx, found, { name, at: isoNow(asks.deps.clock) });
    await logUse(tx, asks, { detail: `${mediaId} ${found.cameraName}`, target: target(found.cameraId) });
    return ok({ done: true });
  });
  // after the row is gone for good: a row without its file would be a picture that fails
  if (result.ok && fileKey !== null) await asks.deps.files.remove(fileKey);
  return result;
}
