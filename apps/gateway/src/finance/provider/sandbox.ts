import type { ProviderEvent, SandboxAct } from '@fireline/domain/finance';
import { minuteMs, ok, refuse, type Result } from '@fireline/domain/lib';
import * as z from 'zod';
import { type Deps, isoNow } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { toBase64Url } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import type { PaymentAnswer, PaymentProvider, PayAccess, RawNotice, ReadNotice } from './port.ts';
import { bounced, paidBackOf, refundsOfDay } from './sandboxBook.ts';
import { givenOf, sandboxSplits } from './sandboxSplits.ts';
import { moneyQueue, termsOf, type Trade } from './sandboxStore.ts';
import { isSignedBy, signature } from './signing.ts';

type SandboxDeps = Pick<Deps, 'database' | 'clock' | 'random'>;

/** What the provider keeps of a payment, rounded to the cent. */
const feeOf = (cents: number, perMille: number): number => Math.round((cents * perMille) / 1000);
const noticeAgeMs = 5 * minuteMs;

/** Where the sandbox's cashier is: what its QR codes lead to, below the address of the installation. */
export const cashierPath = (ref: string): string => `/public/sandboxPay/${ref}`;

const notice = z.object({
  id: z.string().min(1).max(80),
  merchantNo: z.string(),
  currency: z.literal('CNY'),
  outNo: z.string(),
  providerNo: z.string(),
  state: z.enum(['paid', 'failed', 'closed']),
  cents: z.int().nonnegative().optional(),
  feeCents: z.int().nonnegative().optional(),
});
type Notice = z.infer<typeof notice>;
const refundNotice = z.object({
  id: z.string().min(1).max(80),
  kind: z.literal('refund'),
  merchantNo: z.string(),
  currency: z.literal('CNY'),
  outNo: z.string().optional(),
  refundNo: z.string(),
  state: z.enum(['success', 'failed']),
  cents: z.int().positive(),
  code: z.string().max(80).optional(),
  message: z.string().optional(),
});

const saidOf = (trade: Trade, feePerMille: number, nowMs: number): Extract<ProviderEvent, { kind: 'payment' }> => {
  const { outNo, ref: providerNo, state, paidCents } = trade;
  const said = { kind: 'payment', outNo, providerNo } as const;
  if (state === 'paid' && paidCents !== null)
    return { ...said, state: 'paid', cents: paidCents, feeCents: feeOf(paidCents, feePerMille) };
  if (state === 'open') return { ...said, state: Date.parse(trade.expiresAt) <= nowMs ? 'expired' : 'pending' };
  return { ...said, state: state === 'failed' ? 'failed' : 'closed' };
};

/** A payment provider that moves no money: it keeps its own books, and reports by signed notices, sooner or later. @spec FIN-12 */
export function sandboxProvider({ database, clock, random }: SandboxDeps): PaymentProvider {
  const tradeOf = (tx: Tx, { accessId }: PayAccess, outNo: string) =>
    tx
      .selectFrom('sandboxTrade')
      .selectAll()
      .where('accessId', '=', accessId)
      .where('outNo', '=', outNo)
      .forUpdate()
      .executeTakeFirst();
  const answerOf = async (tx: Tx, trade: Trade | undefined): Promise<PaymentAnswer> => ({
    isAnswered: true,
    said: trade ? saidOf(trade, (await termsOf(tx, trade.accessId)).feePerMille, clock()) : 'none',
  });
  return {
    create: ({ accessId }, { outNo, cents, subject, expiresAt, isSplit }) =>
      transact(database, async ({ tx }) => {
        const ref = toBase64Url(random.bytes(18));
        const trade = {
          accessId,
          outNo,
          ref,
          state: 'open' as const,
          cents,
          subject,
          createdAt: isoNow(clock),
          expiresAt,
          isSplit,
        };
        const made = await tx
          .insertInto('sandboxTrade')
          .values(trade)
          .onConflict((c) => c.columns(['accessId', 'outNo']).doNothing())
          .returning('ref')
          .executeTakeFirst();
        const known = made ?? (await tradeOf(tx, { accessId } as PayAccess, outNo));
        if (!known) return { isAnswered: true as const, refusedWith: 'ORDER_NOT_FOUND' };
        return { isAnswered: true as const, codeUrl: cashierPath(known.ref), providerNo: known.ref };
      }),
    query: (access, outNo) => transact(database, async ({ tx }) => answerOf(tx, await tradeOf(tx, access, outNo))),
    close: (access, outNo) =>
      transact(database, async ({ tx }) => {
        const trade = await tradeOf(tx, access, outNo);
        if (trade?.state !== 'open') return answerOf(tx, trade);
        await tx.updateTable('sandboxTrade').set({ state: 'closed' }).where('tradeId', '=', trade.tradeId).execute();
        return answerOf(tx, { ...trade, state: 'closed' });
      }),
    refund: (access, { outNo, refundNo, cents }) =>
      transact(database, async ({ tx }) => {
        const trade = await tradeOf(tx, access, outNo);
        if (!trade || trade.state !== 'paid') return { isAnswered: true, state: 'failed', code: 'TRADE_NOT_PAID' };
        const same = await tx.selectFrom('sandboxRefund').selectAll().where('outNo', '=', refundNo).executeTakeFirst();
        if (same)
          return same.failedAt === null
            ? { isAnswered: true, state: 'success' }
            : { isAnswered: true, state: 'failed', ...bounced };
        const before = await paidBackOf(tx, trade.tradeId);
        if (before + cents > (trade.paidCents ?? 0)) return { isAnswered: true, state: 'failed', code: 'NOT_ENOUGH' };
        // of a payment that is held only what is not split; the rest is freed first
        if (
          trade.isSplit &&
          trade.freedAt === null &&
          before + cents > (trade.paidCents ?? 0) - (await givenOf(tx, trade))
        )
          return { isAnswered: true, state: 'pending', code: 'NEED_FINISH' };
        await tx
          .insertInto('sandboxRefund')
          .values({ tradeId: trade.tradeId, outNo: refundNo, cents, at: isoNow(clock) })
          .execute();
        return { isAnswered: true, state: 'success' };
      }),
    refundsOf: ({ accessId }, day) => refundsOfDay(database.db, accessId, day),
    ...sandboxSplits({ database, clock }),
    readNotice: (access, raw) => readSandboxNotice(access, raw, clock()),
  };
}

async function readSandboxNotice(
  { merchantNo, publicKey }: PayAccess,
  { raw, headers }: RawNotice,
  nowMs: number,
): Promise<Result<ReadNotice>> {
  const { 'pay-timestamp': timestamp = '', 'pay-signature': text = '' } = headers;
  const isRecent = Math.abs(nowMs - Number(timestamp)) <= noticeAgeMs;
  if (!isRecent || !(await isSignedBy(publicKey, { timestamp, raw }, text)))
    return refuse({ code: 'finance.notice.signature' });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return refuse({ code: 'finance.notice.unreadable' });
  }
  const ofRefund = refundNotice.safeParse(value);
  if (ofRefund.success) {
    const { id, merchantNo: no, refundNo: outNo, outNo: paymentNo, state, cents, code, message } = ofRefund.data;
    if (no !== merchantNo) return refuse({ code: 'finance.notice.merchant' });
    const words = {
      ...(paymentNo !== undefined && { paymentNo }),
      ...(code !== undefined && { code }),
      ...(message !== undefined && { message }),
    };
    return ok({ eventId: id, event: { kind: 'refund', outNo, state, cents, ...words } });
  }
  const read = notice.safeParse(value);
  if (!read.success) return refuse({ code: 'finance.notice.unreadable' });
  const { id, outNo, providerNo, state, cents, feeCents } = read.data;
  if (read.data.merchantNo !== merchantNo) return refuse({ code: 'finance.notice.merchant' });
  const money = { ...(cents !== undefined && { cents }), ...(feeCents !== undefined && { feeCents }) };
  return ok({ eventId: id, event: { kind: 'payment', outNo, providerNo, state, ...money } });
}

/** How late a notice of `payLate` comes. */
const lateMs = 2 * minuteMs;

/**
 * Pays at the cashier, or does not. What follows for the order comes by notice only, or when the provider is asked.
 * @returns `finance.sandbox.over` for a trade that is no longer open there
 */
export async function actAtCashier(deps: SandboxDeps, ref: string, act: SandboxAct): Promise<Result<Trade>> {
  const { database, clock } = deps;
  return transact(database, async ({ tx, tell }) => {
    const trade = await tx.selectFrom('sandboxTrade').selectAll().where('ref', '=', ref).forUpdate().executeTakeFirst();
    if (!trade) return refuse({ code: 'finance.sandbox.unknown' });
    const nowMs = clock();
    const isOpen = trade.state === 'open' && (act === 'payLate' || nowMs < Date.parse(trade.expiresAt));
    if (!isOpen) return refuse({ code: 'finance.sandbox.over' });
    const isPaid = act !== 'fail';
    const paid = {
      state: isPaid ? ('paid' as const) : ('failed' as const),
      paidCents: isPaid ? trade.cents - (act === 'payLess' ? 1 : 0) : null,
      paidAt: isPaid ? new Date(nowMs).toISOString() : null,
    };
    await tx.updateTable('sandboxTrade').set(paid).where('tradeId', '=', trade.tradeId).execute();
    const after = { ...trade, ...paid };
    await tell({ type: 'work', queue: moneyQueue });
    if (act === 'payUnreported') return ok(after);
    await owe(tx, deps, after, act);
    return ok(after);
  });
}

async function owe(tx: Tx, { clock, random }: SandboxDeps, trade: Trade, act: SandboxAct): Promise<void> {
  const { accessId, outNo, ref: providerNo } = trade;
  const { feePerMille } = await termsOf(tx, accessId);
  const { merchantNo } = await tx
    .selectFrom('payAccess')
    .select('merchantNo')
    .where('accessId', '=', accessId)
    .executeTakeFirstOrThrow();
  const id = toBase64Url(random.bytes(12));
  const money =
    trade.paidCents === null ? {} : { cents: trade.paidCents, feeCents: feeOf(trade.paidCents, feePerMille) };
  const state = trade.state === 'paid' ? 'paid' : 'failed';
  const report: Notice = { id, merchantNo, currency: 'CNY', outNo, providerNo, state, ...money };
  const body = act === 'payGarbled' ? JSON.stringify(report).slice(0, -2) : JSON.stringify(report);
  const dueAt = new Date(clock() + (act === 'payLate' ? lateMs : 0)).toISOString();
  const copies = act === 'payTwiceReported' ? 2 : 1;
  const row = { accessId, body, dueAt, isWronglySigned: act === 'payWronglySigned' };
  await tx
    .insertInto('sandboxNotice')
    .values(Array.from({ length: copies }, () => row))
    .execute();
}

/** How long the sandbox waits before it repeats a notice that was not thanked for, in seconds. */
const repeatAfterS = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600];

/**
 * Sends the notices that the sandbox owes. One that is not thanked for is sent again, as real providers do.
 * @param take the notice call of this gateway @returns whether there may be more
 */
export async function sendNotices(
  deps: SandboxDeps & Pick<Deps, 'log'>,
  take: (accessId: number, notice: RawNotice) => Promise<unknown>,
): Promise<boolean> {
  const { database, clock, log } = deps;
  const nowMs = clock();
  const due = await transact(database, ({ tx }) =>
    tx
      .updateTable('sandboxNotice')
      .set((eb) => ({
        tries: eb('tries', '+', 1),
        // another gateway leaves it alone while it is on its way
        dueAt: new Date(nowMs + minuteMs).toISOString(),
      }))
      .where('noticeId', 'in', (eb) =>
        eb
          .selectFrom('sandboxNotice')
          .select('noticeId')
          .where('dueAt', '<=', new Date(nowMs).toISOString())
          .orderBy('noticeId')
          .limit(20)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute(),
  );
  for (const { noticeId, accessId, body, tries, isWronglySigned } of due) {
    const { privateKey } = await database.db
      .selectFrom('sandboxKey')
      .select('privateKey')
      .where('accessId', '=', accessId)
      .executeTakeFirstOrThrow();
    const raw = new TextEncoder().encode(body);
    const timestamp = String(clock());
    const signed = await signature(privateKey, { timestamp, raw });
    const headers = {
      'pay-timestamp': timestamp,
      'pay-signature': isWronglySigned ? signed.split('').toReversed().join('') : signed,
    };
    const isThanked = await take(accessId, { raw, headers }).then(
      () => true,
      (error: unknown) => {
        // a refusal is an answer; what else goes wrong is a fault of this gateway
        if (!(error instanceof HttpRefusal)) log.error('a notice could not be taken', error, { accessId });
        return false;
      },
    );
    const afterS = repeatAfterS[tries - 1];
    const of = database.db;
    if (isThanked || afterS === undefined)
      await of.deleteFrom('sandboxNotice').where('noticeId', '=', noticeId).execute();
    else
      await of
        .updateTable('sandboxNotice')
        .set({ dueAt: new Date(nowMs + afterS * 1000).toISOString() })
        .where('noticeId', '=', noticeId)
        .execute();
  }
  return due.length > 0;
}
