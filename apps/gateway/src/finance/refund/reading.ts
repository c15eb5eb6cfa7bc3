import {
  clawback,
  refundableCents,
  refundHistoryProblems,
  refundProblems,
  refundTrack,
  rollbackQuantity,
  splitReturnDays,
} from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { RefundDetail, RefundPreview } from '@fireline/api/finance';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { moneyFilter } from '../orders/scope.ts';
import type { LockedOrder } from '../orders/store.ts';
import { countOf, holdingsOf, refundableOf, soldOf, thing } from './facts.ts';
import { refundImages } from './images.ts';
import * as store from './store.ts';

const readerOf = ({ scope, account }: SignedInAsks) => ({ scope, userId: account.userId });

const orderOf = (db: Db, { scope, account }: SignedInAsks, orderId: number): Promise<LockedOrder | undefined> =>
  db
    .selectFrom('tradeOrder')
    .selectAll()
    .where('orderId', '=', orderId)
    .where(moneyFilter(scope, account.userId))
    .executeTakeFirst();

/** Every reason against a refund of an order, before there is a form, and what is unused of it. @spec FIN-08 FIN-09 */
export async function preview(
  { orderId }: { readonly orderId: number },
  asks: SignedInAsks,
): Promise<Result<RefundPreview>> {
  const { db } = asks.deps.database;
  const order = await orderOf(db, asks, orderId);
  if (!order) return refuse({ code: 'finance.order.notFound', field: 'orderId' });
  const { lines, sold } = await soldOf(db, order, asks.deps.clock());
  const most = refundableCents(sold);
  const asked = { userId: String(asks.account.userId), amountCents: most };
  const history = {
    count: (await countOf(db, orderId)).asked,
    paidAtMs: Date.parse(order.paidAt ?? order.createdAt),
    nowMs: asks.deps.clock(),
    sold,
  };
  const more = order.state === 'success' ? refundHistoryProblems(history) : [];
  const isUsed = more.some(({ code }) => code === 'finance.refund.allUsed');
  const reasons = [
    // an amount of 0 says the same as 'all of it is used', or that it is not paid
    ...refundProblems(refundableOf(order), asked).filter(
      ({ code }) => code !== 'finance.refund.amount' || (order.state === 'success' && !isUsed),
    ),
    ...more,
  ].map(({ field: _field, ...reason }): Problem => reason);
  return ok({
    orderId,
    orderNo: order.orderNo,
    revision: order.revision,
    reasons,
    refundableCents: most,
    sold,
    lines: [...lines],
  });
}

/** @spec FIN-08 FIN-10 */
export const list = async (query: store.RefundFilter & store.RefundOrder & Paging, asks: SignedInAsks) =>
  ok(await store.refundsPage(asks.deps.database.db, readerOf(asks), query));

/** Why a recipient was not asked, with its figures. */
const keptProblem = (code: string): Problem => ({
  code,
  ...(code === 'finance.return.late' && { args: { 0: splitReturnDays } }),
});

type Desk = NonNullable<RefundDetail['desk']>;

/** Who gives back how much: as it is under way, or as it would be. */
async function partsOf(
  db: Db,
  refund: store.SeenRefund,
  nowMs: number,
): Promise<Pick<Desk, 'parts' | 'merchantCents'>> {
  const returns = await store.returnsOf(db, refund.refundId);
  if (refund.plannedAt !== null)
    return {
      merchantCents: refund.merchantCents,
      parts: returns.map((one) => ({
        recipientName: one.recipientName,
        heldCents: one.givenCents - one.returnedCents + (one.state === 'success' ? one.cents : 0),
        cents: one.cents,
        state: one.state,
        problem: one.reasonCode === null ? null : keptProblem(one.reasonCode),
        code: one.errorCode,
        message: one.errorMessage,
        borneCents: one.borneCents,
      })),
    };
  const holdings = await holdingsOf(db, refund.orderId, nowMs);
  const held = holdings.reduce((sum, { heldCents }) => sum + heldCents, 0);
  const byId = new Map(holdings.map((one) => [String(one.splitId), one]));
  const plan = clawback(
    refund.cents,
    holdings.map(({ splitId, heldCents }) => ({ recipientId: String(splitId), heldCents })),
    refund.paidCents - refund.refundedCents - held,
    (splitId) => byId.get(splitId)?.problem,
  );
  if (!plan.ok) return { parts: [], merchantCents: 0 };
  return {
    merchantCents: plan.value.merchantCents,
    parts: plan.value.parts.map(({ recipientId, cents, reason, borneCents }) => ({
      recipientName: byId.get(recipientId)?.recipientName ?? '',
      heldCents: byId.get(recipientId)?.heldCents ?? 0,
      cents,
      state: null,
      problem: reason ?? null,
      code: null,
      message: null,
      borneCents,
    })),
  };
}

const earlierMax = 5;

async function deskOf(db: Db, refund: store.SeenRefund, order: LockedOrder, nowMs: number): Promise<Desk> {
  const { sold } = await soldOf(db, order, nowMs);
  const taken = refund.state === 'underReview' ? rollbackQuantity(sold, refund.cents) : undefined;
  const { askedById } = refund;
  const ofAsker = db
    .selectFrom('refund')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'refund.orderId')
    .select(['refundId', 'orderNo', 'refund.cents', 'refund.state', 'askedAt'])
    .where('refund.rentId', '=', order.payeeRentId)
    .where('refundId', '<>', refund.refundId)
    .orderBy('refundId', 'desc')
    .limit(earlierMax);
  const earlier = askedById === null ? [] : await ofAsker.where('askedById', '=', askedById).execute();
  return {
    sold,
    problem: taken === undefined || taken.ok ? null : (taken.problems[0] ?? null),
    bearReason: refund.bearReason,
    earlier,
    ...(await partsOf(db, refund, nowMs)),
  };
}

/** @spec FIN-08 FIN-10 */
export async function detail(
  { refundId }: { readonly refundId: number },
  asks: SignedInAsks,
): Promise<Result<RefundDetail>> {
  const { db } = asks.deps.database;
  const reader = readerOf(asks);
  const refund = await store.refundById(db, reader, refundId);
  const order = refund && (await orderOf(db, asks, refund.orderId));
  if (!refund || !order) return refuse({ code: 'finance.refund.notFound', field: 'refundId' });
  const images = await db
    .selectFrom('image')
    .select('imageId')
    .where('ownerKind', '=', refundImages.kind)
    .where('ownerId', '=', refundId)
    .orderBy('at')
    .execute();
  const lines = await db
    .selectFrom('refundLine')
    .innerJoin('orderLine', 'orderLine.lineId', 'refundLine.lineId')
    .select(['refundLine.lineId', thing.as('resource'), 'cents', 'units'])
    .where('refundId', '=', refundId)
    .orderBy('position')
    .execute();
  const { contact, remark, errorCode, errorMessage } = refund;
  return ok({
    ...store.shownOf(refund, reader),
    contact,
    remark,
    errorCode,
    errorMessage,
    evidence: images.map(({ imageId }) => imageId),
    track: refundTrack(refund.state),
    lines,
    desk: refund.isPayee ? await deskOf(db, refund, order, asks.deps.clock()) : null,
  });
}
