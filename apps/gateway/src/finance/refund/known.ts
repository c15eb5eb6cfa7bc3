import { postWrittenOff, undone } from '@fireline/domain/finance';
import { sql } from 'kysely';
import { isoNow } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { post, standOf } from '../ledger/store.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { type Bearer, postedOf } from '../paying/facts.ts';
import { cameBack, gaveBack } from '../paying/givingBack.ts';
import type { PayAccess } from '../provider/port.ts';
import { lockCase } from './caseStore.ts';
import { end, type LastWord } from './ending.ts';
import { lockRefund } from './store.ts';

/** What a refund of a provider stands for here: a refund of an order, money that paid nothing and goes back, or a case of its own console. */
export interface KnownRefund {
  readonly is: 'refund' | 'giveBack' | 'case';
  /** Of the refund, the attempt or the case. */
  readonly id: number;
  readonly orderId: number;
  readonly paymentId: number;
  readonly refundNo: string;
  /** null: its amount could not be read, whatever was booked. */
  readonly cents: number | null;
  /** Since when it is known not to have arrived; null: it goes, or has arrived. */
  readonly failedAt: string | null;
}

/**
 * What a number stands for now: a refund that goes or has gone before a case, a case before what failed.
 * @param payment the number of the attempt, where the provider says it
 */
export async function knownRefund(
  db: Db | Tx,
  { accessId }: Pick<PayAccess, 'accessId'>,
  refundNo: string,
  payment?: string,
): Promise<KnownRefund | undefined> {
  const { rows } = await sql<KnownRefund>`
    select * from (
      select case when state in ('refunding', 'success') then 1 else 4 end as rank, 'refund' as "is", refund_id as id, refund.order_id, refund_no,
        refund.cents, payment_id, case when state = 'failed' then ended_at end as failed_at
        from refund where refund_no = ${refundNo} or provider_no = ${refundNo}
      union all
      select 3, 'giveBack', payment_id, payment.order_id, provider_task.out_no, provider_task.cents, payment_id, null from provider_task
        join payment using (payment_id) where kind = 'refund' and provider_task.out_no = ${refundNo}
      union all
      select case when bounced_at is null then 2 else 5 end, 'case', case_id, order_id, refund_no,
        case when kind = 'amountUnread' then null else cents end, payment_id, bounced_at
        from money_case where kind <> 'refundFailed' and refund_no = ${refundNo}
    ) known join (select payment_id, access_id, out_no from payment) p using (payment_id)
    where access_id = ${accessId} ${payment === undefined ? sql`` : sql`and out_no = ${payment}`}
    order by rank, id desc limit 1`.execute(db);
  return rows[0];
}

/** A refund of the provider's own console did not arrive: nothing of it is to be settled any more, or what was settled is undone. */
async function endCase(work: Work, { id, orderId }: KnownRefund, { code }: LastWord, by: Bearer): Promise<void> {
  const { tx } = work;
  const order = await orders.lockOrder(tx, orderId);
  const one = await lockCase(tx, id);
  if (!order || one.bouncedAt !== null) return;
  const { refundNo, cents, paymentId, rentId } = one;
  const at = isoNow(() => by.nowMs);
  await tx
    .updateTable('moneyCase')
    .set({ bouncedAt: at, ...(one.settledAt === null && { settledAt: at, settledBy: by.by, remark: code }) })
    .where('caseId', '=', id)
    .execute();
  await orders.changeOrder(tx, orderId, {});
  await orders.addTrack(tx, { orderId, at, by: by.by, event: 'refundFailed', cents });
  await tellOrder(work, orderId);
  if (one.settledAt === null || cents === null) return;
  const attempt = (await orders.attemptsOf(tx, orderId)).find((a) => a.paymentId === paymentId);
  if (!attempt) throw new Error(`there is no attempt ${paymentId}`);
  if (one.how === 'book') return cameBack(work, paymentId, { refundNo, cents, code }, by);
  const off = { ...postedOf({ order, attempt, cents }), refundNo };
  const { times, stands } = await standOf(tx, rentId, (time) => postWrittenOff({ ...off, time }));
  if (stands) await post(tx, rentId, undone(postWrittenOff({ ...off, time: times })), { by: by.by, at });
}

/**
 * The final word of a provider about one of its refunds, from whichever side it comes. A word that is known changes nothing.
 * @returns whether it is as the word says; not where money is said to have gone that is not here any more
 * @spec FIN-08 FIN-12 TAR-10
 */
export async function endKnown(work: Work, known: KnownRefund, word: LastWord, by: Bearer): Promise<boolean> {
  const { id, refundNo } = known;
  if (known.is === 'giveBack' && known.cents === null) throw new Error(`${refundNo} has no amount`);
  const back = { refundNo, cents: known.cents ?? 0 };
  if (known.is === 'giveBack' && word.isPaidBack) return gaveBack(work, id, back, by);
  if (known.is === 'giveBack') await cameBack(work, id, { ...back, code: word.code }, by);
  else if (known.is === 'refund') {
    await end(work, id, word, by);
    return !word.isPaidBack || (await lockRefund(work.tx, id)).state === 'success';
  } else if (word.isPaidBack) return (await lockCase(work.tx, id)).bouncedAt === null;
  else await endCase(work, known, word, by);
  return true;
}
