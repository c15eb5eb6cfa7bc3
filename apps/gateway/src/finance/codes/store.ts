import type { CodedOrder, CodePart } from '@fireline/domain/finance';
import type { PayCodeState } from '@fireline/domain/tariff';
import { sql, type SqlBool } from 'kysely';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { payerName } from '../orders/scope.ts';
import { linesOf } from '../orders/store.ts';

/** How far an order by code is, in the words of the page. */
const part = sql<CodePart>`case
  when trade_order.state = 'success' then case when pay_code.state = 'used' then 'used' else 'over' end
  when trade_order.state in ('cancelled', 'expired') then 'over'
  when pay_code.state = 'unused' then 'issued' else 'waiting' end`;

export interface CodeQuery extends Paging {
  readonly search?: string | undefined;
  readonly part?: CodePart | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: 'createdAt' | 'payableCents' | 'expiresAt';
  readonly order: 'asc' | 'desc';
}

/** Orders by code that a tenant, or the operator, is paid for, each with its newest code. */
const coded = (db: Db, rentId: string) =>
  db
    .selectFrom('tradeOrder')
    .leftJoin('payCode', (join) =>
      join.on(
        sql<SqlBool>`pay_code.code_id = (select max(code_id) from pay_code newest where newest.order_id = trade_order.order_id)`,
      ),
    )
    .where('isByCode', '=', true)
    .where('payeeRentId', '=', rentId);

function filtered(db: Db, rentId: string, { search, part: asked, from, to }: CodeQuery) {
  let q = coded(db, rentId);
  // both are read off paper, in letters of either size
  if (search) {
    const typed = search.replaceAll(/[\s-]/g, '').toUpperCase();
    q = q.where((eb) => eb.or([eb('orderNo', '=', typed), eb('lastFour', '=', typed)]));
  }
  if (asked) q = q.where(part, '=', asked);
  if (from) q = q.where('createdAt', '>=', from);
  if (to) q = q.where('createdAt', '<', to);
  return q;
}

/** A page of orders by code, with what waits and what codes have paid, of the whole filter. @spec TAR-05 */
export async function codedPage(db: Db, rentId: string, query: CodeQuery) {
  const found = filtered(db, rentId, query);
  const page = await pageOf(
    found
      .select([
        'tradeOrder.orderId',
        'orderNo',
        'createdBy',
        'creatorId',
        'payeeRentId',
        'cancelBy',
        'isByCode',
        'createdAt',
        'expiresAt',
        'tradeOrder.type',
        'tradeOrder.state',
        'payableCents',
        payerName.as('payerName'),
        linesOf.as('lines'),
        part.as('part'),
        'lastFour',
        'payCode.state as codeState',
        'issuedBy',
        'issuedAt',
        'payCode.endedAt as codeEndedAt',
      ])
      .orderBy(query.sort, inOrder(query.order))
      .orderBy('tradeOrder.orderId', inOrder(query.order)),
    query,
  );
  const sumOf = (parts: readonly CodePart[]) =>
    sql<number>`coalesce(sum(payable_cents) filter (where ${part} in (${sql.join(parts)})), 0)`;
  const totals = await found
    .select([sumOf(['waiting', 'issued']).as('waitingCents'), sumOf(['used']).as('usedCents')])
    .executeTakeFirstOrThrow();
  return { ...page, totals };
}

export const lockCodedOrders = (tx: Tx, rentId: string, orderIds: readonly number[]) =>
  tx
    .selectFrom('tradeOrder')
    .selectAll()
    .select(payerName.as('payerName'))
    .where('payeeRentId', '=', rentId)
    .where('isByCode', '=', true)
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .forUpdate()
    .execute();
export type LockedCodedOrder = Awaited<ReturnType<typeof lockCodedOrders>>[number] & CodedOrder;

/** Codes of an order that can be used no more, because another is handed out. */
export const voidCodes = (tx: Tx, orderId: number, at: string) =>
  tx
    .updateTable('payCode')
    .set({ state: 'voided', endedAt: at })
    .where('orderId', '=', orderId)
    .where('state', '=', 'unused')
    .execute();

/** The code of the order that was typed, if it has one like it. */
export const codeOf = (tx: Tx, orderId: number, codeHash: string) =>
  tx
    .selectFrom('payCode')
    .select(['codeId', 'orderId', 'state'])
    .where('codeHash', '=', codeHash)
    .where('orderId', '=', orderId)
    .executeTakeFirst();

export const endCode = (tx: Tx, codeId: number, state: PayCodeState, at: string) =>
  tx.updateTable('payCode').set({ state, endedAt: at }).where('codeId', '=', codeId).execute();

export const triesOf = async (tx: Tx, userId: number): Promise<number[]> =>
  (await tx.selectFrom('payCodeTry').select('at').where('userId', '=', userId).execute()).map(({ at }) =>
    Date.parse(at),
  );
