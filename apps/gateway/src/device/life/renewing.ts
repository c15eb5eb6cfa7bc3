import { deviceStatus, lifeMachine, lifeOf, openedUntil, renewService } from '@fireline/domain/device';
import { addDays, dayAt, step } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { tellMoved } from '../register/moved.ts';
import { insertLife } from '../register/store.ts';
import { lockDevicesById } from '../store.ts';
import { noteTurns, type ServiceTurn } from './serviceLog.ts';
import { editionOf } from './store.ts';

/** Service that was bought for a device. */
export interface SoldService {
  readonly deviceId: number;
  readonly months: number;
  /** The mode that it has from now on; nothing: as it was. */
  readonly mode?: Row<'device'>['serviceMode'];
  /** It is opened too, if the edition has room for it. */
  readonly opens?: boolean;
}
/** What became of it. */
export interface BroughtService {
  readonly deviceId: number;
  readonly dayBefore: string | null;
  readonly dayAfter: string;
  readonly days: number;
}

type Changed = Pick<
  Row<'device'>,
  'deviceId' | 'expiresOn' | 'anchorDay' | 'expired' | 'status' | 'serviceMode' | 'dStatus' | 'activatedAt'
>;

/** All in one statement: they are as many as an order has lines. */
async function writeServices(tx: Tx, devices: readonly Changed[], changedBy: string): Promise<void> {
  const rows = devices.map(
    ({ deviceId, expiresOn, anchorDay, expired, status, serviceMode, dStatus, activatedAt }): Changed => ({
      deviceId,
      expiresOn,
      anchorDay,
      expired,
      status,
      serviceMode,
      dStatus,
      activatedAt,
    }),
  );
  await sql`update device set expires_on = x."expiresOn", anchor_day = x."anchorDay", expired = x.expired, status = x.status,
      service_mode = x."serviceMode", d_status = x."dStatus", activated_at = x."activatedAt", changed_by = ${changedBy},
      revision = device.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("deviceId" bigint, "expiresOn" date, "anchorDay" int, expired boolean,
      status text, "serviceMode" text, "dStatus" int, "activatedAt" timestamptz)
    where device.device_id = x."deviceId" and device.device_id = ${anyId(rows.map(({ deviceId }) => deviceId))}`.execute(
    tx,
  );
}

/**
 * Brings service that was paid for to its devices, all in the caller's transaction: last days, modes, what runs again, the log of starts, and word
 * to those whose lists are open. What was suspended stays so; what was removed meanwhile has its days on record, as they were paid for. A device
 * for which the edition has no room any more keeps its days until somebody opens it.
 * @param sold each device once
 * @spec REN-01 REN-04 DEV-20 DEV-23 DEV-28
 */
export async function bringService(
  work: Work,
  rentId: string,
  sold: readonly SoldService[],
  { nowMs, by, orderId }: { readonly nowMs: number; readonly by: string; readonly orderId: number },
): Promise<readonly BroughtService[]> {
  const { tx } = work;
  const at = new Date(nowMs).toISOString();
  const today = dayAt(nowMs);
  const opens = sold.some((one) => one.opens);
  if (opens) await lockTenant(tx, rentId);
  const bought = new Map(sold.map((one) => [one.deviceId, one]));
  const devices = await lockDevicesById(tx, rentId, [...bought.keys()]);
  const edition = opens ? await editionOf(tx, rentId) : { devicesInUse: 0, devicesMax: 0 };
  let { devicesInUse } = edition;
  const changed: Changed[] = [];
  const turns: ServiceTurn[] = [];
  const brought: BroughtService[] = [];
  for (const device of devices) {
    const { deviceId, expiresOn, anchorDay } = device;
    const { months = 0, mode = device.serviceMode, opens: isOpening = false } = bought.get(deviceId) ?? {};
    const service = renewService({ expiresOn, anchorDay }, today, months);
    const from = lifeOf(device);
    const context = { serviceUntil: service.expiresOn, today, devicesInUse, devicesMax: edition.devicesMax };
    const opened = openedUntil(service.expiresOn, today, 0);
    const activated = isOpening && opened.ok ? step(lifeMachine, from, 'activate', context) : undefined;
    if (activated?.ok) devicesInUse += 1;
    const to = activated?.ok ? activated : step(lifeMachine, from, 'renew', context);
    const activation = activated?.ok ? { dStatus: 1, activatedAt: at } : {};
    const next = {
      ...device,
      ...activation,
      expiresOn: service.expiresOn,
      anchorDay: service.anchorDay,
      expired: false,
      serviceMode: mode,
    };
    changed.push({ ...next, status: deviceStatus(next) });
    const reason = activated?.ok ? ('activate' as const) : ('renew' as const);
    turns.push({ deviceId, from, to: to.ok ? to.value : from, reason });
    brought.push({ deviceId, dayBefore: expiresOn, dayAfter: service.expiresOn, days: service.days });
  }
  if (changed.length === 0) return brought;
  await writeServices(tx, changed, by);
  const events = new Map(turns.map(({ deviceId, reason }) => [deviceId, reason]));
  await insertLife(
    tx,
    brought.map(({ deviceId, dayAfter }) => ({
      deviceId,
      at,
      event: events.get(deviceId) === 'activate' ? ('activate' as const) : ('renew' as const),
      by,
      detail: dayAfter,
    })),
  );
  await noteTurns(tx, rentId, turns, { at, by, orderId });
  await tellMoved(
    work,
    rentId,
    devices
      .filter(({ removedAt }) => removedAt === null)
      .map((device) => ({ deviceId: device.deviceId, from: device, to: device })),
  );
  return brought;
}

interface Moving {
  readonly nowMs: number;
  readonly by: string;
  readonly orderId: number | null;
}

/** Sets the last days of services: the record of each device, what starts and stops by it, and word to open lists. */
async function setEnds(
  work: Work,
  rentId: string,
  ends: readonly { readonly device: Row<'device'>; readonly expiresOn: string }[],
  { nowMs, by, orderId }: Moving,
  event: 'modify' | 'renew',
): Promise<void> {
  if (ends.length === 0) return;
  const { tx } = work;
  const at = new Date(nowMs).toISOString();
  const today = dayAt(nowMs);
  const changed = ends.map(({ device, expiresOn }) => {
    const next = { ...device, expiresOn, expired: expiresOn < today };
    return { ...next, status: deviceStatus(next) };
  });
  await writeServices(tx, changed, by);
  await insertLife(
    tx,
    changed.map(({ deviceId, expiresOn: detail }) => ({ deviceId, at, event, by, detail })),
  );
  const turns = ends.map(({ device }, index): ServiceTurn => {
    const to = lifeOf(changed[index] ?? device);
    return { deviceId: device.deviceId, from: lifeOf(device), to, reason: to === 'expired' ? 'expire' : 'renew' };
  });
  await noteTurns(tx, rentId, turns, { at, by, orderId });
  const there = ends.filter(({ device }) => device.removedAt === null);
  await tellMoved(
    work,
    rentId,
    there.map(({ device }) => ({ deviceId: device.deviceId, from: device, to: device })),
  );
}

/**
 * Moves the last days of services by so many days, back for what a refund takes and on for what it gives back again. The day that comes of it is
 * no anchor of its own: where it is the one before, its anchor holds again.
 * @param moved each device once
 * @spec FIN-09 REN-04
 */
export async function moveDays(
  work: Work,
  rentId: string,
  moved: readonly { readonly deviceId: number; readonly days: number }[],
  by: Moving,
): Promise<void> {
  const daysOf = new Map(moved.map(({ deviceId, days }) => [deviceId, days]));
  const devices = await lockDevicesById(work.tx, rentId, [...daysOf.keys()]);
  const ends = devices.flatMap((device) => {
    const days = daysOf.get(device.deviceId) ?? 0;
    return device.expiresOn === null || days === 0 ? [] : [{ device, expiresOn: addDays(device.expiresOn, days) }];
  });
  await setEnds(work, rentId, ends, by, 'modify');
}

/**
 * Sets the last days of services that were given days for nothing.
 * @param given each device once, held by the caller
 * @spec TAR-08 REN-04
 */
export async function setGivenDays(
  work: Work,
  rentId: string,
  given: readonly { readonly deviceId: number; readonly expiresOn: string }[],
  by: Omit<Moving, 'orderId'>,
): Promise<void> {
  const endOf = new Map(given.map(({ deviceId, expiresOn }) => [deviceId, expiresOn]));
  const devices = await lockDevicesById(work.tx, rentId, [...endOf.keys()]);
  const ends = devices.flatMap((device) => {
    const expiresOn = endOf.get(device.deviceId);
    return expiresOn === undefined ? [] : [{ device, expiresOn }];
  });
  await setEnds(work, rentId, ends, { ...by, orderId: null }, 'renew');
}
