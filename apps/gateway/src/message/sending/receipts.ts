import { minuteMs, ok, refuse, type Result } from '@fireline/domain/lib';
import { type ReceiptOutcome, receiptStep, type SendReason } from '@fireline/domain/message';
import { type Deps, isoNow } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { isSame, signatureOf } from './carrier.ts';

/** How far the clock of a carrier may be off, and how old a receipt may be. */
const freshMs = 5 * minuteMs;

export interface Receipt {
  readonly accessId: number;
  /** The key of the message, as it was offered. */
  readonly key: string;
  readonly outcome: ReceiptOutcome;
  /** ISO 8601: when the carrier sent the receipt. */
  readonly at: string;
}

/** What a receipt is signed over. */
export const receiptText = ({ accessId, key, outcome, at }: Receipt): string => [accessId, key, outcome, at].join('\n');

const forged = (): Result<never> => refuse({ code: 'message.receipt.refused' });

/**
 * Takes a carrier's receipt. One that is not signed with the secret of its access, is old, or names a message that went another way, is
 * refused in the same words; one that reports nothing new is refused and changes nothing.
 * @spec MSG-05 MSG-06
 */
export async function takeReceipt(
  deps: Pick<Deps, 'database' | 'clock'>,
  { signature, ...receipt }: Receipt & { readonly signature: string },
): Promise<Result<{ done: true }>> {
  const { database, clock } = deps;
  const access = await database.db
    .selectFrom('sendAccess')
    .select(['accessId', 'rentId', 'secret'])
    .where('accessId', '=', receipt.accessId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const right = await signatureOf(access?.secret ?? 'nobody has this one', receiptText(receipt));
  const isFresh = Math.abs(clock() - Date.parse(receipt.at)) <= freshMs;
  if (!access || !isSame(signature, right) || !isFresh) return forged();
  return transact(database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const record = await tx
      .selectFrom('sendRecord')
      .select(['recordId', 'state'])
      .where('rentId', '=', access.rentId)
      .where('key', '=', receipt.key)
      .where('accessId', '=', access.accessId)
      .where('attempts', '>', 0)
      .forUpdate()
      .executeTakeFirst();
    if (!record) return forged();
    const state = receiptStep(record.state, receipt.outcome);
    if (!state) return refuse({ code: 'message.receipt.known' });
    const now = isoNow(clock);
    const reason: SendReason | null = state === 'failed' ? 'undelivered' : null;
    await tx
      .updateTable('sendRecord')
      .set({ state, reason, claimedUntil: null, endedAt: state === 'sent' ? null : now })
      .where('recordId', '=', record.recordId)
      .execute();
    await tx.updateTable('sendAccess').set({ lastReceiptAt: now }).where('accessId', '=', access.accessId).execute();
    return ok({ done: true });
  });
}
