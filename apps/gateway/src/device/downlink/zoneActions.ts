import { defenceZoneForm, deviceTypes, pointForm, zoneState } from '@fireline/domain/device';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { demandType } from '../typeRight.ts';
import { heldDevice, notFound } from './held.ts';
import * as devices from './store.ts';
import * as store from './zoneStore.ts';

const targetOf = (id: number) => ({ kind: 'device', id });
const zoneShown = (zone: store.Zone, online: boolean) => {
  const { zoneId, number, name, location, voltage, armStatus, isInAlarm, heardAt, revision } = zone;
  const state = zoneState({ isOnline: online, isInAlarm });
  return { zoneId, number, name, location, voltage, armStatus, state, heardAt, revision };
};
const pointShown = ({ pointId, number, direction, kind, name, state, since, revision }: store.Point) => ({
  pointId,
  number,
  direction,
  kind,
  name,
  state,
  since,
  revision,
});

/** @spec DEV-15 */
export async function zones(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await devices.deviceIn(db, scope, deviceId);
  if (!device) return refuse(notFound);
  const rows = await store.zonesOf(db, deviceId);
  return ok({ armed: device.armed, rows: rows.map((zone) => zoneShown(zone, device.online)) });
}

/** @spec DEV-17 */
export async function points(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await devices.deviceIn(db, scope, deviceId))) return refuse(notFound);
  return ok({ rows: (await store.pointsOf(db, deviceId)).map(pointShown) });
}

interface Sent {
  readonly deviceId: number;
  readonly revision?: number | undefined;
}

/**
 * Adds a zone, or changes what people say of it. A new one takes the arm status of its device: adding it arms and disarms nothing.
 * @spec DEV-15
 */
export const saveZone = (
  { deviceId, zoneId, revision, ...sent }: Sent & { readonly zoneId?: number | undefined },
  asks: SignedInAsks,
) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<ReturnType<typeof zoneShown>>> => {
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    demandType(asks, held.value.deviceType, 'modify');
    const device = held.value;
    if (!deviceTypes[device.deviceType].paths.includes('defence')) return refuse({ code: 'device.zone.unsupported' });
    const all = await store.zonesOf(tx, deviceId);
    const before = all.find((zone) => zone.zoneId === zoneId);
    if (zoneId !== undefined && !before) return refuse({ code: 'device.zone.notFound', field: 'zoneId' });
    if (before && before.revision !== revision)
      return refuse({ code: 'device.zone.conflict', args: { name: before.changedBy } });
    const armStatus = before?.armStatus ?? (device.armed ? 'armed' : 'disarmed');
    const form = defenceZoneForm.check({ ...sent, armStatus });
    if (!form.ok) return form;
    const { number, name, location = '', voltage = null } = form.value;
    if (all.some((zone) => zone.number === number && zone !== before))
      return refuse({ code: 'device.zone.taken', field: 'number', args: { 0: number } });
    const row = { number, name, location, voltage, changedBy: nameOf(asks.account) };
    const zone = before
      ? await store.updateZone(tx, before.zoneId, row)
      : await store.insertZone(tx, { ...row, deviceId, armStatus, armCommandId: device.armCommandId });
    const was = before && { number: before.number, name: before.name, location: before.location };
    const changes = loggedChanges(was ?? {}, { number, name, location });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name} ${name}`, changes, target: targetOf(deviceId) });
    return ok(zoneShown(zone, device.online));
  });

/** @spec DEV-15 */
export const removeZone = (
  { deviceId, zoneId, revision }: { readonly deviceId: number; readonly zoneId: number; readonly revision: number },
  asks: SignedInAsks,
) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    demandType(asks, held.value.deviceType, 'modify');
    const zone = (await store.zonesOf(tx, deviceId)).find((one) => one.zoneId === zoneId);
    if (!zone) return refuse({ code: 'device.zone.notFound', field: 'zoneId' });
    if (zone.revision !== revision) return refuse({ code: 'device.zone.conflict', args: { name: zone.changedBy } });
    await store.deleteZone(tx, zoneId);
    const changes = loggedChanges({ number: zone.number, name: zone.name }, {});
    await logUse(tx, asks, {
      detail: `${deviceId} ${held.value.name} ${zone.name}`,
      changes,
      target: targetOf(deviceId),
    });
    return ok({ done: true });
  });

/** Adds an input or output point, or changes what people say of it; its state comes from the device. @spec DEV-17 */
export const savePoint = (
  { deviceId, pointId, revision, ...sent }: Sent & { readonly pointId?: number | undefined },
  asks: SignedInAsks,
) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<ReturnType<typeof pointShown>>> => {
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    demandType(asks, held.value.deviceType, 'modify');
    const device = held.value;
    if (!deviceTypes[device.deviceType].paths.includes('out')) return refuse({ code: 'device.point.unsupported' });
    const form = pointForm.check(sent);
    if (!form.ok) return form;
    const { number, direction, kind, name } = form.value;
    const all = await store.pointsOf(tx, deviceId);
    const before = all.find((point) => point.pointId === pointId);
    if (pointId !== undefined && !before) return refuse({ code: 'device.point.notFound', field: 'pointId' });
    if (before && before.revision !== revision)
      return refuse({ code: 'device.zone.conflict', args: { name: before.changedBy } });
    if (all.some((point) => point.direction === direction && point.number === number && point !== before))
      return refuse({ code: 'device.point.taken', field: 'number', args: { 0: number } });
    const isOther = before && (before.kind !== kind || before.direction !== direction || before.number !== number);
    // what was reported of another contact says nothing of this one
    const unknown = isOther ? { state: null, since: null, heardAt: null, commandId: null } : {};
    const row = { number, direction, kind, name, changedBy: nameOf(asks.account) };
    const point = before
      ? await store.updatePoint(tx, before.pointId, { ...row, ...unknown })
      : await store.insertPoint(tx, { ...row, deviceId });
    const was = before && { number: before.number, direction: before.direction, kind: before.kind, name: before.name };
    const changes = loggedChanges(was ?? {}, { number, direction, kind, name });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name} ${name}`, changes, target: targetOf(deviceId) });
    return ok(pointShown(point));
  });

/** @spec DEV-17 */
export const removePoint = (
  { deviceId, pointId, revision }: { readonly deviceId: number; readonly pointId: number; readonly revision: number },
  asks: SignedInAsks,
) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    demandType(asks, held.value.deviceType, 'modify');
    const point = (await store.pointsOf(tx, deviceId)).find((one) => one.pointId === pointId);
    if (!point) return refuse({ code: 'device.point.notFound', field: 'pointId' });
    if (point.revision !== revision) return refuse({ code: 'device.zone.conflict', args: { name: point.changedBy } });
    await store.deletePoint(tx, pointId);
    const changes = loggedChanges({ number: point.number, name: point.name }, {});
    await logUse(tx, asks, {
      detail: `${deviceId} ${held.value.name} ${point.name}`,
      changes,
      target: targetOf(deviceId),
    });
    return ok({ done: true });
  });
