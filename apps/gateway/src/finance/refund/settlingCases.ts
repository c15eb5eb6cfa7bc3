import {
  caseForm,
  type CaseWay,
  checkSettlesCase,
  endRefund,
  keptCents,
  postRefund,
  postRefundDue,
  postTopUpBack,
  postWrittenOff,
  refundLines,
  undone,
  unitsOfFound,
} from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { NewRow } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post, standOf } from '../ledger/store.ts';
import { lockWallet } from '../ledger/walletStore.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import { detail, type OrderDetail } from '../orders/reading.ts';
import { moneyFilter } from '../orders/scope.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from '../paying/deeds.ts';
import { payerOf, postedOf as postedMoney } from '../paying/facts.ts';
import { gaveBack } from '../paying/givingBack.ts';
import { hasOpenRefund, lockCase, type LockedCase } from './caseStore.ts';
import { postedOf } from './ending.ts';
import { countOf, refundableOf, soldOf } from './facts.ts';
import * as store from './store.ts';
import { giveUnitsBack, takeUnits } from './units.ts';

interface Settling {
  readonly work: Work;
  readonly order: orders.LockedOrder;
  readonly one: LockedCase;
  readonly remark: string;
  readonly by: string;
  readonly at: string;
  readonly nowMs: number;
  readonly asks: SignedInAsks;
}
type Failed = Settling & { readonly refund: store.LockedRefund };

/** The refund that takes the place of one that failed: its lines and units are those of the first, which is posted back. */
async function repeat(
  { work: { tx }, order, refund, by, at, asks }: Failed,
  more: Pick<NewRow<'refund'>, 'state' | 'endedAt'>,
): Promise<Result<store.LockedRefund>> {
  const { orderId, orderNo } = order;
  const left = endRefund(refundableOf(order), 'success', refund.cents);
  if (!left.ok) return left;
  const { rentId, paymentId, cents, units, reason, contact, remark, askedById, askedBy, askedAt, merchantCents } =
    refund;
  const facts = { rentId, orderId, paymentId, cents, units, reason, contact, remark, askedById, askedBy, askedAt };
  const made = await tx
    .insertInto('refund')
    .values({
      ...facts,
      ...more,
      merchantCents,
      refundNo: `${orderNo}-B${(await countOf(tx, orderId)) + 1}`,
      decidedBy: by,
      decidedAt: at,
      plannedAt: at,
      repeatsId: refund.refundId,
      ...changedNow(asks),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = await tx.selectFrom('refundLine').selectAll().where('refundId', '=', refund.refundId).execute();
  await tx
    .insertInto('refundLine')
    .values(lines.map((line) => ({ ...line, refundId: made.refundId })))
    .execute();
  await post(tx, rentId, undone(postRefundDue(postedOf(refund, order, undefined))), { by, at });
  await post(tx, rentId, postRefundDue(postedOf(made, order, undefined)), { by, at });
  return ok(made);
}

/** The provider pays once more, under a new number; recipients have given back their parts before. */
async function payAgain(of: Failed): Promise<Result<unknown>> {
  const { work, order, at, by } = of;
  const { orderId } = order;
  const others = await work.tx
    .selectFrom('refund')
    .select('refundId')
    .where('orderId', '=', orderId)
    .where('state', 'in', ['underReview', 'refunding'])
    .executeTakeFirst();
  if (others) return refuse({ code: 'finance.refund.pending' });
  const made = await repeat(of, { state: 'refunding' });
  if (!made.ok) return made;
  const { rentId, paymentId, refundId, refundNo, cents } = made.value;
  await addDeed(work, { rentId, paymentId, refundId, kind: 'payBack', outNo: refundNo, runAt: at });
  await orders.addTrack(work.tx, { orderId, at, by, event: 'refundAgain', cents });
  return ok(undefined);
}

/** The buyer has the money by a bank transfer or in cash. */
async function paidOtherwise(of: Failed): Promise<Result<unknown>> {
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
async function undo({ work, order, refund, remark, at, by, nowMs }: Failed): Promise<Result<unknown>> {
  const { refundId, units, cents, rentId } = refund;
  const moved = await giveUnitsBack(work, { order, refundId, units }, { by, nowMs });
  if (!moved.ok) return moved;
  await post(work.tx, rentId, undone(postRefundDue(postedOf(refund, order, undefined))), { by, at });
  await orders.addTrack(work.tx, { orderId: order.orderId, at, by, event: 'refundFailed', cents });
  await writeOrderLetter(work, order, 'refundUndone', { at, cents, reason: remark });
  return ok(undefined);
}

/** How money that the provider has paid back is posted: of a top-up it leaves the balance. */
async function postingsOf({ work: { tx }, order }: Settling, refund: store.LockedRefund, accessId: number) {
  const posted = postedOf(refund, order, accessId);
  if (order.type !== 'topUp') return [postRefundDue(posted), postRefund(posted)];
  const payer = payerOf(order);
  const { balanceCents } = (await lockWallet(tx, order.payeeRentId, payer)) ?? { balanceCents: 0 };
  return [postTopUpBack({ ...posted, payer, access: `a${accessId}` }, balanceCents ?? 0)];
}

/** A refund that was found is booked as one of its order, with the units that it is worth. */
async function bookRefund(of: Settling, attempt: orders.Attempt, cents: number): Promise<Result<unknown>> {
  const { work, order, one, remark, by, at, nowMs, asks } = of;
  const { tx } = work;
  const { orderId, refundedCents } = order;
  const after = endRefund(refundableOf(order), 'success', cents);
  if (!after.ok) return after;
  const { lines, sold } = await soldOf(tx, order, nowMs);
  const units = unitsOfFound(sold, cents);
  if (!units.ok) return units;
  const refund = await tx
    .insertInto('refund')
    .values({
      rentId: one.rentId,
      orderId,
      paymentId: attempt.paymentId,
      refundNo: one.refundNo,
      state: 'success',
      cents,
      units: units.value,
      reason: remark,
      contact: '',
      remark: '',
      askedById: asks.account.userId,
      askedBy: by,
      askedAt: at,
      decidedBy: by,
      decidedAt: at,
      plannedAt: at,
      merchantCents: cents,
      endedAt: one.happenedAt,
      ...changedNow(asks),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { refundId } = refund;
  const shares = refundLines(lines, { cents, units: units.value });
  if (lines.length > 0)
    await tx
      .insertInto('refundLine')
      .values(lines.map(({ lineId }, index) => ({ refundId, lineId, ...(shares[index] ?? { cents: 0, units: 0 }) })))
      .execute();
  for (const posting of await postingsOf(of, refund, attempt.accessId)) {
    if (!posting.ok) return posting;
    await post(tx, one.rentId, posting, { by, at });
  }
  if (units.value > 0) {
    const moved = await takeUnits(work, { order, refundId, units: units.value }, { by, nowMs });
    if (!moved.ok) return moved;
  }
  await orders.changeOrder(tx, orderId, { refundedCents: refundedCents + cents });
  await orders.addTrack(tx, { orderId, at, by, event: 'refunded', cents });
  await writeOrderLetter(work, order, 'refunded', { at, cents });
  return ok(undefined);
}

const noAmount = refuse({ code: 'form.required', field: 'amount' });

/** Whether a refund that was found can be booked: as much is left of its order or of the money that paid nothing. */
async function fits({ work: { tx }, order }: Settling, attempt: orders.Attempt, cents: number): Promise<boolean> {
  if (!attempt.isPayer) return cents <= keptCents(attempt);
  if (!endRefund(refundableOf(order), 'success', cents).ok) return false;
  if (order.type !== 'topUp') return true;
  const { balanceCents } = (await lockWallet(tx, order.payeeRentId, payerOf(order))) ?? { balanceCents: 0 };
  return cents <= (balanceCents ?? 0);
}

/** A refund that was found belongs to nothing here, or to more than is left: it is a difference of the payee. */
async function writeOff(of: Settling, attempt: orders.Attempt, cents: number): Promise<Result<unknown>> {
  const { work, order, one, by, at } = of;
  const { tx } = work;
  if (await fits(of, attempt, cents)) return refuse({ code: 'finance.case.fits', field: 'how' });
  const { orderId } = order;
  const { attemptNo } = attempt;
  const off = { ...postedMoney({ order, attempt, cents }), refundNo: one.refundNo };
  const { times } = await standOf(tx, one.rentId, (time) => postWrittenOff({ ...off, time }));
  await post(tx, one.rentId, postWrittenOff({ ...off, time: times + 1 }), { by, at });
  await orders.addTrack(tx, { orderId, at, by, event: 'writtenOff', attemptNo, cents });
  return ok(undefined);
}

/** A refund that was found is booked: of its order, of money that paid nothing, or as a difference. */
async function book(of: Settling, how: CaseWay, typedCents: number | undefined): Promise<Result<unknown>> {
  const { work, order, one, nowMs } = of;
  const cents = one.cents ?? typedCents;
  if (cents === undefined) return noAmount;
  const attempt = (await orders.attemptsOf(work.tx, order.orderId)).find(
    ({ paymentId }) => paymentId === one.paymentId,
  );
  if (!attempt) return refuse({ code: 'finance.case.notFound', field: 'caseId' });
  if (how === 'writeOff') return writeOff(of, attempt, cents);
  if (attempt.isPayer) return bookRefund(of, attempt, cents);
  if (attempt.paidCents === null) return noAmount;
  const left = keptCents(attempt);
  if (cents > left) return refuse({ code: 'finance.case.otherAmount', args: { 0: yuanText(left) } });
  const has = await gaveBack(work, attempt.paymentId, { refundNo: one.refundNo, cents }, { by: of.by, nowMs });
  return has ? ok(undefined) : refuse({ code: 'finance.case.otherAmount', args: { 0: yuanText(0) } });
}

const ofFailed = { payAgain, paidOtherwise, undo } as const;

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
    if (one.settledAt !== null) return refuse({ code: 'finance.case.settled', args: { name: one.settledBy ?? '' } });
    const refund = one.refundId === null ? undefined : await store.lockRefund(tx, one.refundId);
    const { payeeRentId, creatorId } = order;
    const who = { kind: one.kind, payeeRentId, creatorId, askedById: refund?.askedById };
    const problem = checkSettlesCase(who, { rentId: scope.rentId, userId: account.userId }, how, amount);
    if (problem) return refuse(problem);
    const nowMs = deps.clock();
    const by = nameOf(account);
    const at = new Date(nowMs).toISOString();
    const of = { work, order, one, remark, by, at, nowMs, asks };
    const isFound = how === 'book' || how === 'writeOff';
    const settled = isFound ? await book(of, how, amount) : refund && (await ofFailed[how]({ ...of, refund }));
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
