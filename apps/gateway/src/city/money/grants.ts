import { dayAt } from '@fireline/domain/lib';
import { type GrantEntry, grantOn, isNothingGranted, meteredResources } from '@fireline/domain/tariff';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import type { Granted } from './units.ts';

/** Devices of a tenant, the newest, that were registered after grants of units had begun. */
const newestDevices = 12;
/** Devices are registered some hours before they are activated. */
const registeredBeforeMs = dayMs / 6;
const by = '财务';

const isoOf = (ms: number) => new Date(ms).toISOString();

/**
 * What each tenant grants on registration: months alone at first, units since 300 days, and more from the first of the next month on; and the newest
 * devices, which got what was granted on the day on which they were registered.
 * @returns the units that these devices got
 * @spec TAR-04 TAR-08 N25
 */
export async function writeGrants(tx: Tx, city: City): Promise<readonly Granted[]> {
  const grants: BulkRow<'registrationGrant'>[] = [];
  const given: BulkRow<'deviceGrant'>[] = [];
  const units: Granted[] = [];
  const today = dayAt(city.now);
  const firstOfNext = `${dayAt(city.now + (32 - Number(today.slice(8))) * dayMs).slice(0, 8)}01`;
  for (const { rentId } of city.tenants) {
    const entries: GrantEntry[] = [];
    const add = (daysAgo: number, fromDay: string, freeMonths: number, sms: number, voice: number): void => {
      const grantId = grants.length + 1;
      const figures = { grantId, freeMonths, sms, voice };
      entries.push({ ...figures, from: fromDay, isWithdrawn: false });
      grants.push({ ...figures, rentId, fromDay, madeBy: by, madeAt: isoOf(city.now - daysAgo * dayMs) });
    };
    add(730, dayAt(city.now - 730 * dayMs), 12, 0, 0);
    add(300, dayAt(city.now - 300 * dayMs), 12, 30, 3);
    add(2, firstOfNext, 12, 50, 5);
    const newest = city.devices
      .flatMap(({ activatedAt, ...device }) =>
        device.rentId === rentId && activatedAt !== null && activatedAt < city.now
          ? [{ ...device, atMs: activatedAt - registeredBeforeMs }]
          : [],
      )
      .toSorted((a, b) => b.atMs - a.atMs)
      .slice(0, newestDevices)
      .toReversed();
    for (const { deviceId, imei, atMs } of newest) {
      const granted = grantOn(entries, dayAt(atMs));
      if (!granted || isNothingGranted(granted)) continue;
      const { grantId, freeMonths, sms, voice } = granted;
      const deviceGrantId = given.length + 1;
      const figures = { grantId, freeMonths, sms, voice };
      given.push({ ...figures, deviceGrantId, rentId, imei, deviceId, at: isoOf(atMs), by: '平台管理员' });
      for (const resource of meteredResources)
        units.push({
          rentId,
          deviceId,
          resource,
          amount: granted[resource],
          atMs,
          key: `grant ${deviceGrantId} ${resource}`,
          by: '平台管理员',
        });
    }
  }
  await insertMany(tx, 'registrationGrant', grants);
  await insertMany(tx, 'deviceGrant', given);
  return units;
}
