import type { ProviderEvent } from '@fireline/domain/finance';
import { ok, type Result, yuanText } from '@fireline/domain/lib';
import { isoNow } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { TextDownload } from '../../lib/http/handlers.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact, type Work } from '../../lib/transact.ts';
import * as orders from '../orders/store.ts';
import type { PayAccess, RawNotice } from '../provider/port.ts';
import { openFound } from '../refund/found.ts';
import { endKnown, knownRefund } from '../refund/known.ts';
import { accessById, isSandboxOpen, type PayDeps, providerOf } from './accesses.ts';
import { applyWord } from './applying.ts';

/** An empty reply is thanks. */
const thanks: TextDownload = { fileName: 'thanks.txt', mediaType: 'text/plain', text: '' };

/**
 * Takes what a provider reports: signed by it for this access, not long ago, about an attempt of ours. Each word is kept and applied in one
 * transaction, before anybody is thanked for it.
 * @throws HttpRefusal 401 for a notice that its provider has not signed, or that is about nothing of this access: a provider takes 200 for thanks
 * @spec FIN-12
 */
export async function takeNotice(deps: PayDeps, accessId: number, notice: RawNotice): Promise<Result<TextDownload>> {
  const { database, clock } = deps;
  const access = await accessById(database.db, accessId);
  const refused = (code: string): HttpRefusal => new HttpRefusal(401, { code });
  if (!access || (access.provider === 'sandbox' && !isSandboxOpen(deps))) throw refused('finance.notice.signature');
  const read = await providerOf(deps, access).readNotice(access, notice);
  if (!read.ok) throw refused(read.problems[0]?.code ?? 'finance.notice.signature');
  const { eventId, event } = read.value;
  if (event.kind === 'refund') return takeRefund(deps, access, { eventId, event, notice, refused });
  const attempt = await database.db
    .selectFrom('payment')
    .select(['paymentId', 'orderId'])
    .where('accessId', '=', accessId)
    .where('outNo', '=', event.outNo)
    .executeTakeFirst();
  if (!attempt || event.kind !== 'payment') throw refused('finance.notice.number');
  await transact(database, async (work) => {
    // the order first, as everywhere: two notices of one order wait for each other
    await orders.lockOrder(work.tx, attempt.orderId);
    if (!(await isNew(work, { accessId, eventId, notice, at: isoNow(clock) }))) return;
    await applyWord(work, attempt, event, { by: access.name, nowMs: clock() });
  });
  return ok(thanks);
}

interface Came {
  readonly accessId: number;
  readonly eventId: string;
  readonly notice: RawNotice;
  readonly at: string;
}
/** Keeps a word as it came. @returns false for one that is kept already */
const isNew = async ({ tx }: Work, { accessId, eventId, notice, at }: Came): Promise<boolean> =>
  (await tx
    .insertInto('providerEvent')
    .values({ accessId, eventId, body: new TextDecoder().decode(notice.raw), at })
    .onConflict((c) => c.columns(['accessId', 'eventId']).doNothing())
    .returning('eventRowId')
    .executeTakeFirst()) !== undefined;

interface RefundWord {
  readonly eventId: string;
  readonly event: Extract<ProviderEvent, { kind: 'refund' }>;
  readonly notice: RawNotice;
  readonly refused: (code: string) => HttpRefusal;
}

/** The final word of a refund, which may come long after it had succeeded. @throws HttpRefusal 401 for another number or amount */
async function takeRefund(
  { database, clock }: PayDeps,
  access: PayAccess,
  { eventId, event, notice, refused }: RefundWord,
): Promise<Result<TextDownload>> {
  const { accessId, name } = access;
  const look = (db: Db | Tx) => knownRefund(db, access, event.outNo, event.paymentNo);
  const known = await look(database.db);
  if (!known || (known.cents !== null && known.cents !== event.cents)) throw refused('finance.notice.number');
  const { state, code = null, message = null } = event;
  await transact(database, async (work) => {
    await orders.lockOrder(work.tx, known.orderId);
    if (!(await isNew(work, { accessId, eventId, notice, at: isoNow(clock) })) || state === 'pending') return;
    // somebody may have settled it meanwhile
    const now = (await look(work.tx)) ?? known;
    const word = { isPaidBack: state === 'success', code, message };
    if (await endKnown(work, now, word, { by: name, nowMs: clock() })) return;
    const at = isoNow(clock);
    const found = {
      refundNo: event.outNo,
      amount: yuanText(event.cents),
      at,
      code: code ?? undefined,
      message: message ?? undefined,
    };
    await openFound(work, now.paymentId, found, at);
  });
  return ok(thanks);
}

/** Deletes the words of providers that are older; what they did stays, and one that comes again is refused as too old. @returns how many @spec FIN-12 */
export async function deleteNoticesBefore(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('providerEvent').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
