import { dayAt } from '@fireline/domain/lib';
import type { PriceList } from '@fireline/domain/tariff';
import type { Db, Tx } from '../lib/db/schema.ts';

/** Who sells to the people of a tenant, and by which list: to the tenant itself the operator, to all others the tenant. @spec TAR-02 TAR-05 */
export interface Seller {
  readonly list: PriceList;
  readonly rentId: string;
}

/** @returns nothing where there is no operator */
export async function sellerTo(db: Db | Tx, rentId: string, isTenant: boolean): Promise<Seller | undefined> {
  if (!isTenant) return { list: 'tenantResources', rentId };
  const operator = await db
    .selectFrom('rent')
    .select('rentId')
    .where('kind', '=', 'operator')
    .orderBy('rentId')
    .executeTakeFirst();
  return operator && { list: 'platformResources', rentId: operator.rentId };
}

/** What is on sale at that moment: of each package the price that came last into effect. @spec TAR-02 TAR-04 TAR-05 */
export const packagesOn = (db: Db | Tx, { list, rentId }: Seller, nowMs: number) =>
  db
    .selectFrom('priceEntry')
    .distinctOn(['resource', 'quantity'])
    .select(['priceId', 'resource', 'quantity', 'cents', 'fromDay'])
    .where('rentId', '=', rentId)
    .where('list', '=', list)
    .where('revokedAt', 'is', null)
    .where('fromDay', '<=', dayAt(nowMs))
    .orderBy('resource')
    .orderBy('quantity')
    .orderBy('fromDay', 'desc')
    .orderBy('priceId', 'desc')
    .execute();
