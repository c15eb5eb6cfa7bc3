import { planTopic } from '@fireline/api/plan';
import type { Plan } from '@fireline/api/plan';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { publishStep, rollBack as rolledBack } from '@fireline/domain/plan';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { StoredDownload } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { entryOf } from '../logEntry.ts';
import { openedLayer, readerOf } from '../layer/access.ts';
import { shownPlan } from '../layer/actions.ts';
import { type LayerRow, updateLayer } from '../layer/store.ts';
import { publishQueue } from './queue.ts';
import * as store from './store.ts';
import { carryOnto, compareVersions, entitiesIn, planVersionOf, pointsOf, writePoints } from './versions.ts';

const noVersion: Problem = { code: 'plan.version.gone', field: 'versionId' };

const fileOf = ({ fileKey, fileName, fileKind, fileBytes }: LayerRow) =>
  fileKey === null || fileName === null || fileKind === null || fileBytes === null
    ? undefined
    : { fileKey, fileName, fileKind, fileBytes };

/** Begins to publish the uploaded file; it goes on whoever stays or leaves. @spec PLN-03 */
export async function publish(layerId: number, asks: SignedInAsks): Promise<Result<Plan>> {
  const { deps, account, scope } = asks;
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Plan>> => {
    const opened = await openedLayer(tx, asks, layerId, 'locked');
    if (!opened.ok) return opened;
    const file = fileOf(opened.value);
    const next = publishStep(opened.value.publishState, 'publish', { hasFile: file !== undefined });
    if (!next.ok) return next;
    if (!file) return refuse({ code: 'plan.file.none', field: 'file' });
    const [by, at] = [nameOf(account), isoNow(deps.clock)];
    const begun = { state: next.value, progressPercent: 0, by, at };
    await store.insertPublish(tx, { rentId: scope.rentId, layerId, kind: 'publish', ...begun, ...file });
    await updateLayer(tx, layerId, { publishState: next.value, progressPercent: 0, problem: null });
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: scope.rentId, ids: [layerId] });
    await tell({ type: 'work', queue: publishQueue });
    return shownPlan(tx, asks, layerId);
  });
}

/** @spec PLN-03 */
export const publishes = async (query: store.PublishFilter & Paging, asks: SignedInAsks) =>
  ok(await store.publishesPage(asks.deps.database.db, readerOf(asks), query));

/** @spec N12 PLN-03 */
export async function versions(layerId: number, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const opened = await openedLayer(db, asks, layerId);
  if (!opened.ok) return opened;
  const rows = await store.versionsOf(db, layerId);
  const orphaned = [...new Set(rows.flatMap(({ orphans }) => orphans.map(({ deviceId }) => deviceId)))];
  const names = new Map((await store.deviceNames(db, asks.scope, orphaned)).map((row) => [row.deviceId, row.name]));
  return ok({
    versions: rows.map((row) => ({
      versionId: row.versionId,
      versionNo: row.versionNo,
      at: row.at,
      by: row.by,
      fileName: row.fileName,
      sizeBytes: row.drawingBytes,
      isShown: row.versionId === opened.value.versionId,
      rolledBackFrom: row.rolledBackFrom,
      layers: Object.keys(row.layers).length,
      entities: entitiesIn(row.report),
      carried: row.points.length,
      // a device that the reader may not see is not told of here either
      orphans: row.orphans.flatMap((orphan) => {
        const deviceName = names.get(orphan.deviceId);
        return deviceName === undefined ? [] : [{ ...orphan, deviceName }];
      }),
    })),
  });
}

interface Comparing {
  readonly layerId: number;
  readonly from: number;
  readonly to: number;
}

/** @spec N12 */
export async function compare({ layerId, from, to }: Comparing, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const opened = await openedLayer(db, asks, layerId);
  if (!opened.ok) return opened;
  const [older, newer] = [await store.versionOf(db, layerId, from), await store.versionOf(db, layerId, to)];
  if (!older) return refuse({ ...noVersion, field: 'from' });
  if (!newer) return refuse({ ...noVersion, field: 'to' });
  const { layers, points } = compareVersions(older, newer);
  const ids = [...points.added, ...points.removed, ...points.moved];
  const known = new Set((await store.deviceNames(db, asks.scope, ids)).map(({ deviceId }) => deviceId));
  const seen = (list: readonly number[]) => list.filter((deviceId) => known.has(deviceId));
  return ok({
    layers: { added: [...layers.added], removed: [...layers.removed], changed: [...layers.changed] },
    points: { added: seen(points.added), removed: seen(points.removed), moved: seen(points.moved) },
  });
}

interface OldVersion {
  readonly layerId: number;
  readonly versionId: number;
}

/** The old version once more, as the newest; the points of today are carried onto it. @spec N12 PLN-03 */
export async function rollBack({ layerId, versionId }: OldVersion, asks: SignedInAsks): Promise<Result<Plan>> {
  const { deps, account, scope } = asks;
  const [by, at] = [nameOf(account), isoNow(deps.clock)];
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Plan>> => {
    const opened = await openedLayer(tx, asks, layerId, 'locked');
    if (!opened.ok) return opened;
    const begun = publishStep(opened.value.publishState, 'publish', { hasFile: true });
    if (!begun.ok) return begun;
    const history = await store.versionsOf(tx, layerId);
    const allowed = rolledBack(history.map(planVersionOf), versionId, 0);
    const old = history.find((version) => version.versionId === versionId);
    if (!allowed.ok || !old) return allowed.ok ? refuse(noVersion) : allowed;
    const carried = carryOnto(await pointsOf(tx, layerId), old);
    const { fileKey, fileName, fileKind, fileBytes } = old;
    const newId = await store.insertVersion(tx, {
      ...old,
      versionId: undefined,
      versionNo: (history[0]?.versionNo ?? 0) + 1,
      rolledBackFrom: versionId,
      at,
      by,
      origin: JSON.stringify(old.origin),
      extent: old.extent && JSON.stringify(old.extent),
      layers: JSON.stringify(old.layers),
      report: JSON.stringify(old.report),
      sketch: old.sketch && JSON.stringify(old.sketch),
      points: JSON.stringify(carried.points),
      orphans: JSON.stringify(carried.orphans),
    });
    const ended = { state: 'complete', progressPercent: 100, by, at, endedAt: at, versionId: newId } as const;
    const file = { fileKey, fileName, fileKind, fileBytes };
    await store.insertPublish(tx, { rentId: scope.rentId, layerId, kind: 'rollBack', ...ended, ...file });
    await writePoints(tx, layerId, carried);
    await updateLayer(tx, layerId, {
      publishState: 'complete',
      progressPercent: 100,
      problem: null,
      versionId: newId,
      publisher: by,
      publishedAt: at,
      pointsRevision: opened.value.pointsRevision + 1,
      pointsBy: by,
    });
    await logUse(tx, asks, { ...entryOf(layerId), detail: `${layerId} ${versionId}` });
    await tell({ type: 'changed', topic: planTopic.name, rentId: scope.rentId, ids: [layerId] });
    return shownPlan(tx, asks, layerId);
  });
}

interface Wanted {
  readonly layerId: number;
  readonly versionId?: number | undefined;
}

/** A version of an open plan: the one asked for, or the one that is shown. */
async function wantedVersion(db: Db | Tx, { layerId, versionId }: Wanted, asks: SignedInAsks) {
  const opened = await openedLayer(db, asks, layerId);
  if (!opened.ok) return opened;
  const id = versionId ?? opened.value.versionId;
  if (id === null) return refuse({ code: 'plan.drawing.none' });
  const version = await store.versionOf(db, layerId, id);
  return version ? ok({ layer: opened.value, version }) : refuse(noVersion);
}

/** What was read of a version, how, and what was not. @spec N11 */
export async function report(wanted: Wanted, asks: SignedInAsks) {
  const found = await wantedVersion(asks.deps.database.db, wanted, asks);
  if (!found.ok) return found;
  const { versionId, origin, extent, metresPerUnit, layers, report: read } = found.value.version;
  return ok({ versionId, origin, extent, metresPerUnit, layers, report: { ...read } });
}

/** The file in the store, or that it is gone from there: something outside has taken it. */
async function stored({ deps }: SignedInAsks, key: string, file: Omit<StoredDownload, 'open'>) {
  const open = async () => {
    const found = await deps.files.read(key);
    if (!found) throw new Error(`${key} is not in the store of files`);
    return found.stream;
  };
  return ok({ ...file, open });
}

/**
 * The drawing of a version, as canvases open it. One that anybody in reach may see is kept by browsers, since a version never
 * changes; of a private one nothing is kept.
 * @spec PLN-04 PLN-05
 */
export async function drawing(wanted: Wanted, asks: SignedInAsks): Promise<Result<StoredDownload>> {
  const found = await wantedVersion(asks.deps.database.db, wanted, asks);
  if (!found.ok) return found;
  const { layer, version } = found.value;
  const isKept = !layer.isPrivate && wanted.versionId !== undefined;
  return stored(asks, version.drawingKey, {
    fileName: `plan-${layer.layerId}-${version.versionNo}.drawing`,
    mediaType: 'application/octet-stream',
    sizeBytes: version.drawingBytes,
    isGzip: true,
    etag: isKept ? `"plan-${version.versionId}"` : undefined,
  });
}

/** The file as it was uploaded. @spec PLN-01 PLN-05 */
export async function original(layerId: number, asks: SignedInAsks): Promise<Result<StoredDownload>> {
  const opened = await openedLayer(asks.deps.database.db, asks, layerId);
  if (!opened.ok) return opened;
  const file = fileOf(opened.value);
  if (!file) return refuse({ code: 'plan.file.none', field: 'file' });
  return stored(asks, file.fileKey, {
    fileName: file.fileName,
    mediaType: file.fileKind === 'zip' ? 'application/zip' : 'application/dxf',
    sizeBytes: file.fileBytes,
    isGzip: false,
    etag: undefined,
  });
}
