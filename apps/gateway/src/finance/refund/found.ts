import { exactCents } from '@fireline/domain/lib';
import type { Work } from '../../lib/transact.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import type { SaidRefund } from '../provider/port.ts';

/** Text of a provider, as long as it is kept. */
export const saidChars = 80;

/**
 * Opens a case for money that a provider has paid back and that nothing here stands for. One that is open or settled stays as it is; one that did not
 * arrive and went after all is open again.
 * @spec TAR-10 FIN-08
 */
export async function openFound(
  work: Work,
  paymentId: number,
  said: Pick<SaidRefund, 'refundNo' | 'amount' | 'at' | 'code' | 'message'>,
  at: string,
): Promise<void> {
  const { tx } = work;
  const { orderId, rentId, attemptNo } = await tx
    .selectFrom('payment')
    .select(['orderId', 'rentId', 'attemptNo'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { refundNo, amount, at: happenedAt, code = null, message = null } = said;
  const read = exactCents(amount);
  const isRead = read.ok && read.value > 0;
  const cents = isRead ? read.value : null;
  await orders.lockOrder(tx, orderId);
  const made = await tx
    .insertInto('moneyCase')
    .values({
      rentId,
      kind: isRead ? 'refundFound' : 'amountUnread',
      orderId,
      paymentId,
      refundNo,
      cents,
      said: isRead ? null : amount.slice(0, saidChars),
      code,
      message,
      happenedAt,
      foundAt: at,
    })
    .onConflict((c) =>
      c
        .columns(['paymentId', 'kind', 'refundNo'])
        .doUpdateSet({ settledAt: null, settledBy: null, how: null, remark: null, bouncedAt: null, foundAt: at, cents })
        .where('moneyCase.bouncedAt', 'is not', null),
    )
    .returning('caseId')
    .executeTakeFirst();
  if (!made) return;
  await orders.changeOrder(tx, orderId, {});
  await orders.addTrack(tx, { orderId, at, by: '', event: 'refundFound', attemptNo, cents });
  await tellOrder(work, orderId);
}
