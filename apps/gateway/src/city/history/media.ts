import { type MediaServices, mediaRefusals } from '@fireline/domain/device';
import { drawFrame, sandboxVideo } from '../../device/media/sandbox.ts';
import type { Camera } from '../../device/media/source.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { FileStore } from '../../lib/files/store.ts';
import { dateText, dayOf, minuteMs, secondMs } from '../calendar.ts';
import { unitOf } from '../../lib/dice.ts';
import type { City, CityDevice, Incident, Ms } from '../model.ts';
import type { CameraServices } from './cameraServices.ts';

/** How many of the smoke detectors beside a camera are bound to it. */
const boundShare = 0.4;
/** Of the whole city: files are drawn for these. */
const picturesMax = 60;
const recordingsMax = 6;
const iso = (ms: Ms): string => new Date(ms).toISOString();

/** Smoke detectors with the camera of their place, the same as long as the city is. */
function* boundTo(
  city: City,
  cameras: ReadonlyMap<number, readonly CityDevice[]>,
): Generator<readonly [CityDevice, CityDevice]> {
  for (const device of city.devices) {
    const beside = cameras.get(device.placeId);
    if (device.deviceType !== 'smoke' || device.activatedAt === null || !beside) continue;
    if (unitOf(city.seed, device.deviceId, 'bound') >= boundShare) continue;
    const camera = beside[device.deviceId % beside.length];
    if (camera) yield [device, camera];
  }
}

/** In a city too small for one of those, the first device beside a camera. */
function* anyBound(
  city: City,
  cameras: ReadonlyMap<number, readonly CityDevice[]>,
): Generator<readonly [CityDevice, CityDevice]> {
  const unbound = new Set(['camera', 'efencecam', 'smartwatch']);
  const device = city.devices.find(
    ({ placeId, deviceType, activatedAt }) => activatedAt !== null && cameras.has(placeId) && !unbound.has(deviceType),
  );
  const [camera] = cameras.get(device?.placeId ?? -1) ?? [];
  if (device && camera) yield [device, camera];
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** What was taken for an alarm, or why it was not; its file is drawn as the gateway draws it. */
async function rowOf(
  files: FileStore,
  { mediaId, alarmId, incident, device, camera, services, kind }: Taking,
): Promise<BulkRow<'media'>> {
  const atMs = incident.reportedAt[0] + 2 * secondMs;
  const day = dateText(dayOf(atMs));
  const refusals = kind === 'recording' ? mediaRefusals('recordAlarm', services, day) : [];
  const unmarked = mediaRefusals('addWatermark', services, day);
  const hasWatermark = unmarked.length === 0;
  const asked = {
    mediaId,
    cameraId: camera.cameraId,
    deviceId: device.deviceId,
    alarmId,
    kind,
    by: '',
    askedAt: iso(atMs),
    claim: 1,
  };
  const nothing = { startedAt: null, endsAt: null, fileKey: null, mediaType: null, bytes: null };
  if (refusals.length > 0)
    return { ...asked, ...nothing, state: 'refused', askMin: 1, endedAt: iso(atMs), hasWatermark, problems: refusals };
  const fileKey = `media/${mediaId}-1.svg`;
  const endMs = kind === 'recording' ? atMs + minuteMs : atMs;
  const recorded = { fromMs: atMs, toMs: endMs, hasWatermark };
  const chunks =
    kind === 'recording'
      ? (await sandboxVideo.recording(camera, recorded)).chunks
      : once(drawFrame(camera, atMs, hasWatermark));
  const bytes = await files.write(fileKey, chunks);
  const kept = { startedAt: iso(atMs), endsAt: kind === 'recording' ? iso(endMs) : null, endedAt: iso(endMs) };
  const askMin = kind === 'recording' ? 1 : 0;
  return {
    ...asked,
    ...kept,
    state: 'done',
    askMin,
    fileKey,
    mediaType: 'image/svg+xml',
    bytes,
    hasWatermark,
    problems: unmarked,
  };
}
interface Taking {
  readonly mediaId: number;
  readonly alarmId: number;
  readonly incident: Incident;
  readonly device: CityDevice;
  readonly camera: Camera;
  readonly services: MediaServices;
  readonly kind: 'snapshot' | 'recording';
}

/** Cameras that watch smoke detectors, and what they took for the newest alarms. @spec DEV-19 DEV-20 N25 */
export async function writeMedia(
  tx: Tx,
  files: FileStore | undefined,
  city: City,
  incidents: readonly Incident[],
  services: CameraServices,
): Promise<void> {
  const all = city.devices.filter(({ deviceType, activatedAt }) => deviceType === 'camera' && activatedAt !== null);
  const byPlace = Map.groupBy(all, ({ placeId }) => placeId);
  const detectors = [...boundTo(city, byPlace)];
  const pairs = detectors.length > 0 ? detectors : [...anyBound(city, byPlace)];
  const bound = new Map(pairs.map((pair) => [pair[0].deviceId, pair]));
  const changedAt = iso(city.now);
  const binding = ([device, camera]: readonly [CityDevice, CityDevice]) => ({
    deviceId: device.deviceId,
    cameraId: camera.deviceId,
    snapshotKinds: ['smoke', 'overTemperature'],
    recordingKinds: ['smoke'],
    captureWatermark: 'with',
    recordingWatermark: 'with',
    recordingMin: 1 + (device.deviceId % 5),
    changedAt,
    revision: 1,
    changedBy: '平台管理员',
  });
  await insertMany(tx, 'cameraBinding', [...bound.values()].map(binding));
  if (!files) return;
  const places = new Map(city.places.map(({ placeId, name }) => [placeId, name]));
  const rows: BulkRow<'media'>[] = [];
  let recordings = 0;
  for (const [at, incident] of [...incidents.entries()].toReversed()) {
    const pair = bound.get(incident.deviceId);
    if (!pair || (incident.kind !== 'smoke' && incident.kind !== 'overTemperature')) continue;
    if (rows.length >= picturesMax) break;
    const [device, { deviceId: cameraId, name, placeId }] = pair;
    const camera = { cameraId, name, placeName: places.get(placeId) ?? '' };
    const running = services.get(cameraId) ?? { cloudUntil: null, watermarkUntil: null };
    const taking = { alarmId: at + 1, incident, device, camera, services: running };
    rows.push(await rowOf(files, { ...taking, mediaId: rows.length + 1, kind: 'snapshot' }));
    if (incident.kind !== 'smoke' || recordings >= recordingsMax) continue;
    recordings += 1;
    rows.push(await rowOf(files, { ...taking, mediaId: rows.length + 1, kind: 'recording' }));
  }
  await insertMany(tx, 'media', rows);
}
