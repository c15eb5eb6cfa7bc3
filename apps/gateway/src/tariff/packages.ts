import { dayAt } from '@fireline/domain/lib';
import { type MeteredResource, type PriceList, sellerId } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { Db, Tx } from '../lib/db/schema.ts';

/** Who sells to the people of a tenant, and by which list: to the tenant itself the operator, to all others the tenant. @spec TAR-02 TAR-05 */
export interface Seller {
  readonly list: PriceList;
  readonly rentId: string;
  /** The buyer's name in a book, for whom alone there may be prices; empty: there are none. */
  readonly buyerId: string;
}

/** @returns nothing where there is no operator */
export async function sellerTo(db: Db | Tx, rentId: string, isTenant: boolean): Promise<Seller | undefined> {
  if (!isTenant) return { list: 'tenantResources', rentId, buyerId: '' };
  const operator = await db
    .selectFrom('rent')
    .select('rentId')
    .where('kind', '=', 'operator')
    .orderBy('rentId')
    .executeTakeFirst();
  return operator && { list: 'platformResources', rentId: operator.rentId, buyerId: sellerId('tenant', rentId) };
}

/**
 * What is on sale at that moment: of each package the price that came last into effect, unless it has ended; the buyer's own before that for all,
 * as the domain's `entryOn`.
 * @spec TAR-02 TAR-04 TAR-05
 */
export const packagesOn = (db: Db | Tx, { list, rentId, buyerId }: Seller, nowMs: number) =>
  db
    .selectFrom(
      db
        .selectFrom(
          db
            .selectFrom('priceEntry')
            .distinctOn(['resource', 'quantity', 'buyerId'])
            .select(['priceId', 'quantity', 'cents', 'fromDay', 'isEnd', 'buyerId'])
            // these lists have nothing else
            .select(sql<MeteredResource>`resource`.as('resource'))
            .where('rentId', '=', rentId)
            .where('list', '=', list)
            .where('buyerId', 'in', ['', buyerId])
            .where('revokedAt', 'is', null)
            .where('fromDay', '<=', dayAt(nowMs))
            .orderBy('priceEntry.resource')
            .orderBy('quantity')
            .orderBy('buyerId')
            .orderBy('fromDay', 'desc')
            .orderBy('priceId', 'desc')
            .as('latest'),
        )
        .distinctOn(['resource', 'quantity'])
        .select(['priceId', 'resource', 'quantity', 'cents', 'fromDay'])
        .where('isEnd', '=', false)
        .orderBy('resource')
        .orderBy('quantity')
        .orderBy('buyerId', 'desc')
        .as('price'),
    )
    .select(['priceId', 'resource', 'quantity', 'cents', 'fromDay'])
    .orderBy('resource')
    .orderBy('quantity')
    .execute();
