import type { SplitDetail } from '@fireline/api/finance';
import {
  checkSplittable,
  postSplitDue,
  providerMaxPercentDefault,
  type SplitResult,
  splitStep,
} from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post } from '../ledger/store.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { addDeed } from '../paying/deeds.ts';
import { accessById } from '../paying/accesses.ts';

/** The parts that an account sees: its tenant's, and of a partner those that are paid for its own branch. */
const seen = (db: Db | Tx, scope: Scope) => {
  const all = db
    .selectFrom('splitRecord')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'splitRecord.orderId')
    .innerJoin('payment', 'payment.paymentId', 'splitRecord.paymentId')
    .innerJoin('payAccess', 'payAccess.accessId', 'payment.accessId')
    .innerJoin('merchant', 'merchant.merchantId', 'splitRecord.merchantId')
    .innerJoin('splitRule', 'splitRule.ruleId', 'splitRecord.ruleId')
    .innerJoin('recipient', 'recipient.recipientId', 'splitRecord.recipientId')
    .where('splitRecord.rentId', '=', scope.rentId);
  if (scope.role === 'platform') return all;
  return scope.role === 'agent'
    ? all.where('recipient.partnerId', '=', anyId(partnersOf(scope)))
    : all.where(sql<boolean>`false`);
};
type Seen = ReturnType<typeof seen>;
const asRecord = (query: Seen) =>
  query.select([
    'splitId',
    'splitRecord.orderId',
    'orderNo',
    'payment.providerNo as providerOrderNo',
    'tradeOrder.type as orderType',
    'merchant.name as merchantName',
    'merchant.number as merchantNumber',
    'appId',
    'splitRule.name as ruleName',
    'ruleVersion',
    'recipient.name as recipientName',
    'recipientAccount',
    'ratio',
    'ledgerNo',
    'detailNo',
    'splitRecord.providerNo',
    'totalCents',
    'splitRecord.cents',
    'returnedCents',
    'result',
    'resultCode',
    'errorCode',
    'errorMessage',
    'tries',
    'splitRecord.createdAt',
    'completedAt',
  ]);

interface Filter {
  readonly search?: string | undefined;
  readonly results?: readonly SplitResult[] | undefined;
  readonly recipientId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: 'createdAt' | 'cents';
  readonly order: 'asc' | 'desc';
}

/** @spec FIN-07 TAR-09 */
export async function list(query: Filter & Paging, { deps, scope }: SignedInAsks) {
  const { search, results, recipientId, from, to, sort, order } = query;
  let q = seen(deps.database.db, scope);
  if (search) q = q.where(containsText(search, 'orderNo', 'detailNo', 'recipient.name'));
  if (results && results.length > 0) q = q.where('result', 'in', results);
  if (recipientId) q = q.where('splitRecord.recipientId', '=', recipientId);
  if (from) q = q.where('splitRecord.createdAt', '>=', from);
  if (to) q = q.where('splitRecord.createdAt', '<', to);
  const sorted = asRecord(q).orderBy(`splitRecord.${sort}`, inOrder(order)).orderBy('splitId', inOrder(order));
  const page = await pageOf(sorted, query);
  const sumOf = (result: SplitResult) =>
    sql<number>`coalesce(sum(split_record.cents) filter (where result = ${result}), 0)`;
  const totals = await q
    .select([
      sumOf('pending').as('pendingCents'),
      sumOf('success').as('successCents'),
      sumOf('failed').as('failedCents'),
      sql<number>`count(*) filter (where result = 'failed')`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return ok({ ...page, totals });
}

/** @spec FIN-07 TAR-09 */
export async function detail(
  { splitId }: { readonly splitId: number },
  { deps, scope }: SignedInAsks,
): Promise<Result<SplitDetail>> {
  const { db } = deps.database;
  const row = await asRecord(seen(db, scope)).where('splitId', '=', splitId).executeTakeFirst();
  if (!row) return refuse({ code: 'finance.split.recordNotFound', field: 'splitId' });
  const parts = await seen(db, scope)
    .select(['splitId', 'recipient.name as recipientName', 'ratio', 'splitRecord.cents', 'returnedCents', 'result'])
    .where('splitRecord.orderId', '=', row.orderId)
    .orderBy('splitId')
    .execute();
  if (scope.role !== 'platform') return ok({ ...row, parts, whole: null });
  const { paidCents, refundedCents, feeCents } = await db
    .selectFrom('tradeOrder')
    .innerJoin('payment', (join) =>
      join.onRef('payment.orderId', '=', 'tradeOrder.orderId').on('payment.isPayer', '=', true),
    )
    .select(['tradeOrder.paidCents', 'refundedCents', sql<number>`coalesce(fee_cents, 0)`.as('feeCents')])
    .where('tradeOrder.orderId', '=', row.orderId)
    .executeTakeFirstOrThrow();
  // what failed stays with the merchant until it is tried again
  const given = parts
    .filter(({ result }) => result !== 'failed')
    .reduce((sum, part) => sum + part.cents - part.returnedCents, 0);
  return ok({
    ...row,
    parts,
    whole: { paidCents, feeCents, refundedCents, merchantCents: paidCents - feeCents - refundedCents - given },
  });
}

/** Why the part cannot be sent again, or nothing once it is. */
async function again(work: Work, splitId: number, asks: SignedInAsks): Promise<Problem | undefined> {
  const { tx } = work;
  const named = await seen(tx, asks.scope)
    .select(['splitRecord.orderId', 'recipient.name'])
    .where('splitId', '=', splitId)
    .executeTakeFirst();
  const order = named && (await orders.lockOrder(tx, named.orderId));
  if (!named || !order) return { code: 'finance.split.recordNotFound', field: 'splitId' };
  if (order.hasPendingRefund) return { code: 'finance.refund.pending' };
  const { orderId } = order;
  const records = await tx.selectFrom('splitRecord').selectAll().where('orderId', '=', orderId).execute();
  const record = records.find((one) => one.splitId === splitId);
  const next = record && splitStep(record.result, 'retry');
  if (!record || !next) return { code: 'finance.split.recordNotFound', field: 'splitId' };
  if (!next.ok) return next.problems[0];
  const payment = (await orders.attemptsOf(tx, orderId)).find(({ paymentId }) => paymentId === record.paymentId);
  const access = payment && (await accessById(tx, payment.accessId));
  const total = records
    .filter((one) => one.splitId === splitId || one.result !== 'failed')
    .reduce((sum, { cents }) => sum + cents, 0);
  const base = {
    paidCents: payment?.paidCents ?? 0,
    refundedCents: order.refundedCents,
    feeCents: payment?.feeCents ?? 0,
  };
  const problem = checkSplittable(total, base, access?.providerMaxPercent ?? providerMaxPercentDefault);
  if (problem) return problem;
  const tries = record.tries + 1;
  const detailNo = `${record.detailNo.replace(/R\d+$/, '')}R${tries}`;
  const at = isoNow(asks.deps.clock);
  const { cents, recipientId, rentId, paymentId } = record;
  await tx
    .updateTable('splitRecord')
    .set({ result: next.value, detailNo, tries, errorCode: null, errorMessage: null, completedAt: null })
    .where('splitId', '=', splitId)
    .execute();
  const part = { splitId: String(splitId), recipientId: String(recipientId), cents };
  const payee = { kind: order.payeeKind, id: order.payeeId };
  const by = nameOf(asks.account);
  await post(tx, rentId, postSplitDue([{ orderId: String(orderId), payee, ...part }]), { by, at });
  await addDeed(work, { rentId, paymentId, splitId, kind: 'split', outNo: detailNo, runAt: at });
  await orders.addTrack(tx, { orderId, at, by, event: 'split', cents });
  await logUse(tx, asks, {
    detail: `${order.orderNo} ${named.name}`,
    target: { kind: 'splitRecord', id: splitId },
  });
  await tellOrder(work, orderId);
  return undefined;
}

/** A part that failed is sent again, under another number. @spec FIN-07 */
export const retry = (
  { splitId }: { readonly splitId: number },
  asks: SignedInAsks,
): Promise<Result<{ readonly done: true }>> =>
  transact(asks.deps.database, async (work): Promise<Result<{ readonly done: true }>> => {
    const problem = await again(work, splitId, asks);
    return problem ? refuse(problem) : ok({ done: true });
  });

const shownKinds = ['addReceiver', 'planSplit', 'split', 'finish'] as const;
/** What a provider is still asked to do for splits. @spec FIN-06 */
export async function tasks(paging: Paging, { deps, scope }: SignedInAsks) {
  const page = await pageOf(
    deps.database.db
      .selectFrom('providerTask')
      .leftJoin('payment', 'payment.paymentId', 'providerTask.paymentId')
      .leftJoin('tradeOrder', 'tradeOrder.orderId', 'payment.orderId')
      .leftJoin('splitRecord', 'splitRecord.splitId', 'providerTask.splitId')
      .leftJoin('recipient', (join) =>
        join.on(sql`recipient.recipient_id`, '=', sql`coalesce(provider_task.recipient_id, split_record.recipient_id)`),
      )
      .select([
        'taskId',
        'kind',
        'providerTask.outNo',
        'orderNo',
        'recipient.name as recipientName',
        'splitRecord.cents',
        'runAt',
        'providerTask.tries',
        'lastCode',
      ])
      .where('providerTask.rentId', '=', scope.rentId)
      .where('doneAt', 'is', null)
      .where('kind', 'in', shownKinds)
      .orderBy('runAt')
      .orderBy('taskId'),
    paging,
  );
  return ok({ ...page, rows: page.rows.map((row) => ({ ...row, kind: row.kind as (typeof shownKinds)[number] })) });
}
