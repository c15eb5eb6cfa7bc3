import {
  mayStillBePaid,
  orderEventAfter,
  orderStep,
  paymentEventOf,
  paymentStep,
  postFee,
  postPaid,
  postSuspense,
  postTopUp,
  type ProviderEvent,
  useOfMoney,
} from '@fireline/domain/finance';
import { isMetered, isStorage } from '@fireline/domain/tariff';
import { bringService } from '../../device/life/renewing.ts';
import { bringMonths } from '../../device/media/renewing.ts';
import type { Row } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { endSession } from '../../session/ending.ts';
import { moveUnits } from '../../tariff/units/account.ts';
import { post, together } from '../ledger/store.ts';
import * as orders from '../orders/store.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import { tellOrder } from '../orders/telling.ts';
import { afterPaid } from '../split/planning.ts';
import { addDeed } from './deeds.ts';
import { type Bearer, contextOf, type Money, payerOf, postedOf } from './facts.ts';
import { sendBack, sendBackMisfits } from './givingBack.ts';

export type Said = Pick<Extract<ProviderEvent, { kind: 'payment' }>, 'state' | 'cents' | 'feeCents'>;

const iso = (ms: number): string => new Date(ms).toISOString();
/** Asks the provider of an attempt to close it. */
export const addClosing = (work: Work, { paymentId, rentId, outNo }: orders.Attempt, runAt: string): Promise<void> =>
  addDeed(work, { rentId, paymentId, kind: 'close', outNo, runAt });

/**
 * Delivers what an order bought, in the transaction in which it is paid. It is done here alone, for a notice, a question and a person alike.
 * @throws Error where a balance cannot take the units: nothing of the payment is written then
 * @spec FIN-01 TAR-09
 */
export async function fulfil(work: Work, order: orders.LockedOrder, nowMs: number): Promise<void> {
  const { tx } = work;
  const { orderId, rentId, createdBy } = order;
  const lines = await tx.selectFrom('orderLine').selectAll().where('orderId', '=', orderId).orderBy('lineId').execute();
  const due = lines.filter(({ fulfilledAt }) => fulfilledAt === null);
  for (const { lineId, resource, quantity, count, holderKind: kind, holderId: id } of due) {
    if (!isMetered(resource)) continue;
    const move = {
      sellType: 'purchase' as const,
      amount: quantity * count,
      key: `order line ${lineId}`,
      orderId,
      by: createdBy,
    };
    const moved = await moveUnits(tx, { rentId, holder: { kind, id }, resource }, move, nowMs);
    if (!moved.ok) throw new Error(`line ${lineId} cannot be delivered: ${moved.problems[0]?.code}`);
    await tx
      .updateTable('orderLine')
      .set({ fulfilledAt: iso(nowMs) })
      .where('lineId', '=', lineId)
      .execute();
  }
  await bringServices(work, order, due, nowMs);
  await bringStorage(work, order, due, nowMs);
  await orders.addTrack(tx, { orderId, at: iso(nowMs), by: '', event: 'deliver' });
}

/** Delivers the lines that bring service to devices, all of them together. */
async function bringServices(work: Work, order: orders.LockedOrder, due: readonly Row<'orderLine'>[], nowMs: number) {
  const { orderId, rentId, createdBy: by } = order;
  const sold = due.flatMap(({ deviceId, resource, quantity, kind }) =>
    deviceId === null || isMetered(resource) || isStorage(resource)
      ? []
      : [{ deviceId, months: quantity * 12, mode: resource, opens: kind === 'opening' }],
  );
  if (sold.length === 0) return;
  for (const { deviceId, dayBefore, dayAfter, days } of await bringService(work, rentId, sold, { nowMs, by, orderId }))
    await work.tx
      .updateTable('orderLine')
      .set({ fulfilledAt: iso(nowMs), dayBefore, dayAfter, days })
      .where('orderId', '=', orderId)
      .where('deviceId', '=', deviceId)
      .where('kind', '<>', 'storage')
      .execute();
  const { sessionId, creatorId: userId } = order;
  if (sessionId !== null) await endSession(work, { rentId, userId, sessionId }, 'openService');
}

/** Delivers the lines that bring cameras months of what they keep. */
async function bringStorage(
  work: Work,
  { rentId }: orders.LockedOrder,
  due: readonly Row<'orderLine'>[],
  nowMs: number,
) {
  const sold = due.flatMap(({ lineId, deviceId, resource: product, quantity: months }) =>
    deviceId !== null && isStorage(product) ? [{ lineId, deviceId, product, months }] : [],
  );
  if (sold.length === 0) return;
  for (const { lineId, ...days } of await bringMonths(work, rentId, sold, nowMs))
    await work.tx
      .updateTable('orderLine')
      .set({ fulfilledAt: iso(nowMs), ...days })
      .where('lineId', '=', lineId)
      .execute();
}

/** The order is paid: written, posted by the caller, delivered, and its other attempts are ended. */
export async function complete(
  work: Work,
  order: orders.LockedOrder,
  by: Bearer,
  paidBy: orders.Attempt | undefined,
): Promise<void> {
  const { tx } = work;
  const { orderId, state, payableCents } = order;
  const next = orderStep(state, 'paid', { ...contextOf(order, by.nowMs), paidCents: payableCents });
  if (!next.ok) throw new Error(`order ${orderId} cannot be paid: ${next.problems[0]?.code}`);
  const at = iso(by.nowMs);
  await orders.changeOrder(tx, orderId, {
    state: next.value,
    paidCents: payableCents,
    paidAt: at,
    endedAt: at,
    cancelBy: null,
  });
  await orders.addTrack(tx, {
    orderId,
    at,
    by: by.by,
    event: 'paid',
    stateBefore: state,
    stateAfter: next.value,
    cents: payableCents,
    attemptNo: paidBy?.attemptNo ?? null,
  });
  await fulfil(work, order, by.nowMs);
  const attempts = await orders.attemptsOf(tx, orderId);
  for (const other of mayStillBePaid(attempts))
    if (other.paymentId !== paidBy?.paymentId) await addClosing(work, other, at);
  await sendBackMisfits(work, attempts, by.nowMs);
  if (paidBy?.isSplit) await afterPaid(work, order, paidBy, by.nowMs);
  await writeOrderLetter(work, order, order.type === 'topUp' ? 'toppedUp' : 'delivered', { at });
}

/** An order that somebody cancels, or whose time is over, ends once nothing can be paid any more. Money of another amount goes back with its end. */
export async function endIfClosed(work: Work, orderId: number, { nowMs }: Bearer): Promise<void> {
  const { tx } = work;
  const order = await orders.lockOrder(tx, orderId);
  const attempts = await orders.attemptsOf(tx, orderId);
  if (!order || mayStillBePaid(attempts).length > 0) return;
  const context = contextOf(order, nowMs);
  // one that was to be paid and is cancelled waits for nothing any more
  const asked =
    order.state === 'paying' ? orderStep('paying', 'abandon', context) : { ok: true as const, value: order.state };
  const event = order.cancelBy === null ? 'expire' : 'cancel';
  const next = asked.ok ? orderStep(event === 'cancel' ? asked.value : order.state, event, context) : asked;
  if (!next.ok) return;
  const at = iso(nowMs);
  await orders.changeOrder(tx, orderId, { state: next.value, endedAt: at, cancelBy: null });
  const states = { stateBefore: order.state, stateAfter: next.value };
  await orders.addTrack(tx, { orderId, at, by: order.cancelBy ?? '', event, ...states });
  if (event === 'expire') await writeOrderLetter(work, order, 'expired', { at });
  await sendBackMisfits(work, attempts, nowMs);
  await tellOrder(work, orderId);
}

/** Money has arrived: it pays the order, waits for a decision, or goes back. */
async function useMoney(work: Work, money: Money & { readonly feeCents: number }, by: Bearer): Promise<void> {
  const { tx } = work;
  const { order, attempt, cents, feeCents } = money;
  const { orderId } = order;
  const at = iso(by.nowMs);
  const posted = { by: by.by, at };
  const arrived = postedOf(money);
  const use = useOfMoney(order, cents);
  const pays = order.type === 'topUp' ? postTopUp({ ...arrived, payer: payerOf(order) }) : postPaid(arrived);
  const main = use === 'pays' ? pays : postSuspense(arrived);
  await post(tx, attempt.rentId, together(main, postFee({ ...arrived, cents: feeCents })), posted);
  if (use === 'pays') {
    await tx.updateTable('payment').set({ isPayer: true }).where('paymentId', '=', attempt.paymentId).execute();
    return complete(work, order, by, attempt);
  }
  if (use === 'goesBack') return sendBack(work, { ...attempt, paidCents: cents }, by);
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'suspense', attemptNo: attempt.attemptNo, cents });
  await writeOrderLetter(work, order, 'suspense', { at, cents });
}

/**
 * Applies what a provider says of an attempt: to the attempt, and to its order by the rules of the domain. A word that is known, late or of no
 * use changes nothing. Order and attempt are locked, the order first.
 * @spec FIN-01 FIN-12
 */
export async function applyWord(
  work: Work,
  named: Pick<orders.Attempt, 'orderId' | 'paymentId'>,
  said: Said,
  by: Bearer,
): Promise<void> {
  const { tx } = work;
  const order = await orders.lockOrder(tx, named.orderId);
  const attempts = await orders.attemptsOf(tx, named.orderId);
  const attempt = attempts.find(({ paymentId }) => paymentId === named.paymentId);
  if (!order || !attempt) throw new Error(`there is no attempt ${named.paymentId}`);
  const event = paymentEventOf(said, attempt);
  const paidCents = said.cents ?? 0;
  const next = event && paymentStep(attempt.state, event, { cents: attempt.cents, paidCents });
  if (!next?.ok) return;
  const at = iso(by.nowMs);
  const hasMoney = next.value === 'paid' || next.value === 'suspense';
  const isOpen = next.value === 'pending';
  const money = hasMoney ? { paidCents, feeCents: said.feeCents ?? 0 } : {};
  await tx
    .updateTable('payment')
    .set({ state: next.value, ...money, ...(!isOpen && { endedAt: at, nextAskAt: null }) })
    .where('paymentId', '=', attempt.paymentId)
    .execute();
  const { orderId } = order;
  if (hasMoney) {
    await useMoney(work, { order, attempt, cents: paidCents, feeCents: said.feeCents ?? 0 }, by);
  } else if (!isOpen) {
    await orders.addTrack(tx, { orderId, at, by: by.by, event: 'attemptClosed', attemptNo: attempt.attemptNo });
    const isLatest = attempt.attemptNo === attempts.at(-1)?.attemptNo;
    const follows = orderEventAfter(order, { state: next.value, isLatest });
    // what is cancelled or over ends by itself, and does not fail first
    const moved =
      follows && order.cancelBy === null ? orderStep(order.state, follows, contextOf(order, by.nowMs)) : undefined;
    if (moved?.ok) {
      await orders.changeOrder(tx, orderId, { state: moved.value });
      const states = { stateBefore: order.state, stateAfter: moved.value };
      await orders.addTrack(tx, { orderId, at, by: by.by, event: 'fail', attemptNo: attempt.attemptNo, ...states });
    }
  }
  await tellOrder(work, orderId);
}
