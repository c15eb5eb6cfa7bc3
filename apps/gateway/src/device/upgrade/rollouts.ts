import { workTopic } from '@fireline/api/device';
import {
  type DeviceType,
  rolloutDevicesMax,
  rolloutForm,
  rolloutMachine,
  type RolloutStep,
} from '@fireline/domain/device';
import {
  dayAt,
  minuteMs,
  minutesOf,
  ok,
  type Problem,
  refuse,
  type Result,
  startOfDay,
  step,
} from '@fireline/domain/lib';
import { hasRight } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import type { DeviceFilter } from '../filter/filterStore.ts';
import { deviceById, lockDevicesById } from '../store.ts';
import { firmwareOf } from './deviceStore.ts';
import * as packages from './packageStore.ts';
import * as store from './rolloutStore.ts';

const notFound: Problem = { code: 'device.rollout.notFound', field: 'rolloutId' };
const noPackage: Problem = { code: 'device.upgrade.notFound', field: 'packageId' };
const target = (rolloutId: number) => ({ kind: 'upgradeRollout', id: rolloutId });

/** The types of a package that the caller's role may upgrade. @spec ROL-03 */
const typesFor = (types: readonly DeviceType[], { rights }: SignedInAsks): DeviceType[] =>
  types.filter((type) => hasRight(rights.granted, [`device.${type}:upgrade`]));

const asked = (
  filter: DeviceFilter,
  { versionKey, deviceTypes }: packages.UpgradePackage | packages.PackageRow,
  asks: SignedInAsks,
): store.Candidates => {
  const now = isoNow(asks.deps.clock);
  return {
    filter: { ...filter, today: dayAt(Date.parse(now)), now },
    scope: asks.scope,
    versionKey,
    deviceTypes: typesFor(deviceTypes, asks),
  };
};

/** @spec DEV-18 */
export async function preview(
  { packageId, ...filter }: DeviceFilter & { readonly packageId: number },
  asks: SignedInAsks,
) {
  const { db } = asks.deps.database;
  const found = await packages.packageShown(db, asks.scope.rentId, packageId);
  if (!found) return refuse(noPackage);
  const candidates = asked(filter, found, asks);
  const counts = await store.candidateCounts(db, candidates);
  return ok({ ...counts, highest: counts.higher === 0 ? [] : await store.higherDevices(db, candidates) });
}

interface Start extends DeviceFilter {
  readonly packageId: number;
  readonly waveSize: number;
  readonly pauseMin: number;
  readonly stopPercent: number;
  readonly startDay?: string | undefined;
  readonly startTime?: string | undefined;
  readonly allowsLower: boolean;
}

const tell = ({ tell: ring }: Work, { scope }: SignedInAsks, rolloutId: number) =>
  ring({ type: 'changed', topic: workTopic.name, rentId: scope.rentId, ids: [rolloutId] });

async function shownOr(work: Work, asks: SignedInAsks, rolloutId: number): Promise<Result<store.ShownRollout>> {
  const row = await store.rolloutShown(work.tx, asks.scope.rentId, rolloutId);
  return row ? ok(row) : refuse(notFound);
}

/** Puts the devices of a filter into a roll-out, which begins now or at its time. The package is held, so that nobody changes or deletes it meanwhile. @spec DEV-18 ROL-03 */
export async function start(
  { packageId, waveSize, pauseMin, stopPercent, startDay, startTime, allowsLower, ...filter }: Start,
  asks: SignedInAsks,
): Promise<Result<store.ShownRollout>> {
  const form = rolloutForm.check({ waveSize, pauseMin, stopPercent, startDay, startTime, allowsLower });
  if (!form.ok) return form;
  const { startDay: day, startTime: time, ...plan } = form.value;
  const nowMs = asks.deps.clock();
  const startMs = day === undefined || time === undefined ? nowMs : startOfDay(day) + minutesOf(time) * minuteMs;
  if (startMs < nowMs) return refuse({ code: 'device.rollout.past', field: 'startTime' });
  const { rentId } = asks.scope;
  return transact(asks.deps.database, async (work): Promise<Result<store.ShownRollout>> => {
    const { tx } = work;
    const found = await packages.lockPackage(tx, rentId, packageId);
    if (!found) return refuse(noPackage);
    const candidates = asked(filter, found, asks);
    if (candidates.deviceTypes.length === 0) throw new HttpRefusal(403, { code: 'role.noPermission' });
    const devices = await store.chosenDevices(tx, candidates, allowsLower, rolloutDevicesMax + 1);
    if (devices.length > rolloutDevicesMax)
      return refuse({ code: 'device.rollout.tooMany', args: { 0: rolloutDevicesMax } });
    const by = nameOf(asks.account);
    const startAt = new Date(startMs).toISOString();
    const rolloutId = await store.insertRollout(tx, {
      rentId,
      packageId,
      ...plan,
      state: startMs > nowMs ? 'planned' : 'running',
      startAt,
      nextAt: startAt,
      createdBy: by,
      createdAt: isoNow(asks.deps.clock),
      userId: asks.account.userId,
      changedBy: by,
    });
    const count = devices.length === 0 ? 0 : await store.insertDevices(tx, rolloutId, devices);
    if (count === 0) return refuse({ code: 'device.rollout.noDevices' });
    const detail = `${found.name} ${found.version}`;
    const changes = loggedChanges({}, { ...plan, startAt, devices: count });
    await logUse(tx, asks, { detail, changes, target: target(rolloutId) });
    await tell(work, asks, rolloutId);
    return shownOr(work, asks, rolloutId);
  });
}

/** What a step changes about the roll-out, and of its devices. */
async function takeStep(work: Work, before: store.Rollout, to: RolloutStep, now: string) {
  const { rolloutId, wave } = before;
  if (to === 'cancel') await store.cancelWaiting(work.tx, rolloutId, now);
  if (to === 'retry') {
    const retried = await store.retryFailed(work.tx, rolloutId);
    const elsewhere = await store.noteElsewhere(work.tx, rolloutId);
    if (retried === 0 && elsewhere) return refuse(elsewhere);
  }
  // what failed until now was seen: from the next wave on it counts again
  return ok(
    to === 'goOn' || to === 'retry'
      ? { judgedFrom: wave + 1, endedAt: null, ...(to === 'retry' && { nextAt: now }) }
      : {},
  );
}

/** @spec DEV-18 */
export const stepRollout = (
  {
    rolloutId,
    revision,
    step: to,
  }: { readonly rolloutId: number; readonly revision: number; readonly step: RolloutStep },
  asks: SignedInAsks,
): Promise<Result<store.ShownRollout>> =>
  transact(asks.deps.database, async (work): Promise<Result<store.ShownRollout>> => {
    const { tx } = work;
    // devices before their roll-out, as everywhere: of two roll-outs that retry one device the second finds it taken
    if (to === 'retry')
      await lockDevicesById(tx, asks.scope.rentId, await store.failedDeviceIds(tx, asks.scope.rentId, rolloutId));
    const before = await store.lockRollout(tx, asks.scope.rentId, rolloutId);
    if (!before) return refuse(notFound);
    if (before.revision !== revision)
      return refuse({ code: 'device.rollout.conflict', args: { name: before.changedBy } });
    const counts = await store.countsOf(tx, rolloutId);
    const context = {
      left: counts.waiting + counts.sent + counts.downloading,
      failed: counts.failed + counts.timedOut + counts.cancelled,
    };
    const next = step(rolloutMachine, before.state, to, context);
    if (!next.ok) return next;
    const taken = await packages.packageById(tx, before.packageId);
    if (to === 'retry' && taken?.deletedAt !== null) return refuse(noPackage);
    const changed = await takeStep(work, before, to, isoNow(asks.deps.clock));
    const changedBy = nameOf(asks.account);
    if (!changed.ok) return changed;
    await store.updateRollout(tx, rolloutId, {
      ...changed.value,
      state: next.value,
      changedBy,
      revision: revision + 1,
    });
    const detail = taken ? `${taken.name} ${taken.version}` : String(rolloutId);
    const changes = loggedChanges({ state: before.state }, { state: next.value, step: to });
    await logUse(tx, asks, { detail, changes, target: target(rolloutId) });
    await tell(work, asks, rolloutId);
    return shownOr(work, asks, rolloutId);
  });

/** @spec DEV-18 */
export const list = async (query: store.RolloutQuery, { deps, scope }: SignedInAsks) =>
  ok(await store.rolloutsPage(deps.database.db, scope.rentId, query));

/** @spec DEV-18 */
export async function detail(rolloutId: number, { deps, scope }: SignedInAsks) {
  const row = await store.rolloutShown(deps.database.db, scope.rentId, rolloutId);
  return row ? ok(row) : refuse(notFound);
}

/** @spec DEV-18 */
export async function devices(query: store.RolloutDeviceQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await store.rolloutShown(db, scope.rentId, query.rolloutId))) return refuse(notFound);
  return ok(await store.devicesPage(db, scope, query));
}

const shownMax = 50;

/** The software of one device: what it has, what it could have, and what it was sent. @spec DEV-13 DEV-18 */
export async function ofDevice(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await deviceById(db, scope, deviceId);
  const known = device && (await firmwareOf(db, deviceId));
  if (!device || !known) return refuse({ code: 'device.notFound', field: 'deviceId' });
  const newest = await packages.packagesFor(db, scope.rentId, device.deviceType);
  const { firmwareKey, ...firmware } = known;
  return ok({
    ...firmware,
    newest: newest
      ? { packageId: newest.packageId, name: newest.name, version: newest.version, releasedOn: newest.releasedOn }
      : null,
    isOlder: newest !== undefined && firmwareKey !== '' && firmwareKey < newest.versionKey,
    history: await store.firmwareHistory(db, deviceId, shownMax),
    rollouts: await store.rolloutsOf(db, deviceId, shownMax),
  });
}
