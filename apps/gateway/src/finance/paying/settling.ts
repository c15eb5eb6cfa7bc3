import {
  checkBooks,
  checkSettles,
  keptCents,
  paymentStep,
  postBooked,
  settleForm,
  type SettleWay,
} from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post } from '../ledger/store.ts';
import { detail, type OrderDetail } from '../orders/reading.ts';
import { moneyFilter } from '../orders/scope.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { complete } from './applying.ts';
import { postedOf } from './facts.ts';
import { gaveBack, isGoingBack, sendBack } from './givingBack.ts';

interface Settles {
  readonly orderId: number;
  readonly attemptNo: number;
  /** What of the money was left when it was shown. */
  readonly cents: number;
  readonly how: SettleWay;
  readonly remark: string;
}

async function book(
  work: Work,
  order: orders.LockedOrder,
  attempt: orders.Attempt,
  remark: string,
  asks: SignedInAsks,
) {
  const { tx } = work;
  const by = { by: nameOf(asks.account), nowMs: asks.deps.clock() };
  const cents = keptCents(attempt);
  const next = paymentStep(attempt.state, 'book', { cents: attempt.cents, paidCents: cents, remark });
  if (!next.ok) return next;
  const { orderId, payableCents } = order;
  const posting = postBooked(postedOf({ order, attempt, cents }), payableCents);
  await post(tx, attempt.rentId, posting, { by: by.by, at: isoNow(asks.deps.clock) });
  await tx
    .updateTable('payment')
    .set({ state: next.value, isPayer: true })
    .where('paymentId', '=', attempt.paymentId)
    .execute();
  await orders.addTrack(tx, {
    orderId,
    at: isoNow(asks.deps.clock),
    by: by.by,
    event: 'book',
    attemptNo: attempt.attemptNo,
    cents,
  });
  await complete(work, order, by, attempt);
  return ok(undefined);
}

/** Somebody of the payee decides over money of another amount: it is booked for its order, or goes back at once. @spec FIN-12 */
export async function settle(
  { orderId, attemptNo, cents, ...sent }: Settles,
  asks: SignedInAsks,
): Promise<Result<OrderDetail>> {
  const { deps, scope, account } = asks;
  const form = settleForm.check(sent);
  if (!form.ok) return form;
  const { how, remark } = form.value;
  const done = await transact(deps.database, async (work): Promise<Result<unknown>> => {
    const { tx } = work;
    const order = await orders.lockOrder(tx, orderId, moneyFilter(scope, account.userId));
    if (!order) return refuse({ code: 'finance.order.notFound', field: 'orderId' });
    const problem = checkSettles(order, { rentId: scope.rentId, userId: account.userId });
    if (problem) return refuse(problem);
    const attempt = (await orders.attemptsOf(tx, orderId)).find((one) => one.attemptNo === attemptNo);
    if (attempt?.state !== 'suspense' || (await isGoingBack(tx, attempt)))
      return refuse({ code: 'finance.settle.none' });
    const left = keptCents(attempt);
    if (cents !== left) return refuse({ code: 'finance.settle.changed', args: { 0: yuanText(left) } });
    const noBooking = how === 'book' ? checkBooks(order, attempt) : undefined;
    if (noBooking) return refuse(noBooking);
    const by = { by: nameOf(account), nowMs: deps.clock() };
    if (how === 'book') {
      const booked = await book(work, order, attempt, remark, asks);
      if (!booked.ok) return booked;
    } else if (how === 'giveBack') await sendBack(work, attempt, by);
    else {
      const refundNo = `bank ${isoNow(deps.clock)}`;
      const gone = { refundNo, cents: left, otherwise: remark };
      if (!(await gaveBack(work, attempt.paymentId, gone, by))) return refuse({ code: 'finance.settle.none' });
    }
    const detailOf = `${order.orderNo} ${how}: ${remark}`;
    await logUse(tx, asks, { detail: detailOf, target: { kind: 'order', id: orderId } });
    await tellOrder(work, orderId);
    return ok(undefined);
  });
  return done.ok ? detail(orderId, asks) : done;
}
