import { addDays, type Day, ok, refuse, type Result, startOfDay, yuanText } from '@fireline/domain/lib';
import { type Deps, isoNow } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { toBase64Url } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import type { RefundsAnswer, SaidRefund } from './port.ts';
import { moneyQueue, type Trade } from './sandboxStore.ts';

type BookDeps = Pick<Deps, 'database' | 'clock' | 'random'>;

/** Why a refund came back, and what the sandbox says of it. */
export const bounced = { code: 'USER_ACCOUNT_ABNORMAL', message: '退款入账账户异常或已注销' } as const;

/** What was paid back of a payment and did not come back. */
export const paidBackOf = async (db: Db | Tx, tradeId: number): Promise<number> =>
  (
    await db
      .selectFrom('sandboxRefund')
      .select('cents')
      .where('tradeId', '=', tradeId)
      .where('failedAt', 'is', null)
      .execute()
  ).reduce((sum, { cents }) => sum + cents, 0);

/** Refunds that were made on a day, or came back on it. */
export async function refundsOfDay(db: Db, accessId: number, day: Day): Promise<RefundsAnswer> {
  const [from, to] = [day, addDays(day, 1)].map((one) => new Date(startOfDay(one)).toISOString()) as [string, string];
  const rows = await db
    .selectFrom('sandboxRefund')
    .innerJoin('sandboxTrade', 'sandboxTrade.tradeId', 'sandboxRefund.tradeId')
    .select(['sandboxTrade.outNo', 'sandboxRefund.outNo as refundNo', 'sandboxRefund.cents', 'at', 'failedAt'])
    .where('accessId', '=', accessId)
    .where((eb) =>
      eb.or([
        eb.and([eb('at', '>=', from), eb('at', '<', to)]),
        eb.and([eb('failedAt', '>=', from), eb('failedAt', '<', to)]),
      ]),
    )
    .orderBy('refundId')
    .execute();
  const refunds = rows.map(({ cents, failedAt, ...row }): SaidRefund => ({
    ...row,
    amount: yuanText(cents),
    ...(failedAt === null ? { state: 'success' } : { state: 'failed', ...bounced }),
  }));
  return { isAnswered: true, refunds };
}

const lockTrade = (tx: Tx, ref: string): Promise<Trade | undefined> =>
  tx.selectFrom('sandboxTrade').selectAll().where('ref', '=', ref).forUpdate().executeTakeFirst();

/** Pays back in the console of the sandbox: nobody is notified of it. @returns `finance.refund.amount` for more than is left */
export const refundInConsole = (
  { database, clock, random }: BookDeps,
  ref: string,
  cents: number,
): Promise<Result<Trade>> =>
  transact(database, async ({ tx }): Promise<Result<Trade>> => {
    const trade = await lockTrade(tx, ref);
    if (!trade) return refuse({ code: 'finance.sandbox.unknown', field: 'ref' });
    const left = trade.state === 'paid' ? (trade.paidCents ?? 0) - (await paidBackOf(tx, trade.tradeId)) : 0;
    if (cents <= 0 || cents > left)
      return refuse({ code: 'finance.refund.amount', field: 'amount', args: { 0: yuanText(left) } });
    const outNo = `CONSOLE${toBase64Url(random.bytes(12)).replaceAll(/\W/g, '0')}`;
    await tx
      .insertInto('sandboxRefund')
      .values({ tradeId: trade.tradeId, outNo, cents, at: isoNow(clock) })
      .execute();
    return ok(trade);
  });

/** Lets a refund come back days later, as when the account that it went to is closed, and reports it. @returns `finance.sandbox.noRefund` where there is none */
export const bounceRefund = (
  { database, clock, random }: BookDeps,
  ref: string,
  refundNo: string,
): Promise<Result<Trade>> =>
  transact(database, async ({ tx, tell }): Promise<Result<Trade>> => {
    const trade = await lockTrade(tx, ref);
    if (!trade) return refuse({ code: 'finance.sandbox.unknown', field: 'ref' });
    const at = isoNow(clock);
    const refund = await tx
      .updateTable('sandboxRefund')
      .set({ failedAt: at, errorCode: bounced.code })
      .where('tradeId', '=', trade.tradeId)
      .where('outNo', '=', refundNo)
      .where('failedAt', 'is', null)
      .returning('cents')
      .executeTakeFirst();
    if (!refund) return refuse({ code: 'finance.sandbox.noRefund', field: 'refundNo' });
    const { accessId, outNo } = trade;
    const { merchantNo } = await tx
      .selectFrom('payAccess')
      .select('merchantNo')
      .where('accessId', '=', accessId)
      .executeTakeFirstOrThrow();
    const report = { id: toBase64Url(random.bytes(12)), kind: 'refund', merchantNo, currency: 'CNY', outNo, refundNo };
    const body = JSON.stringify({ ...report, state: 'failed', cents: refund.cents, ...bounced });
    await tx.insertInto('sandboxNotice').values({ accessId, body, dueAt: at, isWronglySigned: false }).execute();
    await tell({ type: 'work', queue: moneyQueue });
    return ok(trade);
  });
