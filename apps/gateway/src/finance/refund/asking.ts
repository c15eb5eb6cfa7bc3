import type { RefundDetail } from '@fireline/api/finance';
import {
  checkSeenRollback,
  refundForm,
  refundHistoryProblems,
  refundLines,
  refundProblems,
  rollbackQuantity,
  startRefund,
} from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { changedNow } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { moneyFilter } from '../orders/scope.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { countOf, refundableOf, soldOf } from './facts.ts';
import { give } from './images.ts';
import { detail } from './reading.ts';

interface Asked {
  readonly orderId: number;
  /** Of the order, as the form read it. */
  readonly revision: number;
  readonly amount: string;
  readonly reason: string;
  readonly contact: string;
  readonly remark: string;
  readonly evidence: readonly string[];
  readonly seenUnits: number;
}

/**
 * Asks for a refund of an order of the caller's own. Of two who ask at once the second meets the first's. Nothing is taken back yet.
 * @spec FIN-08 FIN-09
 */
export async function apply(
  { orderId, revision, seenUnits, ...sent }: Asked,
  asks: SignedInAsks,
): Promise<Result<RefundDetail>> {
  const { deps, scope, account } = asks;
  const form = refundForm.check(sent);
  if (!form.ok) return form;
  const { amount: cents, evidence, reason, contact, remark } = form.value;
  const made = await transact(deps.database, async (work): Promise<Result<number>> => {
    const { tx } = work;
    const order = await orders.lockOrder(tx, orderId, moneyFilter(scope, account.userId));
    if (!order) return refuse({ code: 'finance.order.notFound', field: 'orderId' });
    const now = refundableOf(order);
    const asked = { userId: String(account.userId), amountCents: cents };
    const against = refundProblems(now, asked);
    if (against.length > 0) return refuse(...against);
    const nowMs = deps.clock();
    const { lines, sold } = await soldOf(tx, order, nowMs);
    const history = refundHistoryProblems({
      count: (await countOf(tx, orderId)).asked,
      paidAtMs: Date.parse(order.paidAt ?? order.createdAt),
      nowMs,
      sold,
    });
    if (history.length > 0) return refuse(...history);
    const started = startRefund(now, { ...asked, seenVersion: revision });
    if (!started.ok) return started;
    const taken = rollbackQuantity(sold, cents);
    if (!taken.ok) return taken;
    const changed = checkSeenRollback(seenUnits, taken.value);
    if (changed) return refuse({ ...changed, field: 'seenUnits' });
    const at = isoNow(deps.clock);
    const by = nameOf(account);
    const no = (await countOf(tx, orderId)).made + 1;
    const payment = (await orders.attemptsOf(tx, orderId)).find(({ isPayer }) => isPayer);
    const { refundId } = await tx
      .insertInto('refund')
      .values({
        rentId: order.payeeRentId,
        orderId,
        paymentId: payment?.paymentId ?? null,
        refundNo: `${order.orderNo}-B${no}`,
        state: 'underReview',
        cents,
        units: taken.value,
        reason,
        contact,
        remark,
        askedById: account.userId,
        askedBy: by,
        askedAt: at,
        ...changedNow(asks),
      })
      .returning('refundId')
      .executeTakeFirstOrThrow();
    const shares = refundLines(lines, { cents, units: taken.value });
    await tx
      .insertInto('refundLine')
      .values(lines.map(({ lineId }, index) => ({ refundId, lineId, ...(shares[index] ?? { cents: 0, units: 0 }) })))
      .execute();
    const refused = await give(tx, refundId, evidence, asks);
    if (refused) return refuse(refused);
    await orders.changeOrder(tx, orderId, { hasPendingRefund: true });
    await orders.addTrack(tx, { orderId, at, by, event: 'refundAsked', cents });
    await logUse(tx, asks, {
      detail: `${order.orderNo} ${yuanText(cents)}`,
      target: { kind: 'order', id: orderId },
    });
    await tellOrder(work, orderId);
    return ok(refundId);
  });
  return made.ok ? detail({ refundId: made.value }, asks) : made;
}
