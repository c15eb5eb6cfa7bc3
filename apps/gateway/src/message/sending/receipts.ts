import { minuteMs, ok, refuse, type Result } from '@fireline/domain/lib';
import { type ReceiptOutcome, receiptStep, type SendReason } from '@fireline/domain/message';
import { type Deps, isoNow } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { secretOf } from './accessSecret.ts';
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
  deps: Pick<Deps, 'database' | 'clock' | 'secrets' | 'log'>,
  { signature, ...receipt }: Receipt & { readonly signature: string },
): Promise<Result<{ done: true }>> {
  const { database, clock } = deps;
  const access = await database.db
    .selectFrom('sendAccess')
    .select(['accessId', 'rentId', 'secret', 'sealedSecret'])
    .where('accessId', '=', receipt.accessId)
    // the others do not sign, and their secret may be a short password
    .where('carrier', 'in', ['sandbox', 'webhook'])
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const secret = access && (await secretOf(deps, access));
  const right = await signatureOf(secret ?? 'nobody has this one', receiptText(receipt));
  const isFresh = Math.abs(clock() - Date.parse(receipt.at)) <= freshMs;
  if (!access || secret === undefined || !isSame(signature, right) || !isFresh) return forged();
  return settle(deps, access, receipt);
}

interface Reported {
  readonly key: string;
  readonly outcome: ReceiptOutcome;
  /** To which number; undefined: whichever. */
  readonly digits?: string;
  /** The carrier's own id, where it has told one. */
  readonly carrierId?: string;
}

/** What an access that has been recognised reports of a message. */
export const settle = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { accessId, rentId }: { readonly accessId: number; readonly rentId: string },
  { key, outcome, digits, carrierId }: Reported,
): Promise<Result<{ done: true }>> =>
  transact(database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const now = isoNow(clock);
    // the access before its messages, as a pause does; a receipt that is refused leaves nothing of it
    await tx.updateTable('sendAccess').set({ lastReceiptAt: now }).where('accessId', '=', accessId).execute();
    const record = await tx
      .selectFrom('sendRecord')
      .select(['recordId', 'state', 'digits', 'carrierId'])
      .where('rentId', '=', rentId)
      .where('key', '=', key)
      // also one that another access has taken over since
      .where((eb) => eb.or([eb('accessId', '=', accessId), eb('triedAccessId', '=', accessId)]))
      .where('attempts', '>', 0)
      .forUpdate()
      .executeTakeFirst();
    if (!record || (digits !== undefined && digits !== record.digits)) return forged();
    if (carrierId !== undefined && record.carrierId && carrierId !== record.carrierId) return forged();
    const state = receiptStep(record.state, outcome);
    if (!state) return refuse({ code: 'message.receipt.known' });
    const reason: SendReason | null = state === 'failed' ? 'undelivered' : null;
    await tx
      .updateTable('sendRecord')
      .set({ state, reason, claimedUntil: null, endedAt: state === 'sent' ? null : now })
      .where('recordId', '=', record.recordId)
      .execute();
    return ok({ done: true });
  });
