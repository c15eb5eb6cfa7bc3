import { clawback, postReturn, returnStep } from '@fireline/domain/finance';
import { minuteMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Work } from '../../lib/transact.ts';
import { post } from '../ledger/store.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { accessById, type PayDeps, providerOf } from '../paying/accesses.ts';
import { addDeed } from '../paying/deeds.ts';
import type { ProviderTask, TaskOutcome } from '../paying/outcome.ts';
import type { SplitAnswer } from '../provider/port.ts';
import { defaultMerchant } from '../split/merchantStore.ts';
import { stoppedCode } from '../split/merchants.ts';
import { end } from './ending.ts';
import { holdingsOf, isBeingSplit } from './facts.ts';
import * as store from './store.ts';

const second = 1000;
/** How long a step waits for the one before it, or for the provider. */
const againMs = 2 * second;
const stopped: TaskOutcome = { isDone: false, lastCode: stoppedCode, againMs: 10 * minuteMs };
const over: TaskOutcome = { isDone: true };

/** The refund of a task, with the attempt whose money goes back and where it is. */
async function refundOf({ database: { db } }: PayDeps, { refundId }: ProviderTask) {
  const refund = await db.selectFrom('refund').selectAll().where('refundId', '=', refundId).executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('paymentId', '=', refund.paymentId)
    .executeTakeFirstOrThrow();
  const isStopped = (await defaultMerchant(db, refund.rentId))?.stoppedAt != null;
  return { refund, payment, isStopped };
}

/** The provider is asked to pay the buyer, once every recipient has given back its part or the merchant bears it. */
export async function askPayBack(
  work: Work,
  { refundId, rentId, paymentId, refundNo }: Pick<store.LockedRefund, 'refundId' | 'rentId' | 'paymentId' | 'refundNo'>,
  runAt: string,
): Promise<void> {
  const states = (await store.returnsOf(work.tx, refundId)).map(({ state }) => state);
  if (states.some((state) => state === 'pending' || state === 'refused')) return;
  await addDeed(work, { rentId, paymentId, refundId, kind: 'payBack', outNo: refundNo, runAt });
}

/** Writes who gives back how much. Nothing of the order is split meanwhile, so that it stays as it is. @spec FIN-08 TAR-09 */
async function writePlan(work: Work, refundId: number, nowMs: number): Promise<void> {
  const { tx } = work;
  const named = await tx
    .selectFrom('refund')
    .select('orderId')
    .where('refundId', '=', refundId)
    .executeTakeFirstOrThrow();
  const order = await orders.lockOrder(tx, named.orderId);
  const refund = await store.lockRefund(tx, refundId);
  if (!order || refund.state !== 'refunding' || refund.plannedAt !== null) return;
  const { orderId, payeeRentId: rentId } = order;
  const { cents, paymentId, refundNo } = refund;
  const at = new Date(nowMs).toISOString();
  const holdings = await holdingsOf(tx, orderId, nowMs);
  const held = holdings.reduce((sum, { heldCents }) => sum + heldCents, 0);
  const byId = new Map(holdings.map((one) => [String(one.splitId), one]));
  const plan = clawback(
    cents,
    holdings.map(({ splitId, heldCents }) => ({ recipientId: String(splitId), heldCents })),
    order.paidCents - order.refundedCents - held,
    (splitId) => byId.get(splitId)?.problem,
  );
  if (!plan.ok) throw new Error(`refund ${refundId} cannot be taken back: ${plan.problems[0]?.code}`);
  for (const part of plan.value.parts.filter((one) => one.cents > 0 || one.borneCents > 0)) {
    const splitId = Number(part.recipientId);
    const outNo = `${refundNo}-${splitId}`;
    const isAsked = part.cents > 0;
    const { returnId } = await tx
      .insertInto('refundReturn')
      .values({
        refundId,
        splitId,
        cents: part.cents,
        borneCents: part.borneCents,
        outNo,
        state: isAsked ? 'pending' : 'borne',
        reasonCode: part.reason?.code ?? null,
        createdAt: at,
        endedAt: isAsked ? null : at,
      })
      .returning('returnId')
      .executeTakeFirstOrThrow();
    if (isAsked) await addDeed(work, { rentId, paymentId, refundId, returnId, kind: 'returnSplit', outNo, runAt: at });
  }
  await store.changeRefund(tx, refundId, { plannedAt: at, merchantCents: plan.value.merchantCents });
  await freeFirst(work, refund, at);
  await askPayBack(work, refund, at);
  await tellOrder(work, orderId);
}

/** Money that the provider holds for splits is freed first, where the refund needs more than what is not split of it. */
async function freeFirst(work: Work, { paymentId, rentId, orderId, cents }: store.LockedRefund, runAt: string) {
  const { tx } = work;
  const payment = (await orders.attemptsOf(tx, orderId)).find((one) => one.paymentId === paymentId);
  if (!payment?.isSplit) return;
  const records = await tx
    .selectFrom('splitRecord')
    .select(['cents', 'result', 'frees'])
    .where('orderId', '=', orderId)
    .execute();
  const done = records.filter(({ result }) => result === 'success');
  if (done.some(({ frees }) => frees)) return;
  const { refundedCents } = await tx
    .selectFrom('tradeOrder')
    .select('refundedCents')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const given = done.reduce((sum, one) => sum + one.cents, 0);
  if (cents > (payment.paidCents ?? 0) - refundedCents - given)
    await addDeed(work, { rentId, paymentId, kind: 'finish', outNo: `${payment.outNo}-F`, runAt });
}

/** First step of an approved refund: it waits until the order is split, then it is known who gives back how much. */
export async function planRefund(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const { refund, isStopped } = await refundOf(deps, task);
  if (refund.state !== 'refunding' || refund.plannedAt !== null) return over;
  if (isStopped) return stopped;
  if (await isBeingSplit(deps.database.db, refund.orderId))
    return { isDone: false, lastCode: 'WAITS_FOR_SPLIT', againMs };
  return { isDone: true, note: (work, nowMs) => writePlan(work, refund.refundId, nowMs) };
}

/** What the provider said of a return, noted in it, in the split, the ledger and the track of its order. @spec FIN-08 N18 TAR-09 */
async function noteReturn(work: Work, returnId: number, answer: SplitAnswer, nowMs: number): Promise<void> {
  const { tx } = work;
  if (!answer.isAnswered || answer.state === 'pending') return;
  const named = await tx
    .selectFrom('refundReturn')
    .innerJoin('refund', 'refund.refundId', 'refundReturn.refundId')
    .select(['refund.orderId', 'refund.refundId'])
    .where('returnId', '=', returnId)
    .executeTakeFirstOrThrow();
  const order = await orders.lockOrder(tx, named.orderId);
  const refund = await store.lockRefund(tx, named.refundId);
  const part = (await store.returnsOf(tx, named.refundId)).find((one) => one.returnId === returnId);
  const isGood = answer.state === 'success';
  const next = part && returnStep(part.state, isGood ? 'succeed' : 'refuse');
  if (!order || !part || !next?.ok) return;
  const at = new Date(nowMs).toISOString();
  await tx
    .updateTable('refundReturn')
    .set({
      state: next.value,
      endedAt: isGood ? at : null,
      errorCode: isGood ? null : (answer.code ?? 'UNKNOWN'),
      errorMessage: isGood ? null : (answer.message ?? null),
    })
    .where('returnId', '=', returnId)
    .execute();
  const { cents, splitId, recipientId } = part;
  const { orderId } = order;
  if (isGood) {
    await tx
      .updateTable('splitRecord')
      .set({ returnedCents: sql<number>`returned_cents + ${cents}` })
      .where('splitId', '=', splitId)
      .execute();
    const posting = postReturn({
      orderId: String(orderId),
      payee: { kind: order.payeeKind, id: order.payeeId },
      splitId: String(splitId),
      recipientId: String(recipientId),
      refundId: String(refund.refundId),
      cents,
    });
    await post(tx, refund.rentId, posting, { by: '', at });
    await askPayBack(work, refund, at);
  }
  await store.changeRefund(tx, refund.refundId, {});
  await orders.addTrack(tx, { orderId, at, by: '', event: isGood ? 'returnDone' : 'returnRefused', cents });
  await tellOrder(work, orderId);
}

/** Second step: a recipient gives back its part; asked again under its number, the provider says what became of it. */
export async function returnSplit(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const { db } = deps.database;
  const { refund, payment, isStopped } = await refundOf(deps, task);
  const part = (await store.returnsOf(db, refund.refundId)).find(({ returnId }) => returnId === task.returnId);
  // tried again since under another number, or borne
  if (part?.state !== 'pending' || part.outNo !== task.outNo) return over;
  if (isStopped) return stopped;
  const access = await accessById(db, payment.accessId);
  if (!access) return { isDone: false, lastCode: 'NO_ACCESS' };
  const { returnId, detailNo, recipientAccount: account, cents } = part;
  const asked = { outNo: payment.outNo, detailNo, returnNo: task.outNo, account, cents };
  const answer = await providerOf(deps, access).returnSplit(access, asked);
  if (!answer.isAnswered) return { isDone: false, lastCode: 'NO_ANSWER' };
  if (answer.state === 'pending') return { isDone: false, lastCode: answer.code ?? 'PROCESSING', againMs };
  return {
    isDone: true,
    lastCode: answer.code ?? null,
    note: (work, nowMs) => noteReturn(work, returnId, answer, nowMs),
  };
}

const waitsForFinish = async ({ database: { db } }: PayDeps, paymentId: number): Promise<boolean> =>
  (await db
    .selectFrom('providerTask')
    .select('taskId')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'finish')
    .where('doneAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Last step: the buyer is paid. A provider that does not answer is asked again under the same number, which pays once. */
export async function payBack(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const { refund, payment, isStopped } = await refundOf(deps, task);
  if (refund.state !== 'refunding') return over;
  if (isStopped) return stopped;
  if (payment.isSplit && (await waitsForFinish(deps, payment.paymentId)))
    return { isDone: false, lastCode: 'WAITS_FOR_FINISH', againMs };
  const access = await accessById(deps.database.db, payment.accessId);
  if (!access) return { isDone: false, lastCode: 'NO_ACCESS' };
  const { refundId, refundNo, cents } = refund;
  const answer = await providerOf(deps, access).refund(access, { outNo: payment.outNo, refundNo, cents });
  if (!answer.isAnswered) return { isDone: false, lastCode: 'NO_ANSWER' };
  const { state, code = null, message = null } = answer;
  if (state === 'pending') return { isDone: false, lastCode: code ?? 'PROCESSING' };
  return {
    isDone: true,
    lastCode: code,
    note: (work, nowMs) => end(work, refundId, { isPaidBack: state === 'success', code, message }, { by: '', nowMs }),
  };
}
