import { minuteMs } from '@fireline/domain/lib';
import { mayStillBePaid, openOrderStates, paymentStep } from '@fireline/domain/finance';
import { isoNow } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import * as orders from '../orders/store.ts';
import type { PaymentAnswer, PayAccess, PaymentProvider } from '../provider/port.ts';
import { unanswered } from '../provider/port.ts';
import { accessById, type PayDeps, providerOf } from './accesses.ts';
import { applyWord, endIfClosed } from './applying.ts';

const second = 1000;
/** How long an attempt without a word waits before its provider is asked, and how long at most between two questions. */
export const firstAskMs = 20 * second;
const askAtMostMs = 60 * minuteMs;
/** What a provider does not know by then was never made there: the gateway died before it had asked for it. */
const madeWithinMs = 60 * second;
/** After so long without a final word people look at it; it is asked for all the same. */
const reportedMs = 24 * 60 * minuteMs;

type Asked = Pick<orders.Attempt, 'orderId' | 'paymentId' | 'accessId' | 'outNo' | 'createdAt' | 'asked'>;

/** Asks a provider; whatever goes wrong on the way is no answer. */
async function answered(
  deps: PayDeps,
  { accessId, outNo }: Asked,
  ask: (provider: PaymentProvider, access: PayAccess) => Promise<PaymentAnswer>,
): Promise<PaymentAnswer> {
  try {
    const access = await accessById(deps.database.db, accessId);
    return access ? await ask(providerOf(deps, access), access) : unanswered;
  } catch (error) {
    deps.log.error('a payment provider did not answer', error, { accessId, outNo });
    return unanswered;
  }
}

/** How long until the next question: the gaps grow. */
const gapMs = ({ asked }: Asked): number => Math.min(askAtMostMs, firstAskMs * 2 ** Math.min(asked, 10));

/** Applies an answer to the attempt. An attempt without one is unknown until there is one. */
async function applyAnswer(deps: PayDeps, attempt: Asked, answer: PaymentAnswer, isClosing: boolean): Promise<void> {
  const { database, clock, log } = deps;
  const by = { by: '', nowMs: clock() };
  await transact(database, async (work) => {
    const { paymentId, orderId } = attempt;
    await orders.lockOrder(work.tx, orderId);
    if (answer.isAnswered && answer.said !== 'none') await applyWord(work, attempt, answer.said, by);
    // it never came to be there, so nobody can pay it
    else if (answer.isAnswered && isClosing) await applyWord(work, attempt, { state: 'closed' }, by);
    else if (answer.isAnswered && by.nowMs - Date.parse(attempt.createdAt) > madeWithinMs)
      await applyWord(work, attempt, { state: 'failed' }, by);
    const now = (await orders.attemptsOf(work.tx, orderId)).find((one) => one.paymentId === paymentId);
    if (!now || !mayStillBePaid([now]).length) return endIfCancelled(work, orderId, by);
    const lost = answer.isAnswered ? undefined : paymentStep(now.state, 'lose', { cents: now.cents });
    if (lost?.ok) {
      const at = new Date(by.nowMs).toISOString();
      await orders.addTrack(work.tx, { orderId, at, by: '', event: 'attemptLost', attemptNo: now.attemptNo });
    }
    const lateMs = by.nowMs - Date.parse(attempt.createdAt) - reportedMs;
    if (lateMs > 0 && lateMs <= gapMs(attempt))
      log.error('a payment has no final word after a day', new Error(now.outNo), { paymentId });
    const nextAskAt = new Date(by.nowMs + gapMs(attempt)).toISOString();
    await work.tx
      .updateTable('payment')
      .set({ state: lost?.ok ? lost.value : now.state, asked: attempt.asked + 1, nextAskAt })
      .where('paymentId', '=', paymentId)
      .execute();
  });
}

async function endIfCancelled(
  work: Parameters<typeof endIfClosed>[0],
  orderId: number,
  by: Parameters<typeof endIfClosed>[2],
) {
  const order = await orders.lockOrder(work.tx, orderId);
  if (order && order.cancelBy !== null) await endIfClosed(work, orderId, by);
}

/** Asks the provider of an attempt what became of it. @spec FIN-12 */
export const askAttempt = async (deps: PayDeps, attempt: Asked): Promise<void> =>
  applyAnswer(
    deps,
    attempt,
    await answered(deps, attempt, (provider, access) => provider.query(access, attempt.outNo)),
    false,
  );

/** Ends an attempt at its provider; what was paid there counts. @returns whether the provider has answered @spec FIN-12 */
export async function closeAttempt(deps: PayDeps, attempt: Asked): Promise<boolean> {
  const answer = await answered(deps, attempt, (provider, access) => provider.close(access, attempt.outNo));
  await applyAnswer(deps, attempt, answer, true);
  return answer.isAnswered;
}

/** Does one after the other; one that cannot be done keeps none of the others waiting. Its order alone is named: codes are in no log. */
async function each<One extends { readonly orderId: number }>(
  { log }: PayDeps,
  { isStopped }: Pace,
  all: readonly One[],
  run: (one: One) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    if (isStopped()) return;
    await run(one).catch((error: unknown) =>
      log.error('a payment could not be looked after', error, { orderId: one.orderId }),
    );
  }
}

/** Job: attempts without a word are asked for. */
export async function askPending(deps: PayDeps, pace: Pace): Promise<void> {
  const due = await deps.database.db
    .selectFrom('payment')
    .selectAll()
    .where('nextAskAt', '<=', isoNow(deps.clock))
    .orderBy('nextAskAt')
    .limit(100)
    .execute();
  await each(deps, pace, due, (attempt) => askAttempt(deps, attempt));
}

/**
 * Job: orders whose time is over, and those that somebody cancels, end; but only on the word of the provider where they can be paid there. A
 * provider that does not answer is asked at the times of its attempt, so that its orders do not keep the others from their end.
 */
export async function endOrders(deps: PayDeps, pace: Pace): Promise<void> {
  const { db } = deps.database;
  const now = isoNow(deps.clock);
  const due = await db
    .selectFrom('tradeOrder')
    .select('orderId')
    .where('state', 'in', openOrderStates)
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('cancelBy', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('paymentId')
            .whereRef('payment.orderId', '=', 'tradeOrder.orderId')
            .where('payment.state', '=', 'unknown')
            .where('nextAskAt', '>', now),
        ),
      ),
    )
    .orderBy('expiresAt')
    .limit(200)
    .execute();
  await each(deps, pace, due, async ({ orderId }) => {
    for (const attempt of mayStillBePaid(await orders.attemptsOf(db, orderId))) await closeAttempt(deps, attempt);
    await transact(deps.database, (work) => endIfClosed(work, orderId, { by: '', nowMs: deps.clock() }));
  });
}
