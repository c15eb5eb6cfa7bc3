import { minuteMs, yuanText } from '@fireline/domain/lib';
import { mayStillBePaid } from '@fireline/domain/finance';
import { isoNow } from '../../lib/context.ts';
import { isFree, leaseMs } from '../../lib/jobs/lease.ts';
import { transact } from '../../lib/transact.ts';
import * as orders from '../orders/store.ts';
import { payBack, planRefund, returnSplit } from '../refund/carrying.ts';
import { openFound } from '../refund/found.ts';
import { addReceiver, finish, sendSplit, splitOrder } from '../split/carrying.ts';
import type { TaskKind } from '../tables.ts';
import { accessById, type PayDeps, providerOf } from './accesses.ts';
import { closeAttempt } from './asking.ts';
import { cameBack, gaveBack } from './givingBack.ts';
import type { ProviderTask, TaskOutcome } from './outcome.ts';

const second = 1000;
const attemptOf = ({ database }: PayDeps, { paymentId }: ProviderTask) =>
  database.db.selectFrom('payment').selectAll().where('paymentId', '=', paymentId).executeTakeFirstOrThrow();

async function close(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const attempt = await attemptOf(deps, task);
  const isAnswered = await closeAttempt(deps, attempt);
  const after = (await orders.attemptsOf(deps.database.db, attempt.orderId)).find(
    (one) => one.paymentId === attempt.paymentId,
  );
  // one that was ended here first is ended there all the same
  return { isDone: isAnswered && after !== undefined && mayStillBePaid([after]).length === 0 };
}

/** Money that paid nothing goes back; what its provider cannot pay back is for finance to decide. */
async function giveBack(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const attempt = await attemptOf(deps, task);
  const access = await accessById(deps.database.db, attempt.accessId);
  if (!access) return { isDone: false };
  if (task.cents === null) throw new Error(`task ${task.taskId} has no amount`);
  const back = { refundNo: task.outNo, cents: task.cents };
  const answer = await providerOf(deps, access).refund(access, { outNo: attempt.outNo, ...back });
  const state = answer.isAnswered ? answer.state : 'pending';
  const code = answer.isAnswered ? (answer.code ?? null) : 'NO_ANSWER';
  // about once a day
  if (state === 'pending' && task.tries % 24 === 0)
    deps.log.error('a provider does not pay back', new Error(String(code)), { taskId: task.taskId });
  return {
    isDone: state !== 'pending',
    lastCode: code,
    note: async (work, nowMs) => {
      const by = { by: '', nowMs };
      if (state === 'success') {
        if (!(await gaveBack(work, attempt.paymentId, back, by)))
          await openFound(
            work,
            attempt.paymentId,
            { ...back, amount: yuanText(back.cents), at: new Date(nowMs).toISOString() },
            new Date(nowMs).toISOString(),
          );
      } else await cameBack(work, attempt.paymentId, { ...back, code }, by);
    },
  };
}

const deeds: Readonly<Record<TaskKind, (deps: PayDeps, task: ProviderTask) => Promise<TaskOutcome>>> = {
  close,
  refund: giveBack,
  addReceiver,
  planSplit: splitOrder,
  split: sendSplit,
  finish,
  planRefund,
  returnSplit,
  payBack,
};

const taskRetryMs = (tries: number): number => Math.min(60 * minuteMs, 5 * second * 2 ** Math.min(tries, 12));

const claimOne = ({ database, clock }: PayDeps): Promise<ProviderTask | undefined> =>
  transact(database, ({ tx }) =>
    tx
      .updateTable('providerTask')
      .set((eb) => ({ claimedUntil: new Date(clock() + leaseMs).toISOString(), tries: eb('tries', '+', 1) }))
      .where('taskId', '=', (eb) =>
        eb
          .selectFrom('providerTask')
          .select('taskId')
          .where('doneAt', 'is', null)
          .where('runAt', '<=', isoNow(clock))
          .where(isFree('claimed_until', isoNow(clock)))
          .orderBy('runAt')
          .orderBy('taskId')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst(),
  );

/** One task that is due is done: claimed, asked for outside of any transaction, and noted. @returns whether there was one */
export async function doTask(deps: PayDeps): Promise<boolean> {
  const { database, clock, log } = deps;
  const task = await claimOne(deps);
  if (!task) return false;
  const outcome = await deeds[task.kind](deps, task).catch((error: unknown): TaskOutcome => {
    log.error('a task of a payment provider failed', error, { taskId: task.taskId });
    return { isDone: false };
  });
  const { lastCode = null, againMs = taskRetryMs(task.tries), note } = outcome;
  const write = (isOver: boolean) =>
    transact(database, async (work) => {
      const nowMs = clock();
      if (isOver) await note?.(work, nowMs);
      const runAt = new Date(nowMs + againMs).toISOString();
      await work.tx
        .updateTable('providerTask')
        .set({ claimedUntil: null, lastCode, ...(isOver ? { doneAt: new Date(nowMs).toISOString() } : { runAt }) })
        .where('taskId', '=', task.taskId)
        .where('tries', '=', task.tries)
        .execute();
    });
  await write(outcome.isDone).catch(async (error: unknown) => {
    log.error('a task of a payment provider could not be noted', error, { taskId: task.taskId });
    await write(false);
  });
  return true;
}
