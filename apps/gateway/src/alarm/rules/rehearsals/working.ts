import { joinRehearsals, type PastReadings, type Rehearsal, rehearse, ruleOf } from '@fireline/domain/alarm';
import { dayMs } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { unpackReports } from '../../../device/points.ts';
import { readingPieces, reportsBetween } from '../../../device/readingStore.ts';
import { type Deps, isoNow } from '../../../lib/context.ts';
import { leaseMs } from '../../../lib/jobs/runner.ts';
import { WorkQueue } from '../../../lib/jobs/workQueue.ts';
import { standingOf } from '../../../session/accounts.ts';
import { versionsSince } from '../store.ts';
import { rehearsalQueue } from './actions.ts';
import * as store from './store.ts';

/** Devices between two looks at whether it was given up. */
const perPart = 20;
/** How often a rehearsal is begun again that ends its gateway each time. */
const triesMax = 3;

/** What one device sent in the time, packed or not, each instant once. */
async function pastOf(
  deps: Deps,
  scope: Scope,
  device: { deviceId: number; deviceType: PastReadings['deviceType'] },
  days: number,
) {
  const { db } = deps.database;
  const to = deps.clock();
  const from = to - days * dayMs;
  const pieces = await readingPieces(db, scope, device.deviceId, from, to);
  const reports = await reportsBetween(db, scope, device.deviceId, from, to);
  const past = new Map<number, PastReadings>();
  for (const { at, readings } of [...pieces.flatMap(unpackReports), ...reports]) {
    const atMs = Date.parse(at);
    if (atMs < from || atMs > to) continue;
    past.set(atMs, { ...device, atMs, readings: { ...past.get(atMs)?.readings, ...readings } });
  }
  return [...past.values()];
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
  const types = [...new Set([...settings.deviceTypes, ...(inEffect?.deviceTypes ?? [])])];
  const devices = await store.countDevices(db, scope, types, partnerId);
  let { draft, current, lastDeviceId, devicesDone } = row;
  while (!isStopped()) {
    const some = await store.devicesAfter(db, scope, { types, partnerId, after: lastDeviceId }, perPart);
    for (const device of some) {
      if (isStopped()) return false;
      const past = await pastOf(deps, scope, device, days);
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
