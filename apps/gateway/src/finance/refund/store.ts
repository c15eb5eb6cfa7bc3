import { type RefundedThing, refundWaitsFor, type RefundState, type ReturnState } from '@fireline/domain/finance';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { moneyFilter, payeeName, payerName } from '../orders/scope.ts';

export interface RefundFilter {
  readonly search?: string | undefined;
  readonly states?: readonly RefundState[] | undefined;
  readonly orderId?: number | undefined;
  readonly isMine?: boolean | undefined;
  readonly isPayee?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
export interface RefundOrder {
  readonly sort: 'askedAt' | 'cents' | 'queue';
  readonly order: 'asc' | 'desc';
}
interface Reader {
  readonly scope: Scope;
  readonly userId: number;
}

/** Refunds of the orders that the reader sees. */
const seen = (db: Db | Tx, { scope, userId }: Reader) =>
  db
    .selectFrom('refund')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'refund.orderId')
    .where(moneyFilter(scope, userId));
type Seen = ReturnType<typeof seen>;

const isPayee = ({ scope }: Reader) =>
  sql<SqlBool>`(trade_order.payee_rent_id = ${scope.rentId} and ${scope.role === 'platform'})`;

const asRefund = (query: Seen, reader: Reader) =>
  query.select([
    'refundId',
    'refundNo',
    'refund.orderId',
    'orderNo',
    'tradeOrder.type as orderType',
    'tradeOrder.method',
    payerName.as('payerName'),
    payeeName.as('payeeName'),
    'refund.state',
    'refund.cents',
    'refund.units',
    sql<RefundedThing | null>`(select min(case when l.kind = 'package' then l.resource else 'days' end) from order_line l
      where l.order_id = refund.order_id)`.as('resource'),
    'tradeOrder.paidCents',
    'tradeOrder.refundedCents',
    'refund.reason',
    'contact',
    'refund.remark',
    'askedById',
    'askedBy',
    'askedAt',
    'decidedBy',
    'decidedAt',
    'refusal',
    'plannedAt',
    'refund.merchantCents',
    'bearReason',
    'refund.endedAt',
    'refund.errorCode',
    'refund.errorMessage',
    sql<
      ReturnState[]
    >`(select coalesce(json_agg(x.state), '[]') from refund_return x where x.refund_id = refund.refund_id)`.as(
      'returns',
    ),
    isPayee(reader).as('isPayee'),
    'refund.revision',
    'refund.changedBy',
    'refund.changedAt',
  ]);
export type SeenRefund = Awaited<ReturnType<ReturnType<typeof asRefund>['executeTakeFirstOrThrow']>>;

/** A refund as lists show it. */
export function shownOf(row: SeenRefund, { userId }: Reader) {
  const { plannedAt, returns, isPayee: isOfPayee, askedById, ...shown } = row;
  const isOwn = askedById === userId;
  return {
    refundId: shown.refundId,
    refundNo: shown.refundNo,
    orderId: shown.orderId,
    orderNo: shown.orderNo,
    orderType: shown.orderType,
    method: shown.method,
    payerName: shown.payerName,
    payeeName: shown.payeeName,
    state: shown.state,
    cents: shown.cents,
    units: shown.units,
    resource: shown.resource,
    paidCents: shown.paidCents,
    refundedCents: shown.refundedCents,
    reason: shown.reason,
    askedBy: shown.askedBy,
    askedAt: shown.askedAt,
    decidedBy: shown.decidedBy,
    decidedAt: shown.decidedAt,
    refusal: shown.refusal,
    endedAt: shown.endedAt,
    revision: shown.revision,
    changedBy: shown.changedBy,
    changedAt: shown.changedAt,
    isOwn,
    mayAudit: Boolean(isOfPayee) && !isOwn,
    waits: shown.state === 'refunding' ? refundWaitsFor({ isPlanned: plannedAt !== null, returns }) : null,
  };
}

function filtered(db: Db, reader: Reader, query: RefundFilter): Seen {
  const { search, states, orderId, isMine, from, to } = query;
  let q = seen(db, reader);
  // who asks may be called by a mobile number, which is found whole alone
  if (search) q = q.where(findsText(search, { open: ['order_no', 'refund_no'], maskedTexts: ['asked_by'] }));
  if (states && states.length > 0) q = q.where('refund.state', 'in', states);
  if (orderId) q = q.where('refund.orderId', '=', orderId);
  if (isMine) q = q.where('askedById', '=', reader.userId);
  if (query.isPayee) q = q.where(isPayee(reader));
  if (from) q = q.where('askedAt', '>=', from);
  if (to) q = q.where('askedAt', '<', to);
  return q;
}

/** What waits for finance comes first, then what is on its way, then what has ended. */
const place = sql<number>`case refund.state when 'underReview' then 0 when 'refunding' then 1 else 2 end`;
/** Of what waits the oldest comes first, of the others the newest. */
const waited = sql<number>`extract(epoch from asked_at) * case when refund.state = 'underReview' then 1 else -1 end`;

/** A page of refunds, with what they come to by their states, of the whole filter. @spec FIN-08 TAR-09 */
export async function refundsPage(db: Db, reader: Reader, query: RefundFilter & RefundOrder & Paging) {
  const found = filtered(db, reader, query);
  const by = inOrder(query.order);
  const all = asRefund(found, reader);
  const sorted =
    query.sort === 'queue' ? all.orderBy(place, by).orderBy(waited, by) : all.orderBy(`refund.${query.sort}`, by);
  const page = await pageOf(sorted.orderBy('refundId', by), query);
  const sumOf = (state: RefundState) =>
    sql<number>`coalesce(sum(refund.cents) filter (where refund.state = ${state}), 0)::bigint`;
  const totals = await found
    .select([
      sumOf('underReview').as('waitingCents'),
      sql<number>`count(*) filter (where refund.state = 'underReview')`.as('waiting'),
      sql<string | null>`min(asked_at) filter (where refund.state = 'underReview')`.as('oldestAt'),
      sumOf('refunding').as('refundingCents'),
      sumOf('success').as('successCents'),
      sumOf('refused').as('refusedCents'),
      sumOf('failed').as('failedCents'),
    ])
    .executeTakeFirstOrThrow();
  return { ...page, rows: page.rows.map((row) => shownOf(row, reader)), totals };
}

export const refundById = (db: Db | Tx, reader: Reader, refundId: number) =>
  asRefund(seen(db, reader), reader).where('refundId', '=', refundId).executeTakeFirst();

/** Locked until the end of the transaction: its order is locked before, everywhere. */
export const lockRefund = (tx: Tx, refundId: number) =>
  tx.selectFrom('refund').selectAll().where('refundId', '=', refundId).forUpdate().executeTakeFirstOrThrow();
export type LockedRefund = Awaited<ReturnType<typeof lockRefund>>;

/** Writes what changed, and counts the change. */
export const changeRefund = (tx: Tx, refundId: number, change: Partial<NewRow<'refund'>>) =>
  tx
    .updateTable('refund')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('refundId', '=', refundId)
    .execute();

export const returnsOf = (db: Db | Tx, refundId: number) =>
  db
    .selectFrom('refundReturn')
    .innerJoin('splitRecord', 'splitRecord.splitId', 'refundReturn.splitId')
    .innerJoin('recipient', 'recipient.recipientId', 'splitRecord.recipientId')
    .selectAll('refundReturn')
    .select([
      'splitRecord.recipientId',
      'recipient.name as recipientName',
      'recipientAccount',
      'detailNo',
      'splitRecord.cents as givenCents',
      'splitRecord.returnedCents',
    ])
    .where('refundId', '=', refundId)
    .orderBy('refundReturn.splitId')
    .execute();
