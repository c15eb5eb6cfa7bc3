import {
  keptCents,
  mayStillBePaid,
  orderStep,
  paymentStep,
  postGivenBack,
  type Posting,
  undone,
} from '@fireline/domain/finance';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { isPosted, post } from '../ledger/store.ts';
import { writeOrderLetter } from '../orders/letters.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from './deeds.ts';
import { type Bearer, contextOf, postedOf } from './facts.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Whether money of an attempt is on its way back. */
export const isGoingBack = async (tx: Tx, { paymentId }: Pick<orders.Attempt, 'paymentId'>): Promise<boolean> =>
  (await tx
    .selectFrom('providerTask')
    .select('taskId')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('doneAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Ends what was to go back and has not: it went another way, or cannot go. */
const endTasks = (tx: Tx, paymentId: number, lastCode: string, at: string) =>
  tx
    .updateTable('providerTask')
    .set({ doneAt: at, lastCode })
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('doneAt', 'is', null)
    .executeTakeFirst();

/** Money of an attempt that pays nothing goes back, as much as is left: asked of its provider, each time under a number of its own. @spec FIN-12 */
export async function sendBack(work: Work, attempt: orders.Attempt, { by, nowMs }: Bearer): Promise<void> {
  const { tx } = work;
  const { paymentId, rentId, orderId, attemptNo, outNo } = attempt;
  if (await isGoingBack(tx, attempt)) return;
  const at = iso(nowMs);
  const cents = keptCents(attempt);
  const { count } = await tx
    .selectFrom('providerTask')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow();
  const refundNo = Number(count) === 0 ? `${outNo}-R` : `${outNo}-R${Number(count) + 1}`;
  await orders.addTrack(tx, { orderId, at, by, event: 'giveBack', attemptNo, cents });
  await addDeed(work, { rentId, paymentId, kind: 'refund', outNo: refundNo, cents, runAt: at });
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

const keysOf = (posting: Posting): readonly string[] => (posting.ok ? posting.value.map(({ key }) => key) : []);

/** Money that went back: under which number, how much, and which way. */
export interface GivenBack {
  readonly refundNo: string;
  readonly cents: number;
  /** Not by the provider: a bank transfer or cash, and why. */
  readonly otherwise?: string;
}

/** Money that paid nothing has gone back, all of it or a part. A word that is known changes nothing. @spec FIN-12 TAR-10 */
export async function gaveBack(
  work: Work,
  paymentId: number,
  { refundNo, cents, otherwise }: GivenBack,
  by: Bearer,
): Promise<void> {
  const { tx } = work;
  const { order, attempts, attempt } = await lockAttempt(tx, paymentId);
  const left = keptCents(attempt) - cents;
  const context = { cents: attempt.cents, paysOrder: attempt.isPayer };
  const next = paymentStep(attempt.state, left === 0 ? 'giveBack' : 'givePart', context);
  const way = otherwise === undefined ? {} : { access: 'bank' };
  const given = postGivenBack({ ...postedOf({ order, attempt, cents }), ...way, refundNo });
  if (!next.ok || (await isPosted(tx, attempt.rentId, keysOf(given)))) return;
  if (left < 0) throw new Error(`attempt ${paymentId} cannot give back ${cents} cents`);
  const at = iso(by.nowMs);
  const { orderId } = order;
  const { attemptNo } = attempt;
  const wasGoing = (await endTasks(tx, paymentId, refundNo, at)).numUpdatedRows > 0n;
  const givenBackCents = attempt.givenBackCents + cents;
  await change(tx, paymentId, { state: next.value, givenBackCents });
  await post(tx, attempt.rentId, given, { by: by.by, at });
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'returned', attemptNo, cents });
  const letter = otherwise === undefined ? ('returned' as const) : ('returnedOtherwise' as const);
  await writeOrderLetter(work, order, letter, { at, cents, ...(otherwise !== undefined && { reason: otherwise }) });
  if (left > 0 && wasGoing) await sendBack(work, { ...attempt, givenBackCents }, by);
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
  const { attemptNo, rentId } = attempt;
  const given = postGivenBack({ ...postedOf({ order, attempt, cents }), refundNo });
  const opposite = undone(given);
  const hasGone = await isPosted(tx, rentId, keysOf(given));
  if (hasGone) {
    if (await isPosted(tx, rentId, keysOf(opposite))) return;
    await post(tx, rentId, opposite, { by: by.by, at });
  } else if ((await endTasks(tx, paymentId, code ?? 'FAILED', at)).numUpdatedRows === 0n) return;
  await change(tx, paymentId, {
    state: next.value,
    ...(hasGone && { givenBackCents: attempt.givenBackCents - cents }),
  });
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'cameBack', attemptNo, cents });
  await writeOrderLetter(work, order, 'cameBack', { at, cents });
  await tellOrder(work, orderId);
}
