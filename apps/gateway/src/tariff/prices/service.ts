import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import {
  type BookEntry,
  entriesByKey,
  keyText,
  paidEntry,
  type Priced,
  sellerId,
  type ServiceMode,
  type SoldLine,
} from '@fireline/domain/tariff';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { entriesOf } from './bookStore.ts';
import { sellerOf } from './seller.ts';

/** What so much of a thing costs for one device, and the price of the book that says so. */
export interface ResoldPrice {
  readonly quantity: number;
  readonly cents: number;
  readonly priceId: number;
}
export type ResoldPrices = (partnerId: number | null, priced: Priced) => readonly ResoldPrice[];

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

/** What of the book has prices, by what is priced, the smallest quantity first. */
function quantitiesIn(entries: readonly BookEntry[]): ReadonlyMap<Priced, readonly number[]> {
  const found = new Map<Priced, Set<number>>();
  for (const { priced, quantity } of entries) found.set(priced, (found.get(priced) ?? new Set<number>()).add(quantity));
  return new Map([...found].map(([priced, of]) => [priced, [...of].toSorted((a, b) => a - b)]));
}

/**
 * What the caller pays on a day for what is resold along the chain, by the partner of a device; the smallest quantity first. Decision: who sells on
 * pays its own buying price for every device, and all others pay what the partner of the device asks of its customers, or the tenant where it has none.
 * @returns a function that answers nothing where it is not on sale
 * @spec TAR-02 TAR-04 DEV-20 DEV-23 REN-01
 */
export async function resoldPrices(
  db: Db | Tx,
  scope: Scope,
  onDay: Day,
  list: SoldLine['list'],
): Promise<ResoldPrices> {
  const own = await sellerOf(db, scope);
  if (own?.kind === 'operator' || scope.role === 'org') return () => [];
  const tenant = own ?? (await sellerOf(db, { rentId: scope.rentId, role: 'platform' }));
  if (!tenant) return () => [];
  const entries = await entriesOf(db, tenant, [list]);
  const byKey = entriesByKey(entries);
  const quantities = quantitiesIn(entries);
  const parents = own ? new Map<number, number | null>() : await parentsOf(db, scope.rentId);
  const pathOf = (partnerId: number | null): readonly string[] => {
    if (own) return own.path;
    const line: number[] = [];
    for (let at = partnerId; at !== null && !line.includes(at); at = parents.get(at) ?? null) line.unshift(at);
    return [...tenant.path, ...line.map((id) => sellerId('partner', id))];
  };
  const known = new Map<string, readonly ResoldPrice[]>();
  const pricesOf = (partnerId: number | null, priced: Priced): readonly ResoldPrice[] => {
    const line = { list, path: pathOf(partnerId) };
    return (quantities.get(priced) ?? []).flatMap((quantity) => {
      const key = { priced, quantity };
      const entry = paidEntry(byKey.get(keyText(key)) ?? [], line, key, { isSeller: own !== undefined, onDay });
      return entry ? [{ quantity, cents: entry.cents, priceId: entry.priceId }] : [];
    });
  };
  return (partnerId, priced) => {
    const key = `${own ? '' : partnerId} ${priced}`;
    const found = known.get(key) ?? pricesOf(partnerId, priced);
    known.set(key, found);
    return found;
  };
}

/** What the caller pays for service on a day, by the partner of a device and its mode; the shortest first. @spec TAR-02 TAR-04 DEV-23 REN-01 */
export async function servicePrices(db: Db | Tx, scope: Scope, onDay: Day): Promise<ServicePrices> {
  const prices = await resoldPrices(db, scope, onDay, 'deviceService');
  return (partnerId, mode) =>
    prices(partnerId, mode).map(({ quantity: years, cents, priceId }) => ({ years, cents, priceId }));
}
