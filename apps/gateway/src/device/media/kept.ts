import type { StorageProduct } from '@fireline/domain/tariff';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { lockDevicesById } from '../store.ts';
import { type KeptServices, noServices, servicesOfAll } from './store.ts';

/** In which columns each product stands. */
export const storageColumns = {
  cloudStorage: { until: 'cloudUntil', anchor: 'cloudAnchor', runs: 'cloudRuns' },
  watermark: { until: 'watermarkUntil', anchor: 'watermarkAnchor', runs: 'watermarkRuns' },
} as const satisfies Readonly<
  Record<StorageProduct, Readonly<Record<'until' | 'anchor' | 'runs', keyof KeptServices>>>
>;

/** The end of a product of a camera, as renewals read it. */
export const endOf = (services: KeptServices | undefined, product: StorageProduct) => ({
  expiresOn: services?.[storageColumns[product].until] ?? null,
  anchorDay: services?.[storageColumns[product].anchor] ?? null,
});

/** Whether the log says that a product of a camera runs. */
export const isNoted = (services: KeptServices, product: StorageProduct): boolean =>
  services[storageColumns[product].runs];

/** With another last day. */
export const withMoved = (services: KeptServices, product: StorageProduct, expiresOn: string): KeptServices => ({
  ...services,
  [storageColumns[product].until]: expiresOn,
});

/** With the end to which a product was brought, from which on it runs. */
export const withEnd = (
  services: KeptServices,
  product: StorageProduct,
  expiresOn: string,
  anchorDay: number,
): KeptServices => ({
  ...withMoved(services, product, expiresOn),
  [storageColumns[product].anchor]: anchorDay,
  [storageColumns[product].runs]: true,
});

/** What runs for some cameras; for those for which nothing was ever brought it says so. */
export async function runningOf(db: Db | Tx, deviceIds: readonly number[]): Promise<ReadonlyMap<number, KeptServices>> {
  const kept = await servicesOfAll(db, deviceIds);
  return new Map(deviceIds.map((deviceId) => [deviceId, kept.get(deviceId) ?? noServices]));
}

/** What runs for cameras, held with their devices: of two who renew one camera the second reads what the first has written. */
export async function lockServices(
  tx: Tx,
  rentId: string,
  deviceIds: readonly number[],
): Promise<Map<number, KeptServices>> {
  const held = await lockDevicesById(tx, rentId, deviceIds);
  return new Map(
    await runningOf(
      tx,
      held.map(({ deviceId }) => deviceId),
    ),
  );
}
