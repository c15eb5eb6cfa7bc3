import { deviceStatus } from '@fireline/domain/device';
import { sql } from 'kysely';
import { hourMs } from '@fireline/domain/lib';
import type { Tx } from '../../lib/db/schema.ts';
import type { City, CityDevice } from '../model.ts';

const by = '平台管理员';
/** How long ago each happened. */
const suspendedHours = 12;
const takenDownHours = 30;

const firstOfTenants = (city: City, fits: (device: CityDevice) => boolean): CityDevice[] =>
  city.tenants.flatMap(({ rentId }) => city.devices.find((device) => device.rentId === rentId && fits(device)) ?? []);

/** Of each tenant a silent device that was suspended until somebody has looked after it: it reports nothing more. @spec DEV-13 N25 */
export function suspendedDevices(city: City): readonly CityDevice[] {
  const standing = new Set(city.standing.map(({ deviceId }) => deviceId));
  return firstOfTenants(city, (device) => deviceStatus(device) === 'offline' && !standing.has(device.deviceId));
}

async function suspend(tx: Tx, city: City, { deviceId }: CityDevice): Promise<void> {
  const at = new Date(city.now - suspendedHours * hourMs).toISOString();
  await tx.updateTable('device').set({ suspendedAt: at, changedBy: by }).where('deviceId', '=', deviceId).execute();
  // nobody listens to it any more: its silence ends here
  await tx
    .updateTable('offlineRecord')
    .set({ toAt: sql`greatest(from_at, ${at}::timestamptz)` as never })
    .where('deviceId', '=', deviceId)
    .where('toAt', 'is', null)
    .execute();
  await tx.insertInto('deviceLife').values({ deviceId, at, event: 'suspend', by }).execute();
}

/** Takes a silent device out of its place, best one that was never opened: it waits in the store of its unit. */
async function takeDown(tx: Tx, city: City, rentId: string): Promise<void> {
  const { rows } = await sql<{ deviceId: number; placeId: number; buildingId: number; floor: number }>`
    select device_id, place_id, building_id, floor from device
    where rent_id = ${rentId} and not online and alarm_level is null and suspended_at is null
      and not exists (select 1 from plan_point p where p.device_id = device.device_id)
      and not exists (select 1 from project_device p where p.device_id = device.device_id)
    order by d_status, device_id desc limit 1`.execute(tx);
  const [device] = rows;
  if (!device) return;
  const { deviceId, ...was } = device;
  const nowhere = { placeId: null, maintId: null, buildingId: null, floor: null, lng: null, lat: null };
  await tx
    .updateTable('device')
    .set({ ...nowhere, changedBy: by })
    .where('deviceId', '=', deviceId)
    .execute();
  const at = new Date(city.now - takenDownHours * hourMs).toISOString();
  await tx
    .insertInto('deviceLife')
    .values({ deviceId, at, event: 'unbind', by, was: JSON.stringify({ ...was, revision: 1 }) })
    .execute();
}

/** Devices that are not as most are: of each tenant one that is suspended, and one without a place. @spec DEV-12 DEV-13 N25 */
export async function writeSpecial(tx: Tx, city: City): Promise<void> {
  for (const device of suspendedDevices(city)) await suspend(tx, city, device);
  for (const { rentId } of city.tenants) await takeDown(tx, city, rentId);
}
