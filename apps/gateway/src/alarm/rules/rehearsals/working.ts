import { joinRehearsals, type PastReadings, type Rehearsal, rehearse, ruleOf } from '@fireline/domain/alarm';
import type { Measurement } from '@fireline/domain/device';
import { dayMs } from '@fireline/domain/lib';
import { unpackInstants } from '../../../lib/packedReadings.ts';
import { type Deps, isoNow } from '../../../lib/context.ts';
import { leaseMs } from '../../../lib/jobs/lease.ts';
import { WorkQueue } from '../../../lib/jobs/workQueue.ts';
import { standingOf } from '../../../session/accounts.ts';
import { versionsSince } from '../store.ts';
import { rehearsalQueue } from './actions.ts';
import * as store from './store.ts';

/** Devices whose readings are read together, between two looks at whether it was given up: judging them holds up no call for long. */
const perPart = 20;
/** How often a rehearsal is begun again that ends its gateway each time. */
const triesMax = 3;

type Rehearsed = Pick<PastReadings, 'deviceId' | 'deviceType'>;

/** What devices sent in the time of what the rules judge, packed or not, each instant once. */
async function pastOf(
  { database: { db }, clock }: Deps,
  devices: readonly Rehearsed[],
  measured: readonly Measurement[],
  days: number,
): Promise<readonly PastReadings[][]> {
  const toMs = clock();
  const time = { fromMs: toMs - days * dayMs, toMs };
  const ids = devices.map(({ deviceId }) => deviceId);
  const pieces = Map.groupBy(await store.piecesOf(db, ids, measured, time), ({ deviceId }) => deviceId);
  const reports = Map.groupBy(await store.reportsOf(db, ids, time), ({ deviceId }) => deviceId);
  return devices.map((device) => {
    const past = new Map<number, PastReadings>();
    const add = (atMs: number, readings: PastReadings['readings']): void => {
      if (atMs < time.fromMs || atMs > toMs) return;
      const before = past.get(atMs);
      past.set(atMs, { ...device, atMs, readings: before ? { ...before.readings, ...readings } : readings });
    };
    for (const piece of pieces.get(device.deviceId) ?? [])
      for (const { atMs, readings } of unpackInstants(piece)) add(atMs, readings);
    for (const { at, readings } of reports.get(device.deviceId) ?? []) add(Date.parse(at), readings);
    return [...past.values()];
  });
}

const joined = (sum: Rehearsal | null, part: Rehearsal): Rehearsal => (sum ? joinRehearsals(sum, part) : part);

/** The version in effect of the rule that the draft would change. */
async function currentOf(deps: Deps, { rentId, ruleId }: store.RehearsalRow) {
  if (ruleId === null) return undefined;
  const now = isoNow(deps.clock);
  const live = await versionsSince(deps.database.db, rentId, now);
  return live.find((one) => one.ruleId === ruleId && one.isEnabled && one.fromMs <= Date.parse(now));
}

/**
 * Works on a claimed rehearsal, some devices at a time: between them calls have the event loop, and what was counted is kept.
 * @returns whether it has come to its end
 */
async function work(deps: Deps, row: store.RehearsalRow, isStopped: () => boolean): Promise<boolean> {
  const { db } = deps.database;
  const { asked } = row;
  const { days, smsReceivers, voiceReceivers, settings, partnerId } = asked;
  const scope = await db.transaction().execute((tx) => standingOf(tx, row.rentId, row.userId));
  if (!scope) throw new Error('whoever asked for it may not look any more');
  const sending = { smsReceivers, voiceReceivers };
  const draftRule = [ruleOf({ ...settings, partnerId: undefined })];
  const inEffect = await currentOf(deps, row);
  const measured = [...new Set([settings.measurement, ...(inEffect ? [inEffect.measurement] : [])])];
  const types = [...new Set([...settings.deviceTypes, ...(inEffect?.deviceTypes ?? [])])];
  const devices = await store.countDevices(db, scope, types, partnerId);
  let { draft, current, lastDeviceId, devicesDone } = row;
  while (!isStopped()) {
    const some = await store.devicesAfter(db, scope, { types, partnerId, after: lastDeviceId }, perPart);
    for (const past of await pastOf(deps, some, measured, days)) {
      draft = joined(draft, rehearse(draftRule, past, sending));
      if (inEffect) current = joined(current, rehearse([ruleOf(inEffect)], past, sending));
    }
    lastDeviceId = some.at(-1)?.deviceId ?? lastDeviceId;
    devicesDone += some.length;
    const until = new Date(deps.clock() + leaseMs).toISOString();
    const part = { lastDeviceId, devicesDone, devices: Math.max(devices, devicesDone), draft, current, until };
    if (!(await store.keepPart(db, row, part))) return true;
    if (some.length < perPart) {
      await store.end(db, row.rehearsalId, 'done', isoNow(deps.clock));
      return true;
    }
  }
  return false;
}

async function next(deps: Deps, isStopped: () => boolean): Promise<boolean> {
  const { db } = deps.database;
  const row = await store.claim(db, isoNow(deps.clock), leaseMs);
  if (!row) return false;
  const fail = () => store.end(db, row.rehearsalId, 'failed', isoNow(deps.clock));
  if (row.tries > triesMax) {
    await fail();
    return true;
  }
  try {
    if (!(await work(deps, row, isStopped))) await store.release(db, row);
  } catch (error) {
    deps.log.error(`rehearsal ${row.rehearsalId} failed`, error);
    await fail();
  }
  return true;
}

/** Runs rehearsals: each on one of the gateways, and on from its last devices on another one after a kill. @spec N14 */
export function startRehearsals(deps: Deps): WorkQueue {
  const queue = new WorkQueue(deps, { name: rehearsalQueue, next: (isStopped) => next(deps, isStopped) });
  queue.start();
  return queue;
}
