import type { OrderLineKind, OrderState, PaymentMethod } from '@fireline/domain/finance';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface RechargeFilter extends Paging {
  readonly search?: string | undefined;
  readonly kind?: readonly OrderLineKind[] | undefined;
  readonly states?: readonly OrderState[] | undefined;
  readonly method?: readonly PaymentMethod[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: 'at' | 'amountCents';
  readonly order: 'asc' | 'desc';
}

/** When it was paid, or else ordered. */
const at = sql<string>`coalesce(trade_order.paid_at, trade_order.created_at)`;

const lines = (db: Db, scope: Scope, seen: RawBuilder<SqlBool>) =>
  db
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .leftJoin('device', (join) =>
      join.onRef('device.deviceId', '=', 'orderLine.deviceId').on(scopeFilter(scope, 'device')),
    )
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .where(seen);

function filtered(db: Db, scope: Scope, seen: RawBuilder<SqlBool>, query: RechargeFilter) {
  const { search, kind, states, method, from, to } = query;
  let q = lines(db, scope, seen);
  if (search) q = q.where(containsText(search, 'tradeOrder.orderNo', 'device.name'));
  if (kind?.length) q = q.where('orderLine.kind', 'in', kind);
  if (states) q = q.where(sql<SqlBool>`trade_order.state = ${anyText([...states])}`);
  if (method?.length) q = q.where(sql<SqlBool>`trade_order.method = ${anyText([...method])}`);
  if (from) q = q.where(sql<SqlBool>`${at} >= ${from}::timestamptz`);
  if (to) q = q.where(sql<SqlBool>`${at} < ${to}::timestamptz`);
  return q;
}

/** What the balance was before and after, as its movement says. */
const moved = sql<{
  before: number;
  after: number;
} | null>`(select json_build_object('before', r.before, 'after', r.after)
  from resource_record r where r.rent_id = trade_order.rent_id and r.key = 'order line ' || order_line.line_id)`;

/** A page of what was bought, line by line, with what of the whole filter was paid. @spec REN-04 */
export async function rechargesPage(
  db: Db,
  scope: Scope,
  query: RechargeFilter,
  { seen, payerName }: { readonly seen: RawBuilder<SqlBool>; readonly payerName: RawBuilder<string> },
) {
  const key = query.sort === 'at' ? at : sql.ref('order_line.amount_cents');
  const page = await pageOf(
    filtered(db, scope, seen, query)
      .select([
        'orderLine.lineId',
        at.as('at'),
        'orderLine.orderId',
        'orderNo',
        'orderLine.kind',
        'orderLine.resource',
        'orderLine.quantity',
        'orderLine.count',
        'orderLine.amountCents',
        'fulfilledAt',
        'dayBefore',
        'dayAfter',
        'orderLine.days',
        'device.deviceId',
        'device.name as deviceName',
        sql<string>`coalesce(place.name, '')`.as('placeName'),
        payerName.as('payerName'),
        'method',
        'tradeOrder.state',
        'tradeOrder.createdBy as by',
        moved.as('moved'),
      ])
      .orderBy(key, inOrder(query.order))
      .orderBy('orderLine.lineId', query.order),
    query,
  );
  const totals = await filtered(db, scope, seen, query)
    .where('tradeOrder.state', '=', 'success')
    .select((eb) => [
      eb.fn.countAll<number>().as('paid'),
      eb.fn.coalesce(eb.fn.sum<number>('orderLine.amountCents'), sql.lit(0)).as('paidCents'),
    ])
    .executeTakeFirstOrThrow();
  return { ...page, totals };
}
