import type { RefundDetail } from '@fireline/api/finance';
import {
  checkSeenRollback,
  postRefundDue,
  type RefundEvent,
  refundReasonForm,
  refundStep,
  returnStep,
  rollbackQuantity,
} from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post } from '../ledger/store.ts';
import { lockWallet } from '../ledger/walletStore.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import { moneyFilter } from '../orders/scope.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from '../paying/deeds.ts';
import { payerOf } from '../paying/facts.ts';
import { askPayBack } from './carrying.ts';
import { hasOpenRefund } from './caseStore.ts';
import { end, postedOf } from './ending.ts';
import { takeUnits } from './units.ts';
import { soldOf } from './facts.ts';
import { detail } from './reading.ts';
import * as store from './store.ts';

interface Named {
  readonly refundId: number;
  readonly revision: number;
}
interface Locked {
  readonly order: orders.LockedOrder;
  readonly refund: store.LockedRefund;
}

/** Decides over a refund that the caller's tenant pays back, unless somebody did since it was read. */
async function deciding(
  { refundId, revision }: Named,
  asks: SignedInAsks,
  decide: (work: Work, locked: Locked) => Promise<Result<string>>,
): Promise<Result<RefundDetail>> {
  const { deps, scope, account } = asks;
  const done = await transact(deps.database, async (work): Promise<Result<unknown>> => {
    const { tx } = work;
    const named = await store.refundById(tx, { scope, userId: account.userId }, refundId);
    const order = named && (await orders.lockOrder(tx, named.orderId, moneyFilter(scope, account.userId)));
    if (!order) return refuse({ code: 'finance.refund.notFound', field: 'refundId' });
    if (!named.isPayee) return refuse({ code: 'finance.refund.notPayee', field: 'refundId' });
    const refund = await store.lockRefund(tx, refundId);
    const conflict = changedSince('finance.refund.conflict', refund, revision);
    if (conflict) return refuse(conflict);
    const decided = await decide(work, { order, refund });
    if (!decided.ok) return decided;
    await logUse(tx, asks, {
      detail: `${order.orderNo} ${yuanText(refund.cents)}`,
      changes: loggedChanges({}, decided.value === '' ? {} : { reason: decided.value }),
      target: { kind: 'refund', id: refundId },
    });
    await tellOrder(work, order.orderId);
    return ok(undefined);
  });
  return done.ok ? detail({ refundId }, asks) : done;
}

/** Whether the caller may decide so: of finance, and not the one who asked. */
const stepOf = ({ state, askedById }: store.LockedRefund, event: RefundEvent, asks: SignedInAsks, reason?: string) =>
  refundStep(state, event, {
    isFinance: true,
    userId: String(asks.account.userId),
    askedBy: String(askedById),
    ...(reason !== undefined && { reason }),
  });

/**
 * Approves a refund: units are taken back at once, so that nobody uses what is being refunded; what was paid from the balance is back there at
 * once, too. What a provider holds waits for the recipients of splits.
 * @spec FIN-08 FIN-10
 */
export const approve = ({ seenUnits, ...named }: Named & { readonly seenUnits: number }, asks: SignedInAsks) =>
  deciding(named, asks, async (work, { order, refund }): Promise<Result<string>> => {
    const { tx } = work;
    const next = stepOf(refund, 'approve', asks);
    if (!next.ok) return next;
    const { orderId, payeeRentId } = order;
    const { refundId, cents, paymentId, refundNo } = refund;
    const { sold } = await soldOf(tx, order, asks.deps.clock());
    const taken = rollbackQuantity(sold, cents);
    if (!taken.ok) return taken;
    const changed = checkSeenRollback(seenUnits, taken.value);
    if (changed) return refuse({ ...changed, field: 'seenUnits' });
    const nowMs = asks.deps.clock();
    const by = nameOf(asks.account);
    const at = new Date(nowMs).toISOString();
    // the balance is locked before units, as where an order is paid from it
    if (paymentId === null) await lockWallet(tx, payeeRentId, payerOf(order));
    const moved = await takeUnits(work, { order, refundId, units: taken.value }, { by, nowMs });
    if (!moved.ok) return moved;
    await post(tx, payeeRentId, postRefundDue(postedOf(refund, order, undefined)), { by, at });
    await store.changeRefund(tx, refundId, {
      state: next.value,
      units: taken.value,
      decidedBy: by,
      decidedAt: at,
      ...(paymentId === null && { plannedAt: at, merchantCents: cents }),
      ...changedNow(asks),
    });
    await orders.changeOrder(tx, orderId, {});
    await orders.addTrack(tx, { orderId, at, by, event: 'refundApproved', cents });
    if (paymentId === null) await end(work, refundId, { isPaidBack: true, code: null }, { by, nowMs });
    else
      await addDeed(work, { rentId: payeeRentId, paymentId, refundId, kind: 'planRefund', outNo: refundNo, runAt: at });
    return ok('');
  });

/** @spec FIN-08 FIN-10 */
export const refuseIt = ({ reason: sent, ...named }: Named & { readonly reason: string }, asks: SignedInAsks) =>
  deciding(named, asks, async (work, { order, refund }): Promise<Result<string>> => {
    const form = refundReasonForm.check({ reason: sent });
    if (!form.ok) return form;
    const { reason } = form.value;
    const next = stepOf(refund, 'refuse', asks, reason);
    if (!next.ok) return next;
    const { tx } = work;
    const { orderId } = order;
    const at = isoNow(asks.deps.clock);
    const by = nameOf(asks.account);
    await store.changeRefund(tx, refund.refundId, {
      state: next.value,
      decidedBy: by,
      decidedAt: at,
      refusal: reason,
      endedAt: at,
      ...changedNow(asks),
    });
    await orders.changeOrder(tx, orderId, { hasPendingRefund: await hasOpenRefund(tx, orderId) });
    await orders.addTrack(tx, { orderId, at, by, event: 'refundRefused', cents: refund.cents });
    await writeOrderLetter(work, order, 'refundRefused', { at, cents: refund.cents, reason });
    return ok(reason);
  });

/** The returns that recipients have refused; a decision over them is made by somebody else than who asked for the refund. */
async function refusedReturns(work: Work, refund: store.LockedRefund, asks: SignedInAsks) {
  if (refund.askedById === asks.account.userId) return refuse({ code: 'finance.refund.ownRequest' });
  const found = (await store.returnsOf(work.tx, refund.refundId)).filter(({ state }) => state === 'refused');
  return refund.state !== 'refunding' || found.length === 0
    ? refuse({ code: 'finance.refund.noneRefused' })
    : ok(found);
}

/** Recipients that gave nothing back are asked again, each under another number. @spec FIN-08 */
export const retry = (named: Named, asks: SignedInAsks) =>
  deciding(named, asks, async (work, { order, refund }): Promise<Result<string>> => {
    const { tx } = work;
    const found = await refusedReturns(work, refund, asks);
    if (!found.ok) return found;
    const { refundId, paymentId, refundNo } = refund;
    const at = isoNow(asks.deps.clock);
    for (const { returnId, state, tries, splitId } of found.value) {
      const next = returnStep(state, 'retry');
      if (!next.ok) return next;
      const outNo = `${refundNo}-${splitId}R${tries + 1}`;
      await tx
        .updateTable('refundReturn')
        .set({ state: next.value, outNo, tries: tries + 1, errorCode: null, errorMessage: null, endedAt: null })
        .where('returnId', '=', returnId)
        .execute();
      await addDeed(work, {
        rentId: order.payeeRentId,
        paymentId,
        refundId,
        returnId,
        kind: 'returnSplit',
        outNo,
        runAt: at,
      });
    }
    await store.changeRefund(tx, refundId, changedNow(asks));
    return ok('');
  });

/** The merchant bears what recipients did not give back, by a decision of its own, and the buyer is paid. @spec FIN-08 FIN-10 */
export const bear = ({ reason: sent, ...named }: Named & { readonly reason: string }, asks: SignedInAsks) =>
  deciding(named, asks, async (work, { order, refund }): Promise<Result<string>> => {
    const form = refundReasonForm.check({ reason: sent });
    if (!form.ok) return form;
    const { tx } = work;
    const found = await refusedReturns(work, refund, asks);
    if (!found.ok) return found;
    const at = isoNow(asks.deps.clock);
    let borne = 0;
    for (const { returnId, state, cents } of found.value) {
      const next = returnStep(state, 'bear');
      if (!next.ok) return next;
      borne += cents;
      await tx
        .updateTable('refundReturn')
        .set({ state: next.value, borneCents: cents, endedAt: at })
        .where('returnId', '=', returnId)
        .execute();
    }
    const { refundId, merchantCents } = refund;
    const { reason } = form.value;
    await store.changeRefund(tx, refundId, {
      merchantCents: merchantCents + borne,
      bearReason: reason,
      ...changedNow(asks),
    });
    await orders.addTrack(tx, {
      orderId: order.orderId,
      at,
      by: nameOf(asks.account),
      event: 'returnBorne',
      cents: borne,
    });
    await askPayBack(work, refund, at);
    return ok(reason);
  });
