import { endRefund, postRefundDue, undone } from '@fireline/domain/finance';
import { ok, type Result } from '@fireline/domain/lib';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { NewRow } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { post } from '../ledger/store.ts';
import type * as orders from '../orders/store.ts';
import type { LockedCase } from './caseStore.ts';
import { postedOf } from './ending.ts';
import { countOf, refundableOf } from './facts.ts';
import type { LockedRefund } from './store.ts';

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
/** The same of a refund that its buyer is owed. */
export type Owed = Settling & { readonly refund: LockedRefund };

/** The refund that takes the place of one that failed: its lines and units are those of the first, which is posted back. */
export async function repeat(
  { work: { tx }, order, refund, by, at, asks }: Owed,
  more: Pick<NewRow<'refund'>, 'state' | 'endedAt' | 'providerNo'> & Partial<Pick<NewRow<'refund'>, 'refundNo'>>,
): Promise<Result<LockedRefund>> {
  const { orderId, orderNo } = order;
  const left = endRefund(refundableOf(order), 'success', refund.cents);
  if (!left.ok) return left;
  const { rentId, paymentId, cents, units, reason, contact, remark, askedById, askedBy, askedAt, merchantCents } =
    refund;
  const facts = { rentId, orderId, paymentId, cents, units, reason, contact, remark, askedById, askedBy, askedAt };
  const made = await tx
    .insertInto('refund')
    .values({
      refundNo: `${orderNo}-B${(await countOf(tx, orderId)).made + 1}`,
      ...facts,
      ...more,
      merchantCents,
      decidedBy: by,
      decidedAt: at,
      plannedAt: at,
      repeatsId: refund.refundId,
      ...changedNow(asks),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = await tx.selectFrom('refundLine').selectAll().where('refundId', '=', refund.refundId).execute();
  if (lines.length > 0)
    await tx
      .insertInto('refundLine')
      .values(lines.map((line) => ({ ...line, refundId: made.refundId })))
      .execute();
  await post(tx, rentId, undone(postRefundDue(postedOf(refund, order, undefined))), { by, at });
  await post(tx, rentId, postRefundDue(postedOf(made, order, undefined)), { by, at });
  return ok(made);
}
