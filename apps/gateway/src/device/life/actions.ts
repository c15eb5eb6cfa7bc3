import { deviceTopic } from '@fireline/api/device';
import {
  checkRemove,
  deviceStatus,
  extendService,
  freeMonths,
  type LifeDeed,
  lifeMachine,
  lifeOf,
  type LifeState,
} from '@fireline/domain/device';
import { dayAt, ok, type Problem, refuse, type Result, step } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/session';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../site/placeStore.ts';
import { closeRecords } from '../offline/records.ts';
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

/** What the deed changes of the device. */
function changeOf(device: Row<'device'>, deed: LifeDeed, now: string, serviceUntil: string) {
  const changes = {
    activate: { dStatus: 1, activatedAt: now, expiresOn: serviceUntil, expired: false },
    suspend: { suspendedAt: now, online: false },
    resume: { suspendedAt: null },
    remove: { removedAt: now, online: false },
  } as const;
  const change = changes[deed];
  return { ...change, status: deviceStatus({ ...device, ...change }) };
}

async function write(tx: Tx, device: Row<'device'>, deed: LifeDeed, { asks, now, serviceUntil }: Writing) {
  const { deviceId } = device;
  const { realName, username } = asks.account;
  await store.updateDevice(tx, deviceId, changeOf(device, deed, now, serviceUntil), username);
  // nobody listens to it any more: its silence ends here
  if (deed === 'suspend' || deed === 'remove') await closeRecords(tx, [deviceId], now);
  if (deed === 'remove') await store.takeDown(tx, deviceId);
  const detail = deed === 'activate' ? serviceUntil : '';
  await store.insertRecord(tx, { deviceId, at: now, event: deed, by: realName || username, detail });
}
interface Writing {
  readonly asks: SignedInAsks;
  readonly now: string;
  readonly serviceUntil: string;
}

interface Sent {
  readonly deviceId: number;
  readonly revision: number;
  readonly event: LifeDeed;
}

/** An activation takes a place in the tenant's edition; the next one after the last is refused. @spec DEV-13 DEV-23 DEV-28 */
export const changeLife = ({ deviceId, revision, event }: Sent, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ life: LifeState }>> => {
    const { scope, deps } = asks;
    demandRight(asks, event === 'remove' ? 'deviceList:delete' : 'deviceList:modify');
    // one at a time, so that two activations do not share the last place
    await lockTenant(tx, scope.rentId);
    const device = await store.lockDevice(tx, scope, deviceId);
    if (!device) return refuse(notFound);
    if (device.revision !== revision) return refuse({ code: 'device.life.conflict', args: { name: device.changedBy } });
    const today = dayAt(deps.clock());
    const serviceUntil = device.expiresOn ?? extendService(null, freeMonths, today);
    const before = lifeOf(device);
    const context = { serviceUntil, today, ...(await store.editionOf(tx, scope.rentId)) };
    const next = step(lifeMachine, before, event, context);
    if (!next.ok) return next;
    const problem = event === 'remove' ? checkRemove(device.alarmLevel !== null) : undefined;
    if (problem) return refuse(problem);
    await write(tx, device, event, { asks, now: isoNow(deps.clock), serviceUntil });
    const changes = loggedChanges({ life: before }, { life: next.value });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
    await tell({ type: 'changed', topic: deviceTopic.name, rentId: scope.rentId, ids: [deviceId] });
    return ok({ life: next.value });
  });
