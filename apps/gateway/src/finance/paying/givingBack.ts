import {
  giveBackNo,
  goesBackAlone,
  keptCents,
  mayStillBePaid,
  orderStep,
  paymentStep,
  postGivenBack,
  undone,
} from '@fireline/domain/finance';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { post, standOf } from '../ledger/store.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from './deeds.ts';
import { type Bearer, contextOf, postedOf } from './facts.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Whether money of an attempt is on its way back. */
export const isGoingBack = async (tx: Tx, { paymentId }: Pick<orders.Attempt, 'paymentId'>): Promise<boolean> =>
  (await orders.goingBack(tx).where('payment.paymentId', '=', paymentId).executeTakeFirst()) !== undefined;

const open = (tx: Tx, paymentId: number) =>
  tx
    .updateTable('providerTask')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('doneAt', 'is', null);

/** How often money of an attempt was sent back. */
async function timesSent(tx: Tx, paymentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('providerTask')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow();
  return count;
}

/** Money of an attempt that pays nothing goes back, as much as is left: asked of its provider, each time under a number of its own. @spec FIN-12 */
export async function sendBack(work: Work, attempt: orders.Attempt, { by, nowMs }: Bearer): Promise<void> {
  const { tx } = work;
  const { paymentId, rentId, orderId, attemptNo } = attempt;
  if (await isGoingBack(tx, attempt)) return;
  const at = iso(nowMs);
  const cents = keptCents(attempt);
  const outNo = giveBackNo(attempt.outNo, await timesSent(tx, paymentId));
  await orders.addTrack(tx, { orderId, at, by, event: 'giveBack', attemptNo, cents });
  await addDeed(work, { rentId, paymentId, kind: 'refund', outNo, cents, runAt: at });
}

/** Money of another amount goes back once its order is paid or over. What was sent back before is for finance to decide. */
export async function sendBackMisfits(work: Work, attempts: readonly orders.Attempt[], nowMs: number): Promise<void> {
  for (const attempt of attempts)
    if (attempt.state === 'suspense' && goesBackAlone(await timesSent(work.tx, attempt.paymentId)))
      await sendBack(work, attempt, { by: '', nowMs });
}

async function lockAttempt(tx: Tx, paymentId: number) {
  const { orderId } = await tx
    .selectFrom('payment')
    .select('orderId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const order = await orders.lockOrder(tx, orderId);
  const attempts = await orders.attemptsOf(tx, orderId);
  const attempt = attempts.find((one) => one.paymentId === paymentId);
  if (!order || !attempt) throw new Error(`there is no attempt ${paymentId}`);
  return { order, attempts, attempt };
}

const change = (tx: Tx, paymentId: number, set: Partial<Pick<orders.Attempt, 'state' | 'givenBackCents'>>) =>
  tx.updateTable('payment').set(set).where('paymentId', '=', paymentId).execute();

/** Money that went back: under which number, how much, and which way. */
export interface GivenBack {
  readonly refundNo: string;
  readonly cents: number;
  /** Not by the provider: a bank transfer or cash, and why. */
  readonly otherwise?: string;
}

/**
 * Money that paid nothing has gone back, all of it or a part. A word that is known changes nothing.
 * @returns whether it has gone by this word or an earlier one; not where it is not here any more, or more than is left: people look into it
 * @spec FIN-12 TAR-10
 */
export async function gaveBack(
  work: Work,
  paymentId: number,
  { refundNo, cents, otherwise }: GivenBack,
  by: Bearer,
): Promise<boolean> {
  const { tx } = work;
  const { order, attempts, attempt } = await lockAttempt(tx, paymentId);
  const { rentId, attemptNo } = attempt;
  const { orderId } = order;
  const way = otherwise === undefined ? {} : { access: 'bank' };
  const given = { ...postedOf({ order, attempt, cents }), ...way, refundNo };
  const { times, stands } = await standOf(tx, rentId, (time) => postGivenBack({ ...given, time }));
  if (stands) return true;
  const left = keptCents(attempt) - cents;
  const context = { cents: attempt.cents, paysOrder: attempt.isPayer };
  const next = paymentStep(attempt.state, left === 0 ? 'giveBack' : 'givePart', context);
  if (!next.ok || left < 0) return false;
  const at = iso(by.nowMs);
  await open(tx, paymentId).set({ doneAt: at }).where('outNo', '=', refundNo).execute();
  // what is on its way and has not gone is more than is left
  const { numUpdatedRows: ended } = await open(tx, paymentId)
    .set({ doneAt: at, lastCode: refundNo })
    .executeTakeFirst();
  const givenBackCents = attempt.givenBackCents + cents;
  await change(tx, paymentId, { state: next.value, givenBackCents });
  await post(tx, rentId, postGivenBack({ ...given, time: times + 1 }), { by: by.by, at });
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'returned', attemptNo, cents });
  const letter = otherwise === undefined ? ('returned' as const) : ('returnedOtherwise' as const);
  await writeOrderLetter(work, order, letter, { at, cents, ...(otherwise !== undefined && { reason: otherwise }) });
  if (left > 0 && ended > 0n) await sendBack(work, { ...attempt, givenBackCents }, by);
  // it waits for no payment any more, and can be paid again
  const failed =
    left === 0 && order.state === 'paying' && mayStillBePaid(attempts).length === 0
      ? orderStep(order.state, 'fail', contextOf(order, by.nowMs))
      : undefined;
  if (failed?.ok) {
    await orders.changeOrder(tx, orderId, { state: failed.value });
    const states = { stateBefore: order.state, stateAfter: failed.value };
    await orders.addTrack(tx, { orderId, at, by: '', event: 'fail', attemptNo, ...states });
  }
  await tellOrder(work, orderId);
  return true;
}

/**
 * Money that was to go back did not reach its payer, at once or days after it had gone: it is in suspense again, and finance decides. A word that is
 * known changes nothing.
 * @spec FIN-12 TAR-10
 */
export async function cameBack(
  work: Work,
  paymentId: number,
  { refundNo, cents, code }: Omit<GivenBack, 'otherwise'> & { readonly code: string | null },
  by: Bearer,
): Promise<void> {
  const { tx } = work;
  const { order, attempt } = await lockAttempt(tx, paymentId);
  const next = paymentStep(attempt.state, 'comeBack', { cents: attempt.cents, paysOrder: attempt.isPayer });
  if (!next.ok) return;
  const at = iso(by.nowMs);
  const { orderId } = order;
  const { attemptNo, rentId, givenBackCents } = attempt;
  const given = { ...postedOf({ order, attempt, cents }), refundNo };
  const { times, stands } = await standOf(tx, rentId, (time) => postGivenBack({ ...given, time }));
  if (stands) {
    await post(tx, rentId, undone(postGivenBack({ ...given, time: times })), { by: by.by, at });
    await change(tx, paymentId, { state: next.value, givenBackCents: givenBackCents - cents });
  } else {
    const ending = open(tx, paymentId)
      .set({ doneAt: at, lastCode: code ?? 'FAILED' })
      .where('outNo', '=', refundNo);
    if ((await ending.executeTakeFirst()).numUpdatedRows === 0n) return;
    await change(tx, paymentId, { state: next.value });
  }
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'cameBack', attemptNo, cents });
  await writeOrderLetter(work, order, 'cameBack', { at, cents });
  await tellOrder(work, orderId);
}
