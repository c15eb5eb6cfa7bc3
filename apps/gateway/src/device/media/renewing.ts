import { renewService } from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import type { StorageProduct } from '@fireline/domain/tariff';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { lockDevicesById } from '../store.ts';
import { type KeptServices, noServices, saveServices, servicesOfAll } from './store.ts';

/** In which columns each product stands. */
const columns = {
  cloudStorage: { until: 'cloudUntil', anchor: 'cloudAnchor' },
  watermark: { until: 'watermarkUntil', anchor: 'watermarkAnchor' },
} as const satisfies Readonly<Record<StorageProduct, { until: keyof KeptServices; anchor: keyof KeptServices }>>;

/** The end of a product of a camera, as renewals read it. */
export const endOf = (services: KeptServices | undefined, product: StorageProduct) => ({
  expiresOn: services?.[columns[product].until] ?? null,
  anchorDay: services?.[columns[product].anchor] ?? null,
});

const withEnd = (services: KeptServices, product: StorageProduct, expiresOn: string, anchorDay: number | null) => ({
  ...services,
  [columns[product].until]: expiresOn,
  [columns[product].anchor]: anchorDay,
});

/** What runs for some cameras; for those for which nothing was ever brought it says so. */
export async function runningOf(db: Db | Tx, deviceIds: readonly number[]): Promise<ReadonlyMap<number, KeptServices>> {
  const kept = await servicesOfAll(db, deviceIds);
  return new Map(deviceIds.map((deviceId) => [deviceId, kept.get(deviceId) ?? noServices]));
}

/** Months of a product that were bought for a camera. */
export interface SoldMonths {
  readonly lineId: number;
  readonly deviceId: number;
  readonly product: StorageProduct;
  readonly months: number;
}
/** What became of them. */
export interface BroughtMonths {
  readonly lineId: number;
  readonly dayBefore: string | null;
  readonly dayAfter: string;
  readonly days: number;
}

/** What runs for cameras, held with their devices: of two who renew one camera the second reads what the first has written. */
async function lockServices(tx: Tx, rentId: string, deviceIds: readonly number[]): Promise<Map<number, KeptServices>> {
  const held = await lockDevicesById(tx, rentId, deviceIds);
  return new Map(
    await runningOf(
      tx,
      held.map(({ deviceId }) => deviceId),
    ),
  );
}

/**
 * Brings cameras the months that were paid for, all in the caller's transaction: each product runs on from its last day, or begins again today.
 * A camera that was removed meanwhile has its days on record, as they were paid for.
 * @spec REN-06 DEV-20
 */
export async function bringMonths(
  { tx }: Work,
  rentId: string,
  sold: readonly SoldMonths[],
  nowMs: number,
): Promise<readonly BroughtMonths[]> {
  const today = dayAt(nowMs);
  const services = await lockServices(tx, rentId, [...new Set(sold.map(({ deviceId }) => deviceId))]);
  const brought: BroughtMonths[] = [];
  for (const { lineId, deviceId, product, months } of sold) {
    const before = services.get(deviceId);
    if (!before) continue;
    const end = endOf(before, product);
    const { expiresOn, anchorDay, days } = renewService(end, today, months);
    services.set(deviceId, withEnd(before, product, expiresOn, anchorDay));
    brought.push({ lineId, dayBefore: end.expiresOn, dayAfter: expiresOn, days });
  }
  for (const [deviceId, after] of services) await saveServices(tx, deviceId, after);
  return brought;
}

/**
 * Moves the last days of products of cameras by so many days, back for what a refund takes and on for what it gives back again.
 * @param moved each product of a camera once
 * @spec FIN-08 REN-06
 */
export async function moveMonths(
  { tx }: Work,
  rentId: string,
  moved: readonly { readonly deviceId: number; readonly product: StorageProduct; readonly days: number }[],
): Promise<void> {
  const services = await lockServices(tx, rentId, [...new Set(moved.map(({ deviceId }) => deviceId))]);
  for (const { deviceId, product, days } of moved) {
    const before = services.get(deviceId);
    const { expiresOn, anchorDay } = endOf(before, product);
    if (before && expiresOn !== null)
      services.set(deviceId, withEnd(before, product, addDays(expiresOn, days), anchorDay));
  }
  for (const [deviceId, after] of services) await saveServices(tx, deviceId, after);
}
