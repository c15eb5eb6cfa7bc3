import type { RefundState } from '@fireline/domain/finance';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { LockedRefund } from './store.ts';

/** Cases of an order that nobody has settled, the oldest first. @spec FIN-08 TAR-10 */
export const openCasesOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('moneyCase')
    .leftJoin('refund', 'refund.refundId', 'moneyCase.refundId')
    .select([
      'caseId',
      'kind',
      'moneyCase.refundNo',
      'moneyCase.cents',
      'said',
      'code',
      'message',
      'happenedAt',
      'refund.askedById',
    ])
    .where('moneyCase.orderId', '=', orderId)
    .where('settledAt', 'is', null)
    .orderBy('caseId')
    .execute();

/** Somebody of finance decides over a refund that did not arrive. */
export const openCase = (
  tx: Tx,
  { rentId, orderId, paymentId, refundId, refundNo, cents }: LockedRefund,
  { code, message = null }: { readonly code: string | null; readonly message?: string | null },
  at: string,
) => {
  if (paymentId === null) throw new Error(`refund ${refundId} went to a balance and cannot come back`);
  const why = { code: code ?? 'UNKNOWN', message };
  const row = { rentId, kind: 'refundFailed' as const, orderId, paymentId, refundId, refundNo, cents, ...why };
  return tx
    .insertInto('moneyCase')
    .values({ ...row, happenedAt: at, foundAt: at })
    .execute();
};

/** Whether an order has a refund in one of these states. */
export const hasRefundIn = async (tx: Tx, orderId: number, states: readonly RefundState[]): Promise<boolean> =>
  (await tx
    .selectFrom('refund')
    .select('refundId')
    .where('orderId', '=', orderId)
    .where('state', 'in', states)
    .executeTakeFirst()) !== undefined;

/** Refunds of an order that its buyer is owed, and that nobody has decided over. Its order is locked. */
export const owedOf = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('moneyCase')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('kind', '=', 'refundFailed')
    .where('settledAt', 'is', null)
    .orderBy('caseId')
    .execute();

/** What was booked of the provider's own console did not arrive: its case is as it was before somebody settled it, and comes again if it goes after all. */
export const noteBounced = (tx: Tx, { paymentId, refundNo, providerNo }: LockedRefund, bouncedAt: string) =>
  tx
    .updateTable('moneyCase')
    .set({ bouncedAt })
    .where('paymentId', '=', paymentId)
    .where('refundNo', '=', providerNo ?? refundNo)
    .where('kind', '<>', 'refundFailed')
    .where('how', '=', 'book')
    .where('bouncedAt', 'is', null)
    .execute();

/** Whether a refund of an order is under review, on its way, or owed: then nobody asks for another. @spec FIN-09 */
export async function hasOpenRefund(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`select (
    exists (select from refund where order_id = ${orderId} and state in ('underReview', 'refunding'))
    or exists (select from money_case where order_id = ${orderId} and kind = 'refundFailed' and settled_at is null)) as is_open`.execute(
    tx,
  );
  return rows[0]?.isOpen ?? false;
}

/** Locked until the end of the transaction: its order is locked before. */
export const lockCase = (tx: Tx, caseId: number) =>
  tx.selectFrom('moneyCase').selectAll().where('caseId', '=', caseId).forUpdate().executeTakeFirstOrThrow();
export type LockedCase = Awaited<ReturnType<typeof lockCase>>;
