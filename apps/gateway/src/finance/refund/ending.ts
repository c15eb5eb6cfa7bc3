import {
  endRefund,
  isStillOwed,
  type Posting,
  postRefund,
  postRefundDue,
  postTopUpBack,
  refundStep,
  type RefundPosting,
  undone,
  undoRefund,
} from '@fireline/domain/finance';
import type { Work } from '../../lib/transact.ts';
import { post } from '../ledger/store.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { payeeOf, payerOf } from '../paying/facts.ts';
import { hasOpenRefund, noteBounced, openCase } from './caseStore.ts';
import { refundableOf } from './facts.ts';
import * as store from './store.ts';
import { giveUnitsBack } from './units.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** How a refund is posted. */
export function postedOf(
  { refundId, cents }: Pick<store.LockedRefund, 'refundId' | 'cents'>,
  order: orders.LockedOrder,
  accessId: number | undefined,
): RefundPosting {
  return {
    orderId: String(order.orderId),
    payee: payeeOf(order),
    refundId: String(refundId),
    cents,
    to: accessId === undefined ? { wallet: payerOf(order) } : { access: `a${accessId}` },
  };
}

/**
 * How money that the provider has paid back is posted: of a top-up it leaves the balance.
 * @param walletCents what the balance holds, read under its lock
 */
export function paidBackOf(
  refund: Pick<store.LockedRefund, 'refundId' | 'cents'>,
  order: orders.LockedOrder,
  accessId: number | undefined,
  walletCents: number,
): Posting {
  const posted = postedOf(refund, order, accessId);
  return order.type === 'topUp' && 'access' in posted.to
    ? postTopUpBack({ ...posted, payer: payerOf(order), access: posted.to.access }, walletCents)
    : postRefund(posted);
}

/** What the provider said last of a refund. */
export interface LastWord {
  readonly isPaidBack: boolean;
  readonly code: string | null;
  readonly message?: string | null;
}

/**
 * The final word of a refund, from whichever side it comes: the order is refunded, or what was taken back is on the balance again. One that had succeeded
 * may fail after all: then its money is owed to the buyer, what was taken back stays taken, and somebody of finance decides. A word that is known
 * changes nothing.
 * @throws Error where more would be refunded than is left: it is not written, and people look into it
 * @spec FIN-08 FIN-09 TAR-09
 */
export async function end(
  work: Work,
  refundId: number,
  word: LastWord,
  by: { by: string; nowMs: number },
): Promise<void> {
  const { tx } = work;
  const { orderId } = await tx
    .selectFrom('refund')
    .select('orderId')
    .where('refundId', '=', refundId)
    .executeTakeFirstOrThrow();
  const order = await orders.lockOrder(tx, orderId);
  const refund = await store.lockRefund(tx, refundId);
  const next = refundStep(refund.state, word.isPaidBack ? 'succeed' : 'fail', { isFinal: true });
  if (!order || !next.ok) return;
  const at = iso(by.nowMs);
  const { cents, units } = refund;
  const before = refundableOf(order);
  const isUndone = refund.state === 'success';
  const after = isUndone ? undoRefund(before, cents) : endRefund(before, word.isPaidBack ? 'success' : 'failed', cents);
  if (!after.ok) throw new Error(`refund ${refundId} cannot end: ${after.problems[0]?.code}`);
  const attempts = await orders.attemptsOf(tx, orderId);
  const accessId = attempts.find(({ paymentId }) => paymentId === refund.paymentId)?.accessId;
  const paidBack = paidBackOf(refund, order, accessId, cents);
  const posted = { by: by.by, at };
  // what came back of a top-up is on the balance again: nobody is owed anything
  const isTopUp = order.type === 'topUp';
  const isOwed =
    !word.isPaidBack && !isTopUp && isStillOwed({ state: refund.state, repeats: refund.repeatsId !== null });
  if (word.isPaidBack) await post(tx, refund.rentId, paidBack, posted);
  else {
    if (isUndone) await post(tx, refund.rentId, undone(paidBack), posted);
    if (isUndone) await noteBounced(tx, refund, at);
    if (isOwed) await openCase(tx, refund, word, at);
    else if (!isTopUp) {
      await post(tx, refund.rentId, undone(postRefundDue(postedOf(refund, order, accessId))), posted);
      const moved = await giveUnitsBack(work, { order, refundId, units }, by);
      if (!moved.ok) throw new Error(`refund ${refundId} cannot give back units: ${moved.problems[0]?.code}`);
    }
  }
  await store.changeRefund(tx, refundId, {
    state: next.value,
    endedAt: at,
    errorCode: word.isPaidBack ? null : (word.code ?? 'UNKNOWN'),
    errorMessage: word.isPaidBack ? null : (word.message ?? null),
    changedBy: by.by,
    changedAt: at,
  });
  await orders.changeOrder(tx, orderId, {
    refundedCents: after.value.refundedCents,
    hasPendingRefund: await hasOpenRefund(tx, orderId),
  });
  const failed = isOwed ? ('refundBounced' as const) : ('refundFailed' as const);
  const event = word.isPaidBack ? 'refunded' : failed;
  await orders.addTrack(tx, { orderId, at, by: by.by, event, cents });
  await writeOrderLetter(work, order, event, { at, cents });
  await tellOrder(work, orderId);
}
