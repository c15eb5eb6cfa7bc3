import {
  checkMethod,
  checkNewAttempt,
  expiryOf,
  mayStillBePaid,
  offeredMethods,
  openAttempts,
  orderStep,
  type PaymentMethod,
  paymentStep,
  postSpend,
} from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post } from '../ledger/store.ts';
import { lockWallet } from '../ledger/walletStore.ts';
import { callersParty } from '../orders/party.ts';
import { detail, type OrderDetail } from '../orders/reading.ts';
import { moneyFilter } from '../orders/scope.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { type CreateAnswer, type PayAccess, unanswered } from '../provider/port.ts';
import { defaultMerchant, type Merchant } from '../split/merchantStore.ts';
import { accessOf, providerOf } from './accesses.ts';
import { addClosing, complete, endIfClosed } from './applying.ts';
import { contextOf, payeeOf, payerOf } from './facts.ts';
import { askAttempt, closeAttempt, firstAskMs } from './asking.ts';

const unknown: Problem = { code: 'finance.order.notFound', field: 'orderId' };

/** The order, locked, where the caller pays it; the operator and a platform see orders that others pay. */
export async function lockOwn({ tx }: Work, orderId: number, asks: SignedInAsks): Promise<Result<orders.LockedOrder>> {
  const { scope, account } = asks;
  const order = await orders.lockOrder(tx, orderId, moneyFilter(scope, account.userId));
  if (!order) return refuse(unknown);
  const party = await callersParty(tx, asks);
  const isPayer = party?.kind === order.payerKind && party.id === order.payerId && order.rentId === scope.rentId;
  return isPayer ? ok(order) : refuse({ code: 'finance.order.notPayer', field: 'orderId' });
}

type Begun =
  | { readonly next: 'shown' }
  /** `createAgain`: the gateway that made the attempt died before its code was stored, or is still waiting for it. */
  | { readonly next: 'close' | 'create' | 'createAgain'; readonly attempts: readonly orders.Attempt[] };
interface Pays {
  readonly orderId: number;
  readonly method: PaymentMethod;
  /** What the page showed. */
  readonly cents: number;
}

const offered: ReadonlySet<PaymentMethod> = new Set(offeredMethods);

async function begin(
  work: Work,
  { orderId, method, cents }: Pays,
  { access, merchant }: { readonly access: PayAccess | undefined; readonly merchant: Merchant | undefined },
  asks: SignedInAsks,
): Promise<Result<Begun>> {
  const { deps, account } = asks;
  const { tx } = work;
  const nowMs = deps.clock();
  const locked = await lockOwn(work, orderId, asks);
  if (!locked.ok) return locked;
  const order = locked.value;
  if (cents !== order.payableCents)
    return refuse({
      code: 'finance.order.amount',
      args: { paid: yuanText(cents), payable: yuanText(order.payableCents) },
    });
  if (order.cancelBy !== null) return refuse({ code: 'finance.order.cancelled' });
  const unfit = offered.has(method)
    ? checkMethod(order, method)
    : { code: 'finance.order.methodNotOffered', field: 'method' };
  if (unfit) return refuse(unfit);
  if (merchant?.isReceivingEnabled === false) return refuse({ code: 'finance.merchant.notReceiving' });
  const attempts = await orders.attemptsOf(tx, orderId);
  // another press of the same is on its way, or its code is shown
  const shown = openAttempts(attempts).find((one) => one.method === method);
  if (shown && order.state === 'paying')
    return ok(shown.codeUrl === null ? { next: 'createAgain', attempts: [shown] } : { next: 'shown' });
  const blocked = checkNewAttempt(attempts);
  if (blocked?.code === 'finance.payment.closeFirst') return ok({ next: 'close', attempts: openAttempts(attempts) });
  if (blocked) return refuse(blocked);
  const by = { by: nameOf(account), nowMs };
  if (method === 'balance') return payFromBalance(work, order, asks);
  const paying = orderStep(order.state, 'pay', {
    ...contextOf(order, nowMs),
    method,
    isReceivingEnabled: access !== undefined,
  });
  if (!paying.ok) return paying;
  if (!access) return refuse({ code: 'finance.merchant.notReceiving' });
  const attemptNo = (attempts.at(-1)?.attemptNo ?? 0) + 1;
  const at = new Date(nowMs).toISOString();
  const attempt = await tx
    .insertInto('payment')
    .values({
      rentId: order.payeeRentId,
      orderId,
      attemptNo,
      accessId: access.accessId,
      method,
      state: 'created',
      createdAt: at,
      outNo: `${order.orderNo}-${attemptNo}`,
      cents: order.payableCents,
      isSplit: merchant?.isSplitEnabled ?? false,
      // an order by code waits for a week, which no provider keeps a code for
      expiresAt: new Date(Math.min(Date.parse(order.expiresAt), expiryOf(nowMs, 'online'))).toISOString(),
      nextAskAt: new Date(nowMs + firstAskMs).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await orders.changeOrder(tx, orderId, { state: paying.value, method });
  const states = { stateBefore: order.state, stateAfter: paying.value };
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'pay', attemptNo, cents: order.payableCents, ...states });
  await logPay(work, order, asks);
  await tellOrder(work, orderId);
  return ok({ next: 'create', attempts: [attempt] });
}

const logPay = ({ tx }: Work, { orderNo, orderId }: orders.LockedOrder, asks: SignedInAsks): Promise<void> =>
  logUse(tx, asks, { detail: orderNo, target: { kind: 'order', id: orderId } });

/** Paid at once, in one transaction; an order of 0.00 too. @spec FIN-11 */
async function payFromBalance(work: Work, order: orders.LockedOrder, asks: SignedInAsks): Promise<Result<Begun>> {
  const { tx } = work;
  const by = { by: nameOf(asks.account), nowMs: asks.deps.clock() };
  const { orderId, payableCents: cents, payeeRentId } = order;
  const payer = payerOf(order);
  const wallet = await lockWallet(tx, payeeRentId, payer);
  const balanceCents = wallet?.balanceCents ?? 0;
  const paying = orderStep(order.state, 'pay', { ...contextOf(order, by.nowMs), method: 'balance', balanceCents });
  if (!paying.ok) return paying;
  const spent = postSpend({ orderId: String(orderId), payee: payeeOf(order), payer, cents }, balanceCents);
  if (!spent.ok) return spent;
  await post(tx, payeeRentId, spent, { by: by.by, at: new Date(by.nowMs).toISOString() });
  await orders.changeOrder(tx, orderId, { method: 'balance' });
  await complete(work, order, by, undefined);
  await logPay(work, order, asks);
  await tellOrder(work, orderId);
  return ok({ next: 'shown' });
}

/** Stores what the provider answered; the notice may have come before. */
async function createdAt(work: Work, attempt: orders.Attempt, answer: CreateAnswer, nowMs: number): Promise<void> {
  const { tx } = work;
  const { orderId, paymentId, attemptNo } = attempt;
  const order = await orders.lockOrder(tx, orderId);
  const now = (await orders.attemptsOf(tx, orderId)).find((one) => one.paymentId === paymentId);
  if (!order || !now) return;
  const at = new Date(nowMs).toISOString();
  const event = !answer.isAnswered ? 'lose' : 'refusedWith' in answer ? 'fail' : 'send';
  const next = paymentStep(now.state, event, { cents: now.cents });
  const code =
    answer.isAnswered && 'codeUrl' in answer ? { codeUrl: answer.codeUrl, providerNo: answer.providerNo } : {};
  await tx
    .updateTable('payment')
    .set({
      ...code,
      state: next.ok ? next.value : now.state,
      ...(event === 'fail' && next.ok && { endedAt: at, nextAskAt: null }),
    })
    .where('paymentId', '=', paymentId)
    .execute();
  // it was ended here before the provider had made it: nobody is to pay it
  if (event === 'send' && (now.state === 'closed' || now.state === 'failed')) await addClosing(work, now, at);
  if (!next.ok) return;
  const track = { send: 'attempt', lose: 'attemptLost', fail: 'attemptClosed' } as const;
  await orders.addTrack(tx, { orderId, at, by: '', event: track[event], attemptNo });
  if (event === 'fail') {
    const failed = orderStep(order.state, 'fail', contextOf(order, nowMs));
    if (failed.ok) await orders.changeOrder(tx, orderId, { state: failed.value });
  }
  await tellOrder(work, orderId);
}

/** How often a press goes on after former attempts were closed. */
const roundsMax = 3;

/**
 * Begins to pay an order: by the same way as before the code that is shown stays; by another way the former code is ended first.
 * @spec FIN-01 FIN-11 FIN-12
 */
export async function pay(sent: Pays, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const { deps, scope, account } = asks;
  const { db } = deps.database;
  const seen = await orders.payeeOf(db, { scope, userId: account.userId }, sent.orderId);
  if (!seen) return refuse(unknown);
  const payee = {
    access: await accessOf(deps, seen.payeeRentId),
    merchant: await defaultMerchant(db, seen.payeeRentId),
  };
  for (let round = 1; round <= roundsMax; round += 1) {
    const begun = await transact(deps.database, (work) => begin(work, sent, payee, asks));
    if (!begun.ok) return begun;
    if (begun.value.next === 'shown') return detail(sent.orderId, asks);
    const { next, attempts } = begun.value;
    if (next === 'close') {
      for (const attempt of attempts) await closeAttempt(deps, attempt);
      continue;
    }
    for (const attempt of attempts) await create(attempt, next === 'createAgain', asks);
    return detail(sent.orderId, asks);
  }
  return refuse({ code: 'finance.payment.is.unknown' });
}

/** Asks the provider for the code; under the same number it is the same attempt there. */
async function create(attempt: orders.Attempt, isAgain: boolean, { deps }: SignedInAsks): Promise<void> {
  const { outNo, cents, expiresAt, accessId, isSplit } = attempt;
  const access = await deps.database.db
    .selectFrom('payAccess')
    .selectAll()
    .where('accessId', '=', accessId)
    .executeTakeFirstOrThrow();
  const asked = { outNo, cents, subject: outNo, expiresAt, isSplit };
  const answer = await providerOf(deps, access)
    .create(access, asked)
    .catch((error: unknown) => {
      deps.log.error('a payment provider did not answer', error, { accessId, outNo });
      return unanswered;
    });
  // an attempt that is there already may be refused because it is paid
  if (isAgain && !('codeUrl' in answer)) return askAttempt(deps, attempt);
  await transact(deps.database, (work) => createdAt(work, attempt, answer, deps.clock()));
}

/** 'Did the payment succeed?' Yes: the provider is asked. @spec FIN-01 */
export async function checkPaid(orderId: number, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const { database } = asks.deps;
  const seen = await detail(orderId, asks);
  if (!seen.ok) return seen;
  for (const attempt of mayStillBePaid(await orders.attemptsOf(database.db, orderId)))
    await askAttempt(asks.deps, attempt);
  return detail(orderId, asks);
}

/** No: it waits to be paid again. The provider is asked first: what was paid after all is success. @spec FIN-01 */
export async function abandon(orderId: number, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const { database, clock } = asks.deps;
  const asked = await checkPaid(orderId, asks);
  if (!asked.ok || asked.value.state !== 'paying') return asked;
  const done = await transact(database, async (work): Promise<Result<unknown>> => {
    const locked = await lockOwn(work, orderId, asks);
    if (!locked.ok) return locked;
    const next = orderStep(locked.value.state, 'abandon', contextOf(locked.value, clock()));
    if (!next.ok) return next;
    await orders.changeOrder(work.tx, orderId, { state: next.value });
    const states = { stateBefore: locked.value.state, stateAfter: next.value };
    await orders.addTrack(work.tx, {
      orderId,
      at: isoNow(clock),
      by: nameOf(asks.account),
      event: 'abandon',
      ...states,
    });
    await logUse(work.tx, asks, { detail: locked.value.orderNo, target: { kind: 'order', id: orderId } });
    await tellOrder(work, orderId);
    return ok(undefined);
  });
  return done.ok ? detail(orderId, asks) : done;
}

/** An order is cancelled once its provider says that nothing can be paid any more; until then it is being cancelled. @spec FIN-01 */
export async function cancel(orderId: number, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const { database, clock } = asks.deps;
  const by = nameOf(asks.account);
  const asked = await transact(database, async (work): Promise<Result<readonly orders.Attempt[]>> => {
    const locked = await lockOwn(work, orderId, asks);
    if (!locked.ok) return locked;
    const next = orderStep(locked.value.state, 'cancel', contextOf(locked.value, clock()));
    if (!next.ok) return next;
    if (locked.value.cancelBy === null) {
      await orders.changeOrder(work.tx, orderId, { cancelBy: by });
      await orders.addTrack(work.tx, { orderId, at: isoNow(clock), by, event: 'cancelAsked' });
      await logUse(work.tx, asks, { detail: locked.value.orderNo, target: { kind: 'order', id: orderId } });
    }
    return ok(mayStillBePaid(await orders.attemptsOf(work.tx, orderId)));
  });
  if (!asked.ok) return asked;
  for (const attempt of asked.value) await closeAttempt(asks.deps, attempt);
  await transact(database, (work) => endIfClosed(work, orderId, { by, nowMs: clock() }));
  return detail(orderId, asks);
}
