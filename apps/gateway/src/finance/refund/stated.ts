import { daysToAsk, isOldWord } from '@fireline/domain/finance';
import { addDays, type Cents, type Day, dayAt, exactCents } from '@fireline/domain/lib';
import { isoNow } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact, type Work } from '../../lib/transact.ts';
import * as orders from '../orders/store.ts';
import { isSandboxOpen, type PayDeps, providerOf } from '../paying/accesses.ts';
import { type PayAccess, type SaidRefund, unanswered } from '../provider/port.ts';
import { openFound, saidChars } from './found.ts';
import { endKnown, knownRefund } from './known.ts';

const isSum = ({ amount }: SaidRefund, cents: Cents | null): boolean => {
  const read = exactCents(amount);
  return cents === null || (read.ok && read.value === cents);
};

/** People look into a number of ours that comes with another amount: it changes nothing. */
const noteOtherAmount = ({ log }: PayDeps, { accessId }: PayAccess, { refundNo, amount }: SaidRefund) =>
  log.error('a provider states a refund with another amount', new Error(`${refundNo}: ${amount.slice(0, saidChars)}`), {
    accessId,
  });

/** A refund that nobody asked for here becomes a case of the order whose money went back. One of a payment that is not ours is not ours either. */
async function openStated({ database, clock, log }: PayDeps, { accessId }: PayAccess, said: SaidRefund): Promise<void> {
  const attempt = await database.db
    .selectFrom('payment')
    .select('paymentId')
    .where('accessId', '=', accessId)
    .where('outNo', '=', said.outNo)
    .executeTakeFirst();
  if (!attempt) return log.warn('a provider states a refund of a payment that was not made here', { accessId });
  await transact(database, (work) => openFound(work, attempt.paymentId, said, isoNow(clock)));
}

/** The final word of a refund of which something is known, though its notice never came. Money that has gone after all, and is not here any more, is a case. */
async function endStated(deps: PayDeps, access: PayAccess, said: SaidRefund): Promise<void> {
  const { database, clock } = deps;
  const { outNo, refundNo, state, code = null, message = null } = said;
  const known = await knownRefund(database.db, access, refundNo, outNo);
  if (!known) return state === 'success' ? openStated(deps, access, said) : undefined;
  if (!isSum(said, known.cents)) return noteOtherAmount(deps, access, said);
  // the list of a day may hold the success of what has failed since
  if (state === 'success' && known.failedAt !== null && isOldWord(Date.parse(said.at), Date.parse(known.failedAt)))
    return;
  const word = { isPaidBack: state === 'success', code, message };
  const isSo = await transact(database, async (work: Work) => {
    await orders.lockOrder(work.tx, known.orderId);
    const now = (await knownRefund(work.tx, access, refundNo, outNo)) ?? known;
    return endKnown(work, now, word, { by: '', nowMs: clock() });
  });
  if (!isSo) await openStated(deps, access, said);
}

const noteDay = (db: Db, { accessId }: PayAccess, refundsAskedOn: Day) =>
  db.updateTable('payAccess').set({ refundsAskedOn }).where('accessId', '=', accessId).execute();

/** @returns `whole`: all that is stated stands here; `part`: something could not be written, and the day is asked for again */
async function askDay(deps: PayDeps, access: PayAccess, day: string): Promise<'unanswered' | 'part' | 'whole'> {
  const { log } = deps;
  const { accessId } = access;
  const answer = await providerOf(deps, access)
    .refundsOf(access, day)
    .catch((error: unknown) => {
      log.error('a provider did not state its refunds', error, { accessId, day });
      return unanswered;
    });
  if (!answer.isAnswered) return 'unanswered';
  let isWhole = true;
  for (const state of ['failed', 'success'] as const)
    for (const said of answer.refunds.filter((one) => one.state === state))
      await endStated(deps, access, said).catch((error: unknown) => {
        isWhole = false;
        log.error('a refund that a provider states could not be noted', error, { accessId, refundNo: said.refundNo });
      });
  return isWhole ? 'whole' : 'part';
}

/**
 * Job: each provider is asked for the refunds of the days that are over. What was refunded in its own console becomes a case, and what came back
 * without a notice fails here too. A day that gets no answer is asked for again; asked twice, a day changes nothing.
 * @spec TAR-10 FIN-08
 */
export async function askRefunds(deps: PayDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<void> {
  const { database, clock } = deps;
  const accesses = await database.db.selectFrom('payAccess').selectAll().orderBy('accessId').execute();
  for (const access of accesses) {
    if (access.provider === 'sandbox' && !isSandboxOpen(deps)) continue;
    const days = daysToAsk(access.refundsAskedOn, dayAt(clock()));
    // from the first look on no day is left out, whether it is answered or not
    if (access.refundsAskedOn === null && days[0]) await noteDay(database.db, access, addDays(days[0], -1));
    // what cannot be written holds up no other refund, day or account
    let isWhole = true;
    for (const day of days) {
      if (isStopped()) return;
      const told = await askDay(deps, access, day);
      if (told === 'unanswered') break;
      isWhole &&= told === 'whole';
      if (isWhole) await noteDay(database.db, access, day);
    }
  }
}
