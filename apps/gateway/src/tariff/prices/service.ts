import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import {
  entriesByKey,
  keyText,
  paidEntry,
  sellerId,
  serviceModes,
  type ServiceMode,
  serviceYears,
} from '@fireline/domain/tariff';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { entriesOf } from './bookStore.ts';
import { sellerOf } from './seller.ts';

/** What a device costs for so many years, and the price of the book that says so. */
export interface ServicePrice {
  readonly years: number;
  readonly cents: number;
  readonly priceId: number;
}
export type ServicePrices = (partnerId: number | null, mode: ServiceMode) => readonly ServicePrice[];

/** Each partner of a tenant with the one above it. */
async function parentsOf(db: Db | Tx, rentId: string): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db.selectFrom('partner').select(['partnerId', 'parentId']).where('rentId', '=', rentId).execute();
  return new Map(rows.map(({ partnerId, parentId }) => [partnerId, parentId]));
}

/**
 * What the caller pays for service on a day, by the partner of a device and its mode; the shortest first. Decision: who sells on pays its own
 * buying price for every device, and all others pay what the partner of the device asks of its customers, or the tenant where it has none.
 * @returns a function that answers nothing where it is not on sale
 * @spec TAR-02 TAR-04 DEV-23 REN-01
 */
export async function servicePrices(db: Db | Tx, scope: Scope, onDay: Day): Promise<ServicePrices> {
  const own = await sellerOf(db, scope);
  if (own?.kind === 'operator' || scope.role === 'org') return () => [];
  const tenant = own ?? (await sellerOf(db, { rentId: scope.rentId, role: 'platform' }));
  if (!tenant) return () => [];
  const byKey = entriesByKey(await entriesOf(db, tenant, ['deviceService']));
  const parents = own ? new Map<number, number | null>() : await parentsOf(db, scope.rentId);
  const pathOf = (partnerId: number | null): readonly string[] => {
    if (own) return own.path;
    const line: number[] = [];
    for (let at = partnerId; at !== null && !line.includes(at); at = parents.get(at) ?? null) line.unshift(at);
    return [...tenant.path, ...line.map((id) => sellerId('partner', id))];
  };
  const known = new Map<string, readonly ServicePrice[]>();
  const pricesOf = (partnerId: number | null, mode: ServiceMode): readonly ServicePrice[] => {
    const line = { list: 'deviceService' as const, path: pathOf(partnerId) };
    return Array.from({ length: serviceYears.max }, (_, at) => at + 1).flatMap((years) => {
      const key = { priced: mode, quantity: years };
      const entry = paidEntry(byKey.get(keyText(key)) ?? [], line, key, { isSeller: own !== undefined, onDay });
      return entry ? [{ years, cents: entry.cents, priceId: entry.priceId }] : [];
    });
  };
  return (partnerId, mode) => {
    if (!(serviceModes as readonly string[]).includes(mode)) return [];
    const key = `${own ? '' : partnerId} ${mode}`;
    const found = known.get(key) ?? pricesOf(partnerId, mode);
    known.set(key, found);
    return found;
  };
}
