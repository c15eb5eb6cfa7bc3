import { isLastPart, postSplit, providerMaxPercentDefault, splitStep, waitsForOthers } from '@fireline/domain/finance';
import { minuteMs } from '@fireline/domain/lib';
import type { Selectable } from 'kysely';
import type { Work } from '../../lib/transact.ts';
import { post } from '../ledger/store.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { accessById, accessOf, type PayDeps, providerOf } from '../paying/accesses.ts';
import type { ProviderTask, TaskOutcome } from '../paying/outcome.ts';
import type { ReceiverAnswer, SplitAnswer } from '../provider/port.ts';
import { sealName } from '../provider/sealedNames.ts';
import type { SplitRecordTable } from './tables.ts';
import { merchantById } from './merchantStore.ts';
import { stoppedCode } from './merchants.ts';
import { writeSplit } from './planning.ts';

type SplitRow = Selectable<SplitRecordTable>;
const second = 1000;
/** How long a part waits for the provider, or for the parts before it. */
const againMs = 2 * second;
const stopped: TaskOutcome = { isDone: false, lastCode: stoppedCode, againMs: 10 * minuteMs };

async function paymentOf({ database: { db } }: PayDeps, { paymentId }: ProviderTask) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { payment, access: await accessById(db, payment.accessId) };
}

/** The order is split by the rule of this moment. */
export async function splitOrder(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const { payment, access } = await paymentOf(deps, task);
  const max = access?.providerMaxPercent ?? providerMaxPercentDefault;
  return { isDone: true, note: (work, nowMs) => writeSplit(work, payment.paymentId, max, nowMs) };
}

/** What the provider said of a part, noted in its record, the ledger and the track of its order. @spec FIN-07 TAR-09 */
async function noteAnswer(work: Work, splitId: number, answer: SplitAnswer, nowMs: number): Promise<void> {
  const { tx } = work;
  if (!answer.isAnswered || answer.state === 'pending') return;
  const { orderId } = await tx
    .selectFrom('splitRecord')
    .select('orderId')
    .where('splitId', '=', splitId)
    .executeTakeFirstOrThrow();
  const order = await orders.lockOrder(tx, orderId);
  const record = await tx
    .selectFrom('splitRecord')
    .selectAll()
    .where('splitId', '=', splitId)
    .executeTakeFirstOrThrow();
  const isGood = answer.state === 'success';
  const next = splitStep(record.result, isGood ? 'succeed' : 'fail');
  if (!order || !next.ok) return;
  const at = new Date(nowMs).toISOString();
  const { code = null, message = null, providerNo } = answer;
  await tx
    .updateTable('splitRecord')
    .set({
      result: next.value,
      completedAt: at,
      resultCode: isGood ? code : null,
      errorCode: isGood ? null : (code ?? 'UNKNOWN'),
      errorMessage: isGood ? null : message,
      ...(providerNo !== undefined && { providerNo }),
    })
    .where('splitId', '=', splitId)
    .execute();
  const { cents, recipientId } = record;
  if (isGood)
    await post(
      tx,
      record.rentId,
      postSplit({
        orderId: String(orderId),
        payee: { kind: order.payeeKind, id: order.payeeId },
        splitId: String(splitId),
        recipientId: String(recipientId),
        cents,
      }),
      { by: '', at },
    );
  await orders.addTrack(tx, { orderId, at, by: '', event: isGood ? 'splitDone' : 'splitFailed', cents });
  await tellOrder(work, orderId);
}

/** The parts of the order of a part. */
const partsOf = ({ database: { db } }: Pick<PayDeps, 'database'>, { orderId }: Pick<SplitRow, 'orderId'>) =>
  db
    .selectFrom('splitRecord')
    .select(['splitId', 'result', 'cents'])
    .where('orderId', '=', orderId)
    .orderBy('splitId')
    .execute();

/** Asks the provider for one part; asked again under its number, it says what became of it. */
export async function sendSplit(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const { db } = deps.database;
  const record = await db
    .selectFrom('splitRecord')
    .selectAll()
    .where('splitId', '=', task.splitId)
    .executeTakeFirstOrThrow();
  // tried again since under another number
  if (record.result !== 'pending' || record.detailNo !== task.outNo) return { isDone: true };
  const merchant = await merchantById(db, record.merchantId);
  if (merchant?.stoppedAt) return stopped;
  const parts = await partsOf(deps, record);
  if (waitsForOthers(record.splitId, parts)) return { isDone: false, lastCode: task.lastCode, againMs };
  const { payment, access } = await paymentOf(deps, task);
  if (!access) return { isDone: false, lastCode: 'NO_ACCESS' };
  const frees = isLastPart(record.splitId, parts);
  if (frees !== record.frees)
    await db.updateTable('splitRecord').set({ frees }).where('splitId', '=', record.splitId).execute();
  const { outNo } = payment;
  const { detailNo, recipientAccount: account, cents } = record;
  const answer = await providerOf(deps, access).split(access, { outNo, detailNo, account, cents, frees });
  if (!answer.isAnswered) return { isDone: false, lastCode: 'NO_ANSWER' };
  if (answer.state === 'pending') return { isDone: false, lastCode: answer.code ?? 'PROCESSING', againMs };
  return {
    isDone: true,
    lastCode: answer.code ?? null,
    note: (work, nowMs) => noteAnswer(work, record.splitId, answer, nowMs),
  };
}

/** Frees what is left of a payment for its payee. */
export async function finish(deps: PayDeps, task: ProviderTask): Promise<TaskOutcome> {
  const { payment, access } = await paymentOf(deps, task);
  if (!access) return { isDone: false, lastCode: 'NO_ACCESS' };
  const answer = await providerOf(deps, access).finish(access, { outNo: payment.outNo, finishNo: task.outNo });
  return {
    isDone: answer.isAnswered && answer.state === 'success',
    lastCode: answer.isAnswered ? (answer.code ?? null) : 'NO_ANSWER',
  };
}

/** Registers a recipient with the provider, and keeps what it says. @spec FIN-03 */
export async function addReceiver(deps: PayDeps, { rentId, recipientId }: ProviderTask): Promise<TaskOutcome> {
  const { db } = deps.database;
  const recipient = await db
    .selectFrom('recipient')
    .selectAll()
    .where('recipientId', '=', recipientId)
    .executeTakeFirstOrThrow();
  const access = await accessOf(deps, rentId);
  if (!access) return { isDone: false, lastCode: 'NO_ACCESS' };
  const provider = providerOf(deps, access);
  const key = await provider.nameKey(access);
  if (!key.isAnswered) return { isDone: false, lastCode: 'NO_ANSWER' };
  const { type, account, relation } = recipient;
  const name = await sealName(key, recipient.name);
  const tooLong: ReceiverAnswer = { isAnswered: true, state: 'refused', code: 'NAME_TOO_LONG', message: '' };
  const answer = name ? await provider.addReceiver(access, { type, account, relation, name }) : tooLong;
  if (!answer.isAnswered) return { isDone: false, lastCode: 'NO_ANSWER' };
  const { state, code = null, message = null } = answer;
  return {
    isDone: true,
    lastCode: code,
    note: async ({ tx }) => {
      await tx
        .updateTable('recipient')
        .set({ state, providerCode: code, providerMessage: message })
        .where('recipientId', '=', recipient.recipientId)
        .execute();
    },
  };
}
