import { splitReturnDays } from '@fireline/domain/finance';
import { dayMs, floorShare } from '@fireline/domain/lib';
import { type Selectable, sql } from 'kysely';
import { type Deps, isoNow } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import type { SandboxSplitTable } from './tables.ts';
import {
  type AskedReturn,
  type AskedSplit,
  type NameKeyAnswer,
  type PaymentProvider,
  type SplitAnswer,
  unanswered,
} from './port.ts';
import { paidBackOf } from './sandboxBook.ts';
import { newNameKeys, openName, publicNameKey } from './sealedNames.ts';
import { termsOf, type Trade } from './sandboxStore.ts';

/** How long a split is under way. */
const settleMs = 2000;
/** Requests of one payment. */
const requestsMax = 50;
/** Accounts that end so behave so: for trying out what providers refuse. */
const refusedAccounts = { '4040': 'ACCOUNT_ABNORMAL', '4041': 'RECEIVER_HIGH_RISK' } as const;
const messages: Readonly<Record<string, string>> = {
  NO_RELATION: '分账接收方关系不存在',
  ACCOUNT_ABNORMAL: '分账接收方账户异常',
  RECEIVER_HIGH_RISK: '分账接收方存在高风险',
  NOT_ENOUGH: '分账金额不足',
  RULE_LIMIT: '分账金额超过最大分账比例',
  FROZEN_OVER: '订单处于不可分账状态',
  NO_SPLIT: '分账单不存在',
  NOAUTH: '接收方未开通分账回退',
  RETURN_LATE: '分账已超过可回退期限',
  RETURN_TOO_MUCH: '回退金额超过分账金额',
  BALANCE_NOT_ENOUGH: '分账接收方余额不足',
  KEY_UNKNOWN: '加密证书序列号不存在',
  NAME_UNREADABLE: '接收方名称解密失败',
};

const refused = (code: string): SplitAnswer => ({
  isAnswered: true,
  state: 'failed',
  code,
  message: messages[code] ?? code,
});

type Split = Selectable<SandboxSplitTable>;

/** What became of a split; one whose time has come settles now, and its receiver has the money. */
async function stateOf(tx: Tx, split: Split, { accessId }: Trade, nowMs: number): Promise<SplitAnswer> {
  const providerNo = `sandbox-split-${split.sandboxSplitId}`;
  if (split.state === 'processing' && Date.parse(split.settlesAt) > nowMs)
    return { isAnswered: true, state: 'pending', providerNo, code: 'PROCESSING' };
  if (split.state === 'processing') {
    const state = split.errorCode === null ? 'success' : 'closed';
    await tx.updateTable('sandboxSplit').set({ state }).where('sandboxSplitId', '=', split.sandboxSplitId).execute();
    if (state === 'success')
      await tx
        .updateTable('sandboxReceiver')
        .set({ balanceCents: sql<number>`balance_cents + ${split.cents}` })
        .where('accessId', '=', accessId)
        .where('account', '=', split.account)
        .execute();
  }
  return split.errorCode === null
    ? { isAnswered: true, state: 'success', providerNo, code: 'SUCCESS' }
    : ({ ...refused(split.errorCode), providerNo } as SplitAnswer);
}

/** Why the sandbox does not take a split at all. */
async function refusalOf(tx: Tx, trade: Trade, cents: number, nowMs: number): Promise<string | undefined> {
  const paid = trade.paidCents ?? 0;
  const heldSinceMs = trade.paidAt === null ? nowMs : Date.parse(trade.paidAt);
  if (!trade.isSplit || trade.freedAt !== null || nowMs - heldSinceMs > splitReturnDays * dayMs) return 'FROZEN_OVER';
  const { maxPercent, feePerMille } = await termsOf(tx, trade.accessId);
  const splits = await tx.selectFrom('sandboxSplit').selectAll().where('tradeId', '=', trade.tradeId).execute();
  const sum = (rows: readonly { readonly cents: number }[]) => rows.reduce((total, row) => total + row.cents, 0);
  const given = sum(splits.filter(({ state, errorCode }) => state !== 'closed' && errorCode === null)) + cents;
  if (splits.length >= requestsMax || given > (floorShare(paid, maxPercent, 100) ?? 0)) return 'RULE_LIMIT';
  return given > paid - Math.round((paid * feePerMille) / 1000) - (await paidBackOf(tx, trade.tradeId))
    ? 'NOT_ENOUGH'
    : undefined;
}

/** What becomes of it later, by who receives it. */
async function faultOf(tx: Tx, { accessId }: Trade, account: string): Promise<string | null> {
  const receiver = await tx
    .selectFrom('sandboxReceiver')
    .select('account')
    .where('accessId', '=', accessId)
    .where('account', '=', account)
    .executeTakeFirst();
  if (!receiver) return 'NO_RELATION';
  return Object.entries(refusedAccounts).find(([end]) => account.endsWith(end))?.[1] ?? null;
}

/** Takes a part back from the balance of its receiver, once under each number. */
async function takeBack(tx: Tx, trade: Trade, asked: AskedReturn, nowMs: number): Promise<SplitAnswer> {
  const { accessId } = trade;
  const done = (id: number): SplitAnswer => ({
    isAnswered: true,
    state: 'success',
    providerNo: `sandbox-return-${id}`,
    code: 'SUCCESS',
  });
  const known = await tx
    .selectFrom('sandboxReturn')
    .select('sandboxReturnId')
    .where('outNo', '=', asked.returnNo)
    .executeTakeFirst();
  if (known) return done(known.sandboxReturnId);
  const split = await tx
    .selectFrom('sandboxSplit')
    .selectAll()
    .where('tradeId', '=', trade.tradeId)
    .where('outNo', '=', asked.detailNo)
    .executeTakeFirst();
  if (split?.state !== 'success') return refused('NO_SPLIT');
  const receiver = await tx
    .selectFrom('sandboxReceiver')
    .selectAll()
    .where('accessId', '=', accessId)
    .where('account', '=', split.account)
    .forUpdate()
    .executeTakeFirst();
  if (!receiver || receiver.type === 'person' || !receiver.isReturnAllowed) return refused('NOAUTH');
  if (nowMs - Date.parse(split.settlesAt) > splitReturnDays * dayMs) return refused('RETURN_LATE');
  const before = await tx
    .selectFrom('sandboxReturn')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('cents'), sql.lit(0)).as('cents'))
    .where('sandboxSplitId', '=', split.sandboxSplitId)
    .executeTakeFirstOrThrow();
  if (before.cents + asked.cents > split.cents) return refused('RETURN_TOO_MUCH');
  if (receiver.balanceCents < asked.cents) return refused('BALANCE_NOT_ENOUGH');
  await tx
    .updateTable('sandboxReceiver')
    .set({ balanceCents: sql<number>`balance_cents - ${asked.cents}` })
    .where('accessId', '=', accessId)
    .where('account', '=', split.account)
    .execute();
  const { sandboxReturnId } = await tx
    .insertInto('sandboxReturn')
    .values({
      sandboxSplitId: split.sandboxSplitId,
      outNo: asked.returnNo,
      cents: asked.cents,
      at: new Date(nowMs).toISOString(),
    })
    .returning('sandboxReturnId')
    .executeTakeFirstOrThrow();
  return done(sandboxReturnId);
}

/** What of a payment that is held is split, or about to be. */
export async function givenOf(tx: Tx, { tradeId }: Trade): Promise<number> {
  const { cents } = await tx
    .selectFrom('sandboxSplit')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('cents'), sql.lit(0)).as('cents'))
    .where('tradeId', '=', tradeId)
    .where('state', '<>', 'closed')
    .where('errorCode', 'is', null)
    .executeTakeFirstOrThrow();
  return cents;
}

/** The key under which the sandbox takes names; it is made when it is asked for first. */
async function nameKeyOf({ db }: Deps['database'], accessId: number): Promise<NameKeyAnswer> {
  const read = () =>
    db.selectFrom('sandboxKey').select(['nameSerial', 'nameKey']).where('accessId', '=', accessId).executeTakeFirst();
  if ((await read())?.nameKey === null) {
    const { privateKey } = await newNameKeys();
    await db
      .updateTable('sandboxKey')
      .set({ nameSerial: `SANDBOX-NAMES-${accessId}`, nameKey: privateKey })
      .where('accessId', '=', accessId)
      .where('nameKey', 'is', null)
      .execute();
  }
  const keys = await read();
  return keys?.nameKey == null || keys.nameSerial === null
    ? unanswered
    : { isAnswered: true, serial: keys.nameSerial, publicKey: publicNameKey(keys.nameKey) };
}

/** Splits in the books of the sandbox: taken at once or refused, done some seconds later, or closed for a reason. @spec FIN-07 */
export function sandboxSplits({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const paidTrade = async (tx: Tx, accessId: number, outNo: string): Promise<Trade | undefined> => {
    const trade = await tx
      .selectFrom('sandboxTrade')
      .selectAll()
      .where('accessId', '=', accessId)
      .where('outNo', '=', outNo)
      .forUpdate()
      .executeTakeFirst();
    return trade?.state === 'paid' ? trade : undefined;
  };
  const free = (tx: Tx, { tradeId }: Trade) =>
    tx
      .updateTable('sandboxTrade')
      .set({ freedAt: isoNow(clock) })
      .where('tradeId', '=', tradeId)
      .execute();
  async function take(tx: Tx, trade: Trade, { detailNo, account, cents, frees }: AskedSplit): Promise<SplitAnswer> {
    const nowMs = clock();
    const known = await tx.selectFrom('sandboxSplit').selectAll().where('outNo', '=', detailNo).executeTakeFirst();
    if (known) {
      const answer = await stateOf(tx, known, trade, nowMs);
      if (frees && answer.isAnswered && answer.state === 'success' && trade.freedAt === null) await free(tx, trade);
      return answer;
    }
    const refusal = await refusalOf(tx, trade, cents, nowMs);
    if (refusal) return refused(refusal);
    const split = await tx
      .insertInto('sandboxSplit')
      .values({
        tradeId: trade.tradeId,
        outNo: detailNo,
        account,
        cents,
        state: 'processing',
        errorCode: await faultOf(tx, trade, account),
        at: new Date(nowMs).toISOString(),
        settlesAt: new Date(nowMs + settleMs).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return stateOf(tx, split, trade, nowMs);
  }
  return {
    nameKey: ({ accessId }) => nameKeyOf(database, accessId),
    addReceiver: async ({ accessId }, { account, type, name: sealed }) => {
      const keys = await database.db
        .selectFrom('sandboxKey')
        .select(['nameSerial', 'nameKey'])
        .where('accessId', '=', accessId)
        .executeTakeFirst();
      const isKnown = keys?.nameKey != null && keys.nameSerial === sealed.serial;
      const name = isKnown && keys.nameKey !== null ? await openName(keys.nameKey, sealed.text) : undefined;
      if (name === undefined || name === '') {
        const code = isKnown ? 'NAME_UNREADABLE' : 'KEY_UNKNOWN';
        return { isAnswered: true as const, state: 'refused' as const, code, message: messages[code] ?? code };
      }
      await database.db
        .insertInto('sandboxReceiver')
        .values({ accessId, account, type, name, isReturnAllowed: type === 'merchant' })
        .onConflict((c) => c.columns(['accessId', 'account']).doNothing())
        .execute();
      return { isAnswered: true as const, state: 'added' as const };
    },
    split: ({ accessId }, asked) =>
      transact(database, async ({ tx }): Promise<SplitAnswer> => {
        const trade = await paidTrade(tx, accessId, asked.outNo);
        return trade ? take(tx, trade, asked) : refused('FROZEN_OVER');
      }),
    finish: ({ accessId }, { outNo }) =>
      transact(database, async ({ tx }): Promise<SplitAnswer> => {
        const trade = await paidTrade(tx, accessId, outNo);
        if (!trade) return refused('FROZEN_OVER');
        if (trade.freedAt === null) await free(tx, trade);
        return { isAnswered: true, state: 'success', code: 'SUCCESS' };
      }),
    returnSplit: ({ accessId }, asked) =>
      transact(database, async ({ tx }): Promise<SplitAnswer> => {
        const trade = await paidTrade(tx, accessId, asked.outNo);
        return trade ? takeBack(tx, trade, asked, clock()) : refused('NO_SPLIT');
      }),
  } satisfies Pick<PaymentProvider, 'nameKey' | 'addReceiver' | 'split' | 'finish' | 'returnSplit'>;
}
