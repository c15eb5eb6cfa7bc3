import {
  type CaseWay,
  endRefund,
  keptCents,
  postRefund,
  postRefundDue,
  postWrittenOff,
  refundLines,
  unitsOfFound,
} from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { changedNow } from '../../lib/changes.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { post, standOf, together } from '../ledger/store.ts';
import { lockWallet } from '../ledger/walletStore.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import * as orders from '../orders/store.ts';
import { payerOf, postedOf as postedMoney } from '../paying/facts.ts';
import { gaveBack } from '../paying/givingBack.ts';
import { hasRefundIn, type LockedCase, owedOf } from './caseStore.ts';
import { paidBackOf, postedOf } from './ending.ts';
import { refundableOf, soldOf } from './facts.ts';
import { repeat, type Settling } from './settling.ts';
import { lockRefund } from './store.ts';
import { takeUnits } from './units.ts';

/** The number of a refund that is booked: one that failed first keeps its own. */
async function numberOf(
  tx: Tx,
  { refundNo, paymentId }: LockedCase,
): Promise<Pick<NewRow<'refund'>, 'refundNo' | 'providerNo'>> {
  const { times } = await tx
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('paymentId', '=', paymentId)
    .where((eb) => eb.or([eb('refundNo', '=', refundNo), eb('providerNo', '=', refundNo)]))
    .executeTakeFirstOrThrow();
  return times === 0
    ? { refundNo, providerNo: null }
    : { refundNo: `${refundNo}-A${times === 1 ? '' : times}`, providerNo: refundNo };
}

/** What both ways of booking a refund end with. */
async function noteBooked({ work, order, by, at }: Settling, cents: number): Promise<void> {
  const { orderId, refundedCents } = order;
  await orders.changeOrder(work.tx, orderId, { refundedCents: refundedCents + cents });
  await orders.addTrack(work.tx, { orderId, at, by, event: 'refunded', cents });
  await writeOrderLetter(work, order, 'refunded', { at, cents });
}

/** The refund that was found is the one that the buyer is owed: what was taken back for that stays taken, and its case is settled, too. */
async function bookOwed(of: Settling, attempt: orders.Attempt, owed: LockedCase): Promise<Result<unknown>> {
  const { work, order, one, remark, by, at } = of;
  const { tx } = work;
  if (owed.refundId === null) throw new Error(`case ${owed.caseId} has no refund`);
  const refund = await lockRefund(tx, owed.refundId);
  const made = await repeat(
    { ...of, refund },
    { state: 'success', endedAt: one.happenedAt, ...(await numberOf(tx, one)) },
  );
  if (!made.ok) return made;
  const { rentId, cents } = made.value;
  await post(tx, rentId, postRefund(postedOf(made.value, order, attempt.accessId)), { by, at });
  await tx
    .updateTable('moneyCase')
    .set({ how: 'book', remark, settledBy: by, settledAt: at })
    .where('caseId', '=', owed.caseId)
    .execute();
  await noteBooked(of, cents);
  return ok(undefined);
}

/** What the balance of the payer holds, in cents; locked until the end of the transaction. */
const balanceOf = async ({ work: { tx }, order }: Settling): Promise<number> =>
  (await lockWallet(tx, order.payeeRentId, payerOf(order)))?.balanceCents ?? 0;

/** A refund that was found is booked as one of its order, with the units that it is worth. */
async function bookRefund(of: Settling, attempt: orders.Attempt, cents: number): Promise<Result<unknown>> {
  const { work, order, one, remark, by, at, nowMs, asks } = of;
  const { tx } = work;
  const { orderId } = order;
  // what is on its way counts as neither left nor gone: its end is waited for
  if (await hasRefundIn(tx, orderId, ['refunding'])) return refuse({ code: 'finance.refund.pending' });
  const owed = await owedOf(tx, orderId);
  const same = owed.find((each) => each.paymentId === attempt.paymentId && each.cents === cents);
  if (same) return bookOwed(of, attempt, same);
  if (owed[0]) return refuse({ code: 'finance.case.owed', args: { 0: owed[0].refundNo } });
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
      ...(await numberOf(tx, one)),
      state: 'success',
      cents,
      units: units.value,
      reason: remark,
      contact: '',
      remark: '',
      askedById: null,
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
  const isTopUp = order.type === 'topUp';
  const walletCents = isTopUp ? await balanceOf(of) : 0;
  const posting = together(
    ...(isTopUp ? [] : [postRefundDue(postedOf(refund, order, attempt.accessId))]),
    paidBackOf(refund, order, attempt.accessId, walletCents),
  );
  if (!posting.ok) return posting;
  await post(tx, one.rentId, posting, { by, at });
  if (units.value > 0) {
    const moved = await takeUnits(work, { order, refundId, units: units.value }, { by, nowMs });
    if (!moved.ok) return moved;
  }
  await noteBooked(of, cents);
  return ok(undefined);
}

const noAmount = refuse({ code: 'form.required', field: 'amount' });

/** Whether a refund that was found can be booked: as much is left of its order or of the money that paid nothing. */
async function fits(of: Settling, attempt: orders.Attempt, cents: number): Promise<boolean> {
  const { order } = of;
  if (!attempt.isPayer) return cents <= keptCents(attempt);
  if (!endRefund(refundableOf(order), 'success', cents).ok) return false;
  return order.type !== 'topUp' || cents <= (await balanceOf(of));
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

/** A refund that was found is booked, of its order, of money that paid nothing, or as a difference; or it was none. */
export async function book(of: Settling, how: CaseWay, typedCents: number | undefined): Promise<Result<unknown>> {
  const { work, order, one, nowMs } = of;
  if (how === 'dismiss') return ok(undefined);
  const cents = one.cents ?? typedCents;
  if (cents === undefined) return noAmount;
  const attempt = (await orders.attemptsOf(work.tx, order.orderId)).find(
    ({ paymentId }) => paymentId === one.paymentId,
  );
  if (!attempt) return refuse({ code: 'finance.case.notFound', field: 'caseId' });
  if (how === 'writeOff') return writeOff(of, attempt, cents);
  if (attempt.isPayer) return bookRefund(of, attempt, cents);
  const left = keptCents(attempt);
  if (cents > left) return refuse({ code: 'finance.case.otherAmount', args: { 0: yuanText(left) } });
  const has = await gaveBack(work, attempt.paymentId, { refundNo: one.refundNo, cents }, { by: of.by, nowMs });
  return has ? ok(undefined) : refuse({ code: 'finance.case.otherAmount', args: { 0: yuanText(0) } });
}
