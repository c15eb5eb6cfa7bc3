import { planTopic } from '@fireline/api/plan';
import type { PlanPoints } from '@fireline/api/plan';
import { dayMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  type SilentDevices,
  type SpreadRecord,
  type TimeSpan,
  checkPoints,
  checkRevision,
  planElsewhereMax,
  planPointsMax,
  planReplayDaysMax,
  planReplayStepsMax,
} from '@fireline/domain/plan';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { recordOf, silentOf } from '../../device/ingest/heard.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { entryOf } from '../logEntry.ts';
import { openedLayer } from '../layer/access.ts';
import { updateLayer } from '../layer/store.ts';
import { versionOf } from '../publish/store.ts';
import { carryOnto, writePoints } from '../publish/versions.ts';
import type { PlacedPoint } from '../tables.ts';
import * as store from './store.ts';

type WirePoint = PlanPoints['points'][number];

const pointOf = (
  { layer, x, y, rotationDeg, orphan, ...device }: store.PointRow,
  alarms: WirePoint['alarms'],
): WirePoint => ({
  deviceId: device.deviceId,
  layer,
  x,
  y,
  rotationDeg,
  orphan,
  device,
  alarms,
});

/** The devices of an open plan, with status and current alarms. @spec PLN-04 PLN-05 */
export async function points(layerId: number, asks: SignedInAsks): Promise<Result<PlanPoints>> {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const opened = await openedLayer(db, asks, layerId);
  if (!opened.ok) return opened;
  const rows = await store.pointsOn(db, scope, layerId);
  const alarms = Map.groupBy(await store.alarmsOn(db, scope, layerId), ({ deviceId }) => deviceId);
  const { versionId, pointsRevision, pointsBy } = opened.value;
  return ok({
    versionId,
    revision: pointsRevision,
    savedBy: pointsBy,
    points: rows.map((row) =>
      pointOf(
        row,
        (alarms.get(row.deviceId) ?? []).map(({ deviceId: _deviceId, ...alarm }) => alarm),
      ),
    ),
  });
}

interface Period {
  readonly layerId: number;
  readonly from: string;
  readonly to: string;
}

/**
 * What the devices of an open plan alarmed in a period, what the record of it leaves open, and who alarmed around the plan without being
 * on it: what a spread is played back from.
 * @spec N08 PLN-05 ROL-06
 */
export async function alarms({ layerId, ...period }: Period, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const span = { fromMs: Date.parse(period.from), toMs: Date.parse(period.to) };
  const lengthMs = span.toMs - span.fromMs;
  if (lengthMs <= 0) return refuse({ code: 'form.endBeforeStart', field: 'to' });
  if (lengthMs > planReplayDaysMax * dayMs)
    return refuse({
      code: 'form.tooManyDays',
      field: 'to',
      args: { 0: planReplayDaysMax, days: Math.ceil(lengthMs / dayMs) },
    });
  const opened = await openedLayer(db, asks, layerId);
  if (!opened.ok) return opened;
  const told = await store.alarmsBetween(db, scope, layerId, period, planReplayStepsMax);
  const alarmed = told.alarms.map(({ deviceId, alarmTime }) => ({ deviceId, atMs: Date.parse(alarmTime) }));
  // what has not come yet is no silence
  const heardSpan = { ...span, toMs: Math.min(span.toMs, deps.clock()) };
  const devices = await store.heartbeatsOn(db, scope, layerId);
  const record = await recordOf(
    db,
    devices,
    heardSpan,
    alarmed.map(({ atMs }) => atMs),
  );
  return ok({
    ...told,
    record: wireRecord(record, await silentOf(db, devices, record, alarmed)),
    elsewhere: await store.alarmedElsewhere(db, scope, opened.value, period, planElsewhereMax),
  });
}

const isoAt = (atMs: number): string => new Date(atMs).toISOString();
const wireSpan = ({ fromMs, toMs }: TimeSpan) => ({ from: isoAt(fromMs), to: isoAt(toMs) });
const wireRecord = ({ firstMs, gaps, ...span }: SpreadRecord, silent: SilentDevices | null) => ({
  ...wireSpan(span),
  firstAt: firstMs === undefined ? null : isoAt(firstMs),
  gaps: gaps.map(wireSpan),
  silent: silent && {
    total: silent.total,
    devices: silent.devices.map((device) => ({ deviceId: device.deviceId, gaps: device.gaps.map(wireSpan) })),
  },
});

interface Saving {
  readonly layerId: number;
  readonly revision: number;
  readonly points: readonly PlacedPoint[];
}

const tooMany: Problem = { code: 'form.tooMany', field: 'points', args: { 0: planPointsMax } };

/**
 * Saves where the devices stand, unless somebody else has saved since: that is told with their name and never overwritten. Devices
 * outside the reach of whoever saves keep their place.
 * @spec PLN-04 ROL-06
 */
export async function savePoints({ layerId, revision, points: sent }: Saving, asks: SignedInAsks) {
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx, tell }) => {
    const opened = await openedLayer(tx, asks, layerId, 'locked');
    if (!opened.ok) return opened;
    const { versionId, pointsRevision, pointsBy } = opened.value;
    const version = versionId === null ? undefined : await versionOf(tx, layerId, versionId);
    if (!version) return refuse({ code: 'plan.drawing.none' });
    const known = await store.knownDevices(
      tx,
      scope,
      sent.map(({ deviceId }) => deviceId),
    );
    const problem =
      checkRevision(revision, { revision: pointsRevision, by: pointsBy }) ??
      checkPoints(sent, (deviceId) => known.has(deviceId));
    if (problem) return refuse(problem);
    const all = [...(await store.pointsOutside(tx, scope, layerId)), ...sent];
    if (all.length > planPointsMax) return refuse(tooMany);
    const carried = carryOnto(all, version);
    await writePoints(tx, layerId, carried);
    await updateLayer(tx, layerId, { pointsRevision: pointsRevision + 1, pointsBy: nameOf(account) });
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: scope.rentId, ids: [layerId] });
    return ok({
      revision: pointsRevision + 1,
      orphans: carried.orphans.flatMap((orphan) => {
        const deviceName = known.get(orphan.deviceId);
        return deviceName === undefined ? [] : [{ ...orphan, deviceName }];
      }),
    });
  });
}

interface CandidateQuery extends Paging {
  readonly layerId: number;
  readonly search?: string | undefined;
}

/** Devices for the tray of an open plan. @spec PLN-04 */
export async function candidates({ layerId, ...query }: CandidateQuery, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const opened = await openedLayer(deps.database.db, asks, layerId);
  if (!opened.ok) return opened;
  return ok(await store.candidatesPage(deps.database.db, scope, opened.value, query));
}
