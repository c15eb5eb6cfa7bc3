import { caseForm, type CaseWay, checkSettlesCase, postRefund, postRefundDue, undone } from '@fireline/domain/finance';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post } from '../ledger/store.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import { detail, type OrderDetail } from '../orders/reading.ts';
import { moneyFilter } from '../orders/scope.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from '../paying/deeds.ts';
import { book } from './bookingFound.ts';
import { hasOpenRefund, hasRefundIn, lockCase } from './caseStore.ts';
import { type Owed, repeat } from './settling.ts';
import { postedOf } from './ending.ts';
import * as store from './store.ts';
import { giveUnitsBack } from './units.ts';

/** The provider pays once more, under a new number; recipients have given back their parts before. */
async function payAgain(of: Owed): Promise<Result<unknown>> {
  const { work, order, at, by } = of;
  const { orderId } = order;
  if (await hasRefundIn(work.tx, orderId, ['underReview', 'refunding']))
    return refuse({ code: 'finance.refund.pending' });
  const made = await repeat(of, { state: 'refunding' });
  if (!made.ok) return made;
  const { rentId, paymentId, refundId, refundNo, cents } = made.value;
  await addDeed(work, { rentId, paymentId, refundId, kind: 'payBack', outNo: refundNo, runAt: at });
  await orders.addTrack(work.tx, { orderId, at, by, event: 'refundAgain', cents });
  return ok(undefined);
}

/** The buyer has the money by a bank transfer or in cash. */
async function paidOtherwise(of: Owed): Promise<Result<unknown>> {
  const { work, order, remark, at, by } = of;
  const { orderId, refundedCents } = order;
  const made = await repeat(of, { state: 'success', endedAt: at });
  if (!made.ok) return made;
  const { rentId, cents } = made.value;
  const posting = postRefund({ ...postedOf(made.value, order, undefined), to: { access: 'bank' } });
  await post(work.tx, rentId, posting, { by, at });
  await orders.changeOrder(work.tx, orderId, { refundedCents: refundedCents + cents });
  await orders.addTrack(work.tx, { orderId, at, by, event: 'refunded', cents });
  await writeOrderLetter(work, order, 'refundOtherwise', { at, cents, reason: remark });
  return ok(undefined);
}

/** Nothing is paid, and what was taken back is the buyer's again. */
async function undo({ work, order, refund, remark, at, by, nowMs }: Owed): Promise<Result<unknown>> {
  const { refundId, units, cents, rentId } = refund;
  const moved = await giveUnitsBack(work, { order, refundId, units }, { by, nowMs });
  if (!moved.ok) return moved;
  await post(work.tx, rentId, undone(postRefundDue(postedOf(refund, order, undefined))), { by, at });
  await orders.addTrack(work.tx, { orderId: order.orderId, at, by, event: 'refundFailed', cents });
  await writeOrderLetter(work, order, 'refundUndone', { at, cents, reason: remark });
  return ok(undefined);
}

const ofFailed = { payAgain, paidOtherwise, undo } as const;
const isFailedWay = (how: CaseWay): how is keyof typeof ofFailed => how in ofFailed;

interface Settles {
  readonly caseId: number;
  readonly how: CaseWay;
  readonly remark: string;
  readonly amount?: string | undefined;
}

/** Somebody of the payee decides over a refund that did not arrive, or books one that was made at the provider. @spec FIN-08 TAR-10 */
export async function settleCase({ caseId, ...sent }: Settles, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const { deps, scope, account } = asks;
  const form = caseForm.check(sent);
  if (!form.ok) return form;
  const { how, remark, amount } = form.value;
  const done = await transact(deps.database, async (work): Promise<Result<number>> => {
    const { tx } = work;
    const unknown = { code: 'finance.case.notFound', field: 'caseId' };
    const named = await tx
      .selectFrom('moneyCase')
      .select('orderId')
      .where('caseId', '=', caseId)
      .where('rentId', '=', scope.rentId)
      .executeTakeFirst();
    const order = named && (await orders.lockOrder(tx, named.orderId, moneyFilter(scope, account.userId)));
    if (!order) return refuse(unknown);
    const one = await lockCase(tx, caseId);
    if (one.settledAt !== null)
      return refuse({ code: 'finance.case.settled', args: { name: one.settledBy || one.refundNo } });
    const refund = one.refundId === null ? undefined : await store.lockRefund(tx, one.refundId);
    const { payeeRentId, creatorId } = order;
    const who = { kind: one.kind, payeeRentId, creatorId, askedById: refund?.askedById };
    const problem = checkSettlesCase(who, { rentId: scope.rentId, userId: account.userId }, how, amount);
    if (problem) return refuse(problem);
    const nowMs = deps.clock();
    const by = nameOf(account);
    const at = new Date(nowMs).toISOString();
    const of = { work, order, one, remark, by, at, nowMs, asks };
    const settled = isFailedWay(how) ? refund && (await ofFailed[how]({ ...of, refund })) : await book(of, how, amount);
    if (!settled) return refuse(unknown);
    if (!settled.ok) return settled;
    await tx
      .updateTable('moneyCase')
      .set({ how, remark, settledBy: by, settledAt: at, cents: one.cents ?? amount ?? null })
      .where('caseId', '=', caseId)
      .execute();
    const { orderId, orderNo } = order;
    await orders.changeOrder(tx, orderId, { hasPendingRefund: await hasOpenRefund(tx, orderId) });
    await logUse(tx, asks, { detail: `${orderNo} ${how}: ${remark}`, target: { kind: 'order', id: orderId } });
    await tellOrder(work, orderId);
    return ok(orderId);
  });
  return done.ok ? detail(done.value, asks) : done;
}
