import { remainingDays, reminderDay } from '@fireline/domain/device';
import { type Day, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { recordsOf, wayOf } from './planning.ts';
import * as store from './planStore.ts';
import { sendQueue } from './port.ts';

/** What messages name of a device, and who stands around it. */
const devicesOf = (tx: Tx, rentId: string, deviceIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('maint', 'maint.maintId', 'device.maintId')
    .select((eb) => [
      'device.rentId',
      'device.deviceId',
      'device.imei',
      'device.name',
      'device.expiresOn',
      'device.orgPath',
      'device.partnerId',
      'device.unitId',
      'device.maintId',
      'device.placeId',
      eb.fn.coalesce('place.manager', sql.lit('')).as('manager'),
      sql<string>`coalesce(nullif(place.phone, ''), place.mobiles ->> 0, '')`.as('managerPhone'),
      eb.fn.coalesce('unit.contact', sql.lit('')).as('unitContact'),
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('maint.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('maint.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('device.rentId', '=', rentId)
    .where('device.deviceId', '=', anyId(deviceIds))
    .orderBy('device.deviceId')
    .execute();

type Reminded = Awaited<ReturnType<typeof devicesOf>>[number];

const valuesOf = ({ imei, name, expiresOn }: Reminded, today: Day) => ({
  number: imei,
  name,
  // the installation knows no prices
  amount: '',
  time: expiresOn ?? '',
  days: String(Math.max(0, expiresOn === null ? 0 : remainingDays(expiresOn, today))),
});

const notNull = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

/**
 * Plans the reminder of the end of service of these devices, in the transaction that remembers it; the sender delivers it. One person gets one
 * message a channel, device and day. Why one does not go stands in the records of the day on which its stage began.
 * @returns how many messages go out, by device; none of devices for which nobody is reached
 * @spec DEV-14 MSG-06
 */
export async function sendServiceReminders(
  { tx, tell }: Work,
  rentId: string,
  deviceIds: readonly number[],
  now: string,
): Promise<ReadonlyMap<number, number>> {
  const devices = await devicesOf(tx, rentId, deviceIds);
  const chains = await store.chainsOf(
    tx,
    devices.map(({ partnerId }) => partnerId),
  );
  const settings = await store.settingsOf(tx, rentId, [...new Set([...chains.values()].flat())]);
  const people = await store.peopleAt(tx, rentId, {
    places: notNull(devices.map(({ placeId }) => placeId)),
    units: notNull(devices.map(({ unitId }) => unitId)),
    maints: notNull(devices.map(({ maintId }) => maintId)),
    partners: notNull(devices.map(({ partnerId }) => partnerId)),
  });
  const today = dayAt(Date.parse(now));
  const records = devices.flatMap((device) => {
    const chain = chains.get(device.partnerId) ?? [null];
    const way = wayOf('serviceExpiring', settings, chain);
    if (!way) return [];
    const isFirstDay = device.expiresOn !== null && reminderDay(device.expiresOn, today) === today;
    return recordsOf({
      trigger: 'serviceExpiring',
      way,
      around: device,
      settings,
      chain,
      people,
      now,
      // why one does not go is kept beside it: the message itself goes when the reason is gone
      about: (_channel, reason) => `service:${device.deviceId}:${today}${reason === null ? '' : `:not ${reason}`}`,
      values: () => valuesOf(device, today),
      forced: [],
      held: null,
      fields: { kind: 'notice' },
    }).filter(({ reason }) => reason === null || isFirstDay);
  });
  await store.insertRecords(tx, records);
  const going = await store.plannedByDevice(
    tx,
    records.flatMap(({ key }) => key ?? []),
    { rentId, now },
  );
  if (going.size > 0) await tell({ type: 'work', queue: sendQueue });
  return going;
}
