import {
  type CaseWay,
  endRefund,
  keptCents,
  postRefund,
  postRefundDue,
  postTopUpBack,
  postWrittenOff,
  refundLines,
  unitsOfFound,
} from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { post, standOf } from '../ledger/store.ts';
import { lockWallet } from '../ledger/walletStore.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import * as orders from '../orders/store.ts';
import { payerOf, postedOf as postedMoney } from '../paying/facts.ts';
import { gaveBack } from '../paying/givingBack.ts';
import type { LockedCase } from './caseStore.ts';
import { postedOf } from './ending.ts';
import { refundableOf, soldOf } from './facts.ts';
import { bookedAfterAll } from './known.ts';
import type { LockedRefund } from './store.ts';
import { takeUnits } from './units.ts';

/** Somebody settles a case. */
export interface Settling {
  readonly work: Work;
  readonly order: orders.LockedOrder;
  readonly one: LockedCase;
  readonly remark: string;
  readonly by: string;
  readonly at: string;
  readonly nowMs: number;
  readonly asks: SignedInAsks;
}
/** How money that the provider has paid back is posted: of a top-up it leaves the balance. */
async function postingsOf({ work: { tx }, order }: Settling, refund: LockedRefund, accessId: number) {
  const posted = postedOf(refund, order, accessId);
  if (order.type !== 'topUp') return [postRefundDue(posted), postRefund(posted)];
  const payer = payerOf(order);
  const { balanceCents } = (await lockWallet(tx, order.payeeRentId, payer)) ?? { balanceCents: 0 };
  return [postTopUpBack({ ...posted, payer, access: `a${accessId}` }, balanceCents ?? 0)];
}

/** The number of a refund that is booked: one that failed first has its own. */
async function numberOf(tx: Tx, { refundNo, paymentId }: LockedCase): Promise<string> {
  const failed = await tx
    .selectFrom('refund')
    .select('refundId')
    .where('refundNo', '=', refundNo)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return failed ? bookedAfterAll(refundNo) : refundNo;
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
      refundNo: await numberOf(tx, one),
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
