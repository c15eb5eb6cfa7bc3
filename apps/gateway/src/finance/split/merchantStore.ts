import { openOrderStates } from '@fireline/domain/finance';
import type { Scope } from '@fireline/domain/role';
import { type Selectable, sql } from 'kysely';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { MerchantTable } from './tables.ts';

export type Merchant = Selectable<MerchantTable>;

/** The merchant whose rules hold for what a payee is paid now; undefined: it has none. @spec FIN-02 */
export const defaultMerchant = (db: Db | Tx, rentId: string): Promise<Merchant | undefined> =>
  db.selectFrom('merchant').selectAll().where('rentId', '=', rentId).where('isDefault', '=', true).executeTakeFirst();

export const merchantById = (db: Db | Tx, merchantId: number): Promise<Merchant | undefined> =>
  db.selectFrom('merchant').selectAll().where('merchantId', '=', merchantId).executeTakeFirst();

const openOrders = sql<number>`case when merchant.is_default then (select count(*) from trade_order o
  where o.payee_rent_id = merchant.rent_id and o.state in (${sql.join(openOrderStates)})) else 0 end`;
const waitingSplits = sql<number>`(select count(*) from split_record s
  where s.merchant_id = merchant.merchant_id and s.result = 'pending')`;

const shown = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('merchant')
    .innerJoin('rent', 'rent.rentId', 'merchant.rentId')
    .select([
      'merchantId',
      'merchant.rentId',
      'rent.name as tenantName',
      'enterpriseId',
      'merchant.type',
      'number',
      'merchant.name',
      'fullName',
      'isSplitEnabled',
      'isReceivingEnabled',
      'maxSplitRatio',
      'isDefault',
      'stoppedAt',
      'stopReason',
      openOrders.as('openOrders'),
      waitingSplits.as('waitingSplits'),
      sql<boolean>`merchant.rent_id = ${scope.rentId}`.as('isOwn'),
      'merchant.revision',
      'merchant.changedBy',
      'merchant.changedAt',
    ])
    // the operator looks at those of all tenants, and changes its own
    .$if(scope.rentKind !== 'operator', (q) => q.where('merchant.rentId', '=', scope.rentId));

export function merchantsPage(db: Db, scope: Scope, { search, ...paging }: Paging & { search?: string | undefined }) {
  let q = shown(db, scope);
  if (search) q = q.where(containsText(search, 'merchant.name', 'merchant.number', 'merchant.fullName'));
  return pageOf(q.orderBy('isOwn', 'desc').orderBy('merchant.rentId').orderBy('merchantId'), paging);
}
export const shownMerchant = (tx: Tx, scope: Scope, merchantId: number) =>
  shown(tx, scope).where('merchantId', '=', merchantId).executeTakeFirstOrThrow();
