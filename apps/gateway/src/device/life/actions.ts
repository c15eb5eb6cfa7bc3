import {
  checkRemove,
  deviceStatus,
  freeMonths,
  type LifeDeed,
  lifeMachine,
  lifeOf,
  type LifeState,
  openedUntil,
} from '@fireline/domain/device';
import { dayAt, ok, type Problem, refuse, type Result, step } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { standingOn } from '../../alarm/record.ts';
import { levelOf } from '../../alarm/track.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { endOwnSession } from '../../session/ending.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { profileOf } from '../../session/profile.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { besidesOffline, leaveOffline } from '../offline/faults.ts';
import { closeRecords } from '../offline/recordStore.ts';
import { type Chosen, inPieces, missing, type Piece } from '../register/chosen.ts';
import { tellMoved } from '../register/moved.ts';
import '../register/granted.ts';
import { insertLife, lockDevices } from '../register/store.ts';
import { demandType, typeProblem } from '../typeRight.ts';
import { noteTurns } from './serviceLog.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };

/** @spec DEV-13 DEV-28 */
export async function life(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await store.deviceWithLife(db, scope, deviceId);
  if (!device) return refuse(notFound);
  const edition = await store.editionOf(db, scope.rentId);
  const { revision, expiresOn } = device;
  return ok({ life: lifeOf(device), revision, expiresOn, ...edition, records: await store.recordsOf(db, deviceId) });
}

/** How full the tenant's edition is, for other areas. @spec DEV-28 */
export const editionOf = (db: Db | Tx, rentId: string) => store.editionOf(db, rentId);

/** How full the edition is, and whom the tenant names to be asked for a larger one. @spec DEV-28 */
export async function edition({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const { contact = '', phone = '' } = (await profileOf(db, scope.rentId))?.facts ?? {};
  return ok({ ...(await store.editionOf(db, scope.rentId)), contact, phone });
}

/** What the deed changes of the device. */
function changeOf(device: Row<'device'>, deed: LifeDeed, now: string, serviceUntil: string) {
  const changes = {
    activate: { dStatus: 1, activatedAt: now, expiresOn: serviceUntil, expired: false },
    suspend: { suspendedAt: now, online: false },
    resume: { suspendedAt: null },
    remove: { removedAt: now, online: false },
  } as const;
  const change = changes[deed];
  return { ...change, alarmLevel: device.alarmLevel, status: deviceStatus({ ...device, ...change }) };
}

async function write(work: Work, device: Row<'device'>, deed: LifeDeed, asks: SignedInAsks, serviceUntil: string) {
  const { tx } = work;
  const { deviceId, placeId, buildingId, floor, revision, partnerId, unitId, maintId } = device;
  const { account, deps, scope } = asks;
  const now = isoNow(deps.clock);
  const by = nameOf(account);
  await store.updateDevice(tx, deviceId, changeOf(device, deed, now, serviceUntil), by);
  // nobody listens to it any more: its silence ends here
  if (deed === 'suspend' || deed === 'remove') await closeRecords(tx, [deviceId], now);
  if (deed === 'remove') await store.takeDown(tx, deviceId);
  const detail = deed === 'activate' ? serviceUntil : '';
  const holder = { partnerId, unitId, maintId };
  const was = { placeId, buildingId, floor, revision: revision + 1, ...(deed === 'remove' && { holder }) };
  await insertLife(tx, [{ deviceId, at: now, event: deed, by, detail, userId: account.userId, was }]);
  const moved = { deviceId, from: device, ...(deed === 'remove' ? {} : { to: device }) };
  await tellMoved(work, scope.rentId, [moved]);
}

interface Done {
  readonly device: Row<'device'>;
  readonly before: LifeState;
  readonly after: LifeState;
}
/** One deed to a held device; an activation takes a place in the tenant's edition. @spec DEV-13 DEV-23 DEV-28 */
async function does(work: Work, device: Row<'device'>, event: LifeDeed, asks: SignedInAsks): Promise<Result<Done>> {
  const today = dayAt(asks.deps.clock());
  const granted =
    event === 'activate' ? await asks.deps.registrationGrants.monthsOf(work.tx, device, today) : undefined;
  const opened = openedUntil(device.expiresOn, today, granted ?? freeMonths);
  if (!opened.ok && event === 'activate') return opened;
  const serviceUntil = opened.ok ? opened.value : today;
  const before = lifeOf(device);
  const edition = await store.editionOf(work.tx, asks.scope.rentId);
  const next = step(lifeMachine, before, event, { serviceUntil, today, ...edition });
  if (!next.ok) return next;
  const leaves = event === 'suspend' || event === 'remove';
  const standing = leaves ? await standingOn(work.tx, [device.deviceId]) : [];
  const problem = event === 'remove' ? checkRemove(levelOf(besidesOffline(standing)) !== null) : undefined;
  if (problem) return refuse(problem);
  const alarmLevel = leaves ? await leaveOffline(work, device, standing, isoNow(asks.deps.clock)) : device.alarmLevel;
  await write(work, { ...device, alarmLevel }, event, asks, serviceUntil);
  const turn = { deviceId: device.deviceId, from: before, to: next.value, reason: event };
  await noteTurns(work.tx, device.rentId, [turn], { at: isoNow(asks.deps.clock), by: nameOf(asks.account) });
  return ok({ device, before, after: next.value });
}

/** What a deed takes of the right to devices of a type. */
const buttonOf = (event: LifeDeed) => (event === 'remove' ? 'delete' : 'modify');

interface Sent {
  readonly deviceId: number;
  readonly revision: number;
  readonly event: LifeDeed;
}

/** The activation after the last place of the edition is refused; whoever opens a service logs in again. @spec DEV-13 DEV-23 DEV-28 SES-09 */
export const changeLife = ({ deviceId, revision, event }: Sent, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work): Promise<Result<{ life: LifeState }>> => {
    const { scope } = asks;
    const { tx } = work;
    demandRight(asks, event === 'remove' ? 'deviceList:delete' : 'deviceList:modify');
    // one at a time, so that two activations do not share the last place
    await lockTenant(tx, scope.rentId);
    const device = await store.lockDevice(tx, scope, deviceId);
    if (!device) return refuse(notFound);
    demandType(asks, device.deviceType, buttonOf(event));
    if (device.revision !== revision) return refuse({ code: 'device.life.conflict', args: { name: device.changedBy } });
    const done = await does(work, device, event, asks);
    if (!done.ok) return done;
    const { before, after } = done.value;
    const changes = loggedChanges({ life: before }, { life: after });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
    if (event === 'activate') await endOwnSession(work, asks, 'openService');
    return ok({ life: after });
  });

/** The deed to each of the devices; what its state does not know, or the edition has no room for, is named. Whoever opens a service logs in again. @spec DEV-13 DEV-28 SES-09 */
export async function changeLives({ event, ...chosen }: Chosen & { readonly event: LifeDeed }, asks: SignedInAsks) {
  const result = await inPieces(chosen, asks, (ids) =>
    transact(asks.deps.database, async (work): Promise<Result<Piece>> => {
      const { tx } = work;
      await lockTenant(tx, asks.scope.rentId);
      const devices = await lockDevices(tx, asks.scope, ids);
      const refused = missing(ids, devices);
      const done: Done[] = [];
      for (const device of devices) {
        const { deviceId, name } = device;
        const barred = typeProblem(asks, device.deviceType, buttonOf(event));
        const one = barred ? refuse(barred) : await does(work, device, event, asks);
        if (one.ok) done.push(one.value);
        else refused.push({ deviceId, name, problem: one.problems[0] ?? notFound });
      }
      if (done.length > 0) {
        const names = done.map(({ device }) => `${device.imei} ${device.name}`);
        const changes = {
          life: { before: [...new Set(done.map(({ before }) => before))], after: done[0]?.after ?? '' },
        };
        await logUse(tx, asks, {
          detail: `${event} ${done.length}`,
          changes: { ...changes, devices: { before: [], after: names } },
        });
        if (event === 'activate') await endOwnSession(work, asks, 'openService');
      }
      return ok({ done: done.map(({ device }) => device.deviceId), refused });
    }),
  );
  return result.ok ? ok({ done: [...result.value.done], refused: [...result.value.refused] }) : result;
}
