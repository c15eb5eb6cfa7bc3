import {
  planSplit,
  postSplitDue,
  type SplitPlan,
  splitAfterMs,
  splitStart,
  type SplitTask,
} from '@fireline/domain/finance';
import { yuanText } from '@fireline/domain/lib';
import type { NewRow } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { post } from '../ledger/store.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from '../paying/deeds.ts';
import { defaultMerchant } from './merchantStore.ts';
import { liveRule } from './ruleStore.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Frees the money of an attempt for its payee: there is nothing to split. */
const addFinish = (work: Work, { rentId, paymentId, outNo }: orders.Attempt, runAt: string): Promise<void> =>
  addDeed(work, { rentId, paymentId, kind: 'finish', outNo: `${outNo}-F`, runAt });

/** The merchant and the rule by which an order is split now; undefined: it is not. */
async function ruleFor({ tx }: Work, { payeeRentId, type }: orders.LockedOrder) {
  const merchant = await defaultMerchant(tx, payeeRentId);
  const rule = merchant?.isSplitEnabled ? await liveRule(tx, merchant.merchantId, type) : undefined;
  return merchant && rule && { merchant, rule };
}

/** In the transaction in which an order is paid: its split is asked for, a minute later, where a trigger says so; or its money is freed. @spec FIN-06 */
export async function afterPaid(
  work: Work,
  order: orders.LockedOrder,
  attempt: orders.Attempt,
  nowMs: number,
): Promise<void> {
  const { payeeRentId: rentId, type, partnerId } = order;
  const trigger =
    partnerId === null
      ? undefined
      : await work.tx
          .selectFrom('splitTrigger')
          .select('triggerId')
          .where('rentId', '=', rentId)
          .where('orderType', '=', type)
          .where('partnerId', '=', partnerId)
          .where('state', '=', 'enabled')
          .executeTakeFirst();
  const runAt = iso(nowMs + splitAfterMs);
  if (!trigger || !(await ruleFor(work, order))) return addFinish(work, attempt, runAt);
  await work.tx
    .updateTable('splitTrigger')
    .set({ firedAt: iso(nowMs) })
    .where('triggerId', '=', trigger.triggerId)
    .execute();
  await addDeed(work, {
    rentId,
    paymentId: attempt.paymentId,
    kind: 'planSplit',
    outNo: `${attempt.outNo}-S`,
    runAt,
  });
}

interface Parts {
  readonly attempt: Pick<orders.Attempt, 'rentId' | 'orderId' | 'paymentId' | 'outNo'>;
  readonly merchantId: number;
  readonly rule: { readonly ruleId: number; readonly version: number; readonly tasks: readonly SplitTask[] };
  readonly plan: SplitPlan;
  readonly totalCents: number;
}

/** The records of a plan, in the order of its parts: those of 0 cents have succeeded, and where too much would be split nothing is sent. */
export function recordsOf({ attempt, merchantId, rule, plan, totalCents }: Parts, at: string) {
  const { rentId, orderId, paymentId, outNo } = attempt;
  const ledgerNo = `${outNo}-S`;
  return plan.shares.map(({ cents, ratio, recipientId }, index): NewRow<'splitRecord'> => {
    const start = splitStart(cents);
    const { problem } = plan;
    const isRefused = problem !== undefined && start.result === 'pending';
    return {
      rentId,
      orderId,
      paymentId,
      merchantId,
      ruleId: rule.ruleId,
      ruleVersion: rule.version,
      recipientId: Number(recipientId),
      recipientAccount: rule.tasks[index]?.account ?? '',
      ratio,
      ledgerNo,
      detailNo: `${ledgerNo}-${index + 1}`,
      totalCents,
      cents,
      result: isRefused ? 'failed' : start.result,
      resultCode: start.resultCode ?? null,
      errorCode: isRefused ? problem.code : null,
      errorMessage: isRefused ? `${yuanText(totalCents)}: ${Object.values(problem.args ?? {}).join(' < ')}` : null,
      createdAt: at,
      completedAt: start.result === 'pending' && !isRefused ? null : at,
    };
  });
}

/** Splits a paid order by the rule of this moment: its records, what is set apart for them, and what the provider is asked for. @spec FIN-05 FIN-07 TAR-09 */
export async function writeSplit(
  work: Work,
  paymentId: number,
  providerMaxPercent: number,
  nowMs: number,
): Promise<void> {
  const { tx } = work;
  const { orderId } = await tx
    .selectFrom('payment')
    .select('orderId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const order = await orders.lockOrder(tx, orderId);
  const attempt = (await orders.attemptsOf(tx, orderId)).find((one) => one.paymentId === paymentId);
  if (!order || !attempt) throw new Error(`there is no attempt ${paymentId}`);
  const at = iso(nowMs);
  const found = await ruleFor(work, order);
  const base = {
    paidCents: attempt.paidCents ?? 0,
    refundedCents: order.refundedCents,
    feeCents: attempt.feeCents ?? 0,
  };
  const totalCents = base.paidCents - base.refundedCents;
  if (!found || totalCents <= 0) return addFinish(work, attempt, at);
  const { rule, merchant } = found;
  const plan = planSplit(rule.tasks, base, providerMaxPercent);
  if (!plan.ok) throw new Error(`order ${orderId} cannot be split: ${plan.problems[0]?.code}`);
  const rows = recordsOf({ attempt, merchantId: merchant.merchantId, rule, plan: plan.value, totalCents }, at);
  const written = await tx.insertInto('splitRecord').values(rows).returningAll().execute();
  const pending = written.filter(({ result }) => result === 'pending');
  const { payeeKind: kind, payeeId: id, payeeRentId } = order;
  const postings = pending.map(({ splitId, recipientId, cents }) => ({
    orderId: String(orderId),
    payee: { kind, id },
    splitId: String(splitId),
    recipientId: String(recipientId),
    cents,
  }));
  await post(tx, payeeRentId, postSplitDue(postings), { by: '', at });
  for (const { splitId, detailNo } of pending)
    await addDeed(work, { rentId: payeeRentId, paymentId, splitId, kind: 'split', outNo: detailNo, runAt: at });
  if (pending.length === 0 && !plan.value.problem) await addFinish(work, attempt, at);
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  await orders.addTrack(tx, { orderId, at, by: '', event: plan.value.problem ? 'splitFailed' : 'split', cents });
  await tellOrder(work, orderId);
}
