import {
  type OrderLineKind,
  type OrderSide,
  orderSides,
  type OrderState,
  type OrderType,
} from '@fireline/domain/finance';
import type { Scope } from '@fireline/domain/role';
import type { MeteredResource, ServiceMode, StorageProduct } from '@fireline/domain/tariff';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { isSoldBy, moneyFilter, payeeName, payerName } from './scope.ts';

export interface OrderFilter {
  readonly search?: string | undefined;
  readonly type?: OrderType | undefined;
  readonly states?: readonly OrderState[] | undefined;
  readonly side?: OrderSide | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isMine?: boolean | undefined;
  readonly misfit?: 'yes' | undefined;
  readonly byCode?: 'yes' | undefined;
}
export interface OrderOrder {
  readonly sort: 'createdAt' | 'payableCents' | 'expiresAt';
  readonly order: 'asc' | 'desc';
}

/** Attempts whose money is on its way back. */
export const goingBack = (db: Db | Tx) =>
  db
    .selectFrom('providerTask')
    .innerJoin('payment', 'payment.paymentId', 'providerTask.paymentId')
    .select('payment.paymentId')
    .where('kind', '=', 'refund')
    .where('doneAt', 'is', null);

const base = (db: Db | Tx) => db.selectFrom('tradeOrder');
type Joined = JoinedQuery<ReturnType<typeof base>>;

/** Of what brings service to devices how many there are, and never which: the operator reads it too. */
export const linesOf = sql<
  {
    kind: OrderLineKind;
    resource: MeteredResource | ServiceMode | StorageProduct;
    quantity: number;
    count: number;
    amountCents: number;
    isFulfilled: boolean;
  }[]
>`(select coalesce(json_agg(json_build_object('kind', l.kind, 'resource', l.resource, 'quantity', l.quantity, 'count', l.count,
  'amountCents', l.cents, 'isFulfilled', l.done) order by l.position), '[]') from (
    select kind, resource, quantity, sum(count)::int as count, sum(amount_cents)::bigint as cents, bool_and(fulfilled_at is not null) as done,
      min(position) as position from order_line where order_line.order_id = trade_order.order_id
    group by kind, resource, quantity, case when kind = 'package' then line_id end) l)`;

const asOrder = (query: Joined) =>
  query.select([
    'orderId',
    'orderNo',
    'revision',
    'creatorId',
    'createdBy',
    'createdAt',
    'payerKind',
    'payerId',
    'payeeKind',
    'payeeRentId',
    'type',
    'state',
    'payableCents',
    'paidCents',
    'refundedCents',
    'method',
    'paidAt',
    'expiresAt',
    'endedAt',
    'cancelBy',
    'hasPendingRefund',
    'isByCode',
    payerName.as('payerName'),
    payeeName.as('payeeName'),
    linesOf.as('lines'),
  ]);
export type OrderRow = Awaited<ReturnType<ReturnType<typeof asOrder>['executeTakeFirstOrThrow']>>;

interface Reader {
  readonly scope: Scope;
  readonly userId: number;
}

function filtered(db: Db, { scope, userId }: Reader, query: OrderFilter): Joined {
  const { search, type, states, from, to, isMine, misfit, byCode } = query;
  let q: Joined = base(db).where(moneyFilter(scope, userId));
  if (search) q = q.where(containsText(search, 'tradeOrder.orderNo'));
  if (type) q = q.where('type', '=', type);
  if (states && states.length > 0) q = q.where('state', 'in', states);
  if (from) q = q.where('createdAt', '>=', from);
  if (to) q = q.where('createdAt', '<', to);
  if (misfit)
    q = q.where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('payment')
            .select('paymentId')
            .whereRef('payment.orderId', '=', 'tradeOrder.orderId')
            .where('payment.state', '=', 'suspense')
            .where('payment.paymentId', 'not in', goingBack(db)),
        ),
        exists(
          selectFrom('moneyCase')
            .select('caseId')
            .whereRef('moneyCase.orderId', '=', 'tradeOrder.orderId')
            .where('moneyCase.rentId', '=', scope.rentId)
            .where('settledAt', 'is', null),
        ),
      ]),
    );
  if (byCode) q = q.where('isByCode', '=', true);
  if (isMine) q = q.where('creatorId', '=', userId);
  return q;
}

const noOrders = { count: 0, payableCents: 0, paidCents: 0, refundedCents: 0 };

/** How many orders of each side there are, and what they come to. */
async function sidesOf(found: Joined, scope: Scope): Promise<Record<OrderSide, typeof noOrders>> {
  const rows = await found
    .select((eb) => [
      isSoldBy(scope).as('isSold'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('payableCents').as('payableCents'),
      eb.fn.sum<number>('paidCents').as('paidCents'),
      eb.fn.sum<number>('refundedCents').as('refundedCents'),
    ])
    .groupBy('isSold')
    .execute();
  const sumsOf = (isSold: boolean) => {
    const { count, payableCents, paidCents, refundedCents } = rows.find((one) => one.isSold === isSold) ?? noOrders;
    return { count, payableCents, paidCents, refundedCents };
  };
  return { bought: sumsOf(false), sold: sumsOf(true) };
}

/** A page of orders, with how many they are and what they come to, of the whole filter. @spec FIN-01 */
export async function ordersPage(db: Db, reader: Reader, { side, ...query }: OrderFilter & OrderOrder & Paging) {
  const found = filtered(db, reader, query);
  const isSold = isSoldBy(reader.scope);
  const ofSide = side ? found.where(side === 'sold' ? isSold : sql<SqlBool>`not ${isSold}`) : found;
  const sorted = asOrder(ofSide).orderBy(query.sort, inOrder(query.order)).orderBy('orderId', inOrder(query.order));
  const page = await pageOf(sorted, query);
  const sides = await sidesOf(found, reader.scope);
  const shown: readonly OrderSide[] = side ? [side] : orderSides;
  const sumOf = (key: 'payableCents' | 'paidCents' | 'refundedCents') =>
    shown.reduce((sum, one) => sum + sides[one][key], 0);
  const totals = {
    payableCents: sumOf('payableCents'),
    paidCents: sumOf('paidCents'),
    refundedCents: sumOf('refundedCents'),
  };
  return { ...page, sides, totals };
}

export const orderById = (db: Db | Tx, { scope, userId }: Reader, orderId: number) =>
  asOrder(base(db).where(moneyFilter(scope, userId)).where('orderId', '=', orderId)).executeTakeFirst();

/** Locked until the end of the transaction: an order before its attempts, everywhere. */
export const lockOrder = (tx: Tx, orderId: number, filter: RawBuilder<SqlBool> = sql`true`) =>
  tx.selectFrom('tradeOrder').selectAll().where('orderId', '=', orderId).where(filter).forUpdate().executeTakeFirst();
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export const attemptsOf = (db: Db | Tx, orderId: number) =>
  db.selectFrom('payment').selectAll().where('orderId', '=', orderId).orderBy('attemptNo').execute();
export type Attempt = Awaited<ReturnType<typeof attemptsOf>>[number];

export const trackOf = (db: Db, orderId: number) =>
  db
    .selectFrom('orderTrack')
    .select(['trackId', 'at', 'by', 'event', 'stateBefore', 'stateAfter', 'attemptNo', 'cents'])
    .where('orderId', '=', orderId)
    .orderBy('trackId')
    .execute();

/** The devices to which an order brings service, of those that the reader sees. */
export const servedDevices = (db: Db, scope: Scope, orderId: number) =>
  db
    .selectFrom('orderLine')
    .innerJoin('device', 'device.deviceId', 'orderLine.deviceId')
    .leftJoin('mediaService', 'mediaService.deviceId', 'orderLine.deviceId')
    .select([
      'device.deviceId',
      'device.name',
      'resource',
      'quantity',
      'amountCents',
      'fulfilledAt',
      'dayBefore',
      'dayAfter',
      // of what it brings: the service, or what a camera keeps
      sql<string | null>`case resource when 'cloudStorage' then media_service.cloud_until
        when 'watermark' then media_service.watermark_until else device.expires_on end`.as('expiresOn'),
      sql<number | null>`case resource when 'cloudStorage' then media_service.cloud_anchor
        when 'watermark' then media_service.watermark_anchor else device.anchor_day end`.as('anchorDay'),
    ])
    .where('orderId', '=', orderId)
    .where(scopeFilter(scope, 'device'))
    .orderBy('position')
    .execute();

export const addTrack = (tx: Tx, row: NewRow<'orderTrack'>) => tx.insertInto('orderTrack').values(row).execute();

/** Writes what changed, and counts the change. */
export const changeOrder = (tx: Tx, orderId: number, change: Partial<NewRow<'tradeOrder'>>) =>
  tx
    .updateTable('tradeOrder')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('orderId', '=', orderId)
    .execute();

export const payeeOf = (db: Db, { scope, userId }: Reader, orderId: number) =>
  base(db).select('payeeRentId').where(moneyFilter(scope, userId)).where('orderId', '=', orderId).executeTakeFirst();
