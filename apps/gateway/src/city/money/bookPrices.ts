import type { Day } from '@fireline/domain/lib';
import {
  type BookEntry,
  entriesByKey,
  keyText,
  paidEntry,
  type PriceKey,
  sellerId,
  type SoldLine,
} from '@fireline/domain/tariff';
import type { Tx } from '../../lib/db/schema.ts';
import { entriesOf } from '../../tariff/prices/bookStore.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';

/** What customers of a partner pay for a device on a day; of no partner what the tenant itself pays. */
export type BookPrice = (
  of: { readonly rentId: string; readonly partnerId: number | null },
  list: SoldLine['list'],
  key: PriceKey,
  onDay: Day,
) => BookEntry | undefined;

/** What is paid in the city for what is resold, by the books as they are kept. @spec TAR-04 DEV-23 N25 */
export async function bookPrices(tx: Tx, city: City): Promise<BookPrice> {
  const books = new Map<string, ReadonlyMap<string, readonly BookEntry[]>>();
  for (const { rentId } of city.tenants)
    books.set(rentId, entriesByKey(await entriesOf(tx, { rentId, operatorId }, ['deviceService', 'storage'])));
  const parents = new Map(city.partners.map(({ partnerId, parentId }) => [partnerId, parentId]));
  const pathOf = (rentId: string, partnerId: number | null): readonly string[] => {
    const line: number[] = [];
    for (let at = partnerId; at !== null; at = parents.get(at) ?? null) line.unshift(at);
    const above = [sellerId('operator', operatorId), sellerId('tenant', rentId)];
    return [...above, ...line.map((id) => sellerId('partner', id))];
  };
  return ({ rentId, partnerId }, list, key, onDay) => {
    const entries = books.get(rentId)?.get(keyText(key)) ?? [];
    return paidEntry(entries, { path: pathOf(rentId, partnerId), list }, key, { isSeller: partnerId === null, onDay });
  };
}
