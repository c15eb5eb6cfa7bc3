import { setTimeout as wait } from 'node:timers/promises';
import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { smsPackage } from '../../fixtures/money.ts';
import type { Findings } from '../findings.ts';
import { Gateways } from '../mix/gateways.ts';
import { ownDatabase } from '../ownDatabase.ts';
import { accessOf } from './provider.ts';
import { buyerAccounts, fillMoney } from './fill.ts';
import { checkStages } from './stageCheck.ts';
import { deaths, type Stage, StageProvider } from './stageProvider.ts';

/** Of an order of 45.00: 30 and 20 of 100 to two recipients; 18.00 of it go back, with 400 messages. */
const ratios = [30, 20] as const;
const refundYuan = '18.00';
const refundedUnits = 400;

/** At once: the gateway dies while nothing has been asked yet, within so many milliseconds. */
type Cut = Stage | { readonly withinMs: number };
const each = (what: Stage['what'], count: number): readonly Cut[] =>
  Array.from({ length: count }, (_, at) => deaths.map((death): Stage => ({ what, nth: at + 1, death }))).flat();
/** Each part is asked for and asked about; between any two of these questions, and while the split is planned. */
const splitCuts = [...each('split', ratios.length * 2), { withinMs: 40 }, { withinMs: 400 }];
/** Between the approval, every return and the payment. */
const refundCuts = [...each('returnSplit', ratios.length), ...each('refund', 1), { withinMs: 40 }, { withinMs: 400 }];

export interface StagesRun {
  /** Of each kind: a kill in a split and one in a refund. */
  readonly rounds: number;
  readonly random: () => number;
  readonly findings: Findings;
}

const endsWithinMs = 180_000;
const lookMs = 100;

/** A split and a refund of one order, each killed at a stage of its own, round by round. @returns how it went, in words */
export async function runStages({ rounds, random, findings }: StagesRun): Promise<string> {
  const database = await ownDatabase('stages');
  let isOver = false;
  const opened = await openPostgres(database.url, (error) => {
    // its connections may still be closing when the database is dropped
    if (!isOver) findings.add('the database of the check had a problem', [String(error)]);
  });
  const { db } = opened;
  const provider = new StageProvider(() => gateways.killOne());
  const till = await provider.open();
  const env = { PROVIDER: till.url, DATABASE: database.url };
  const gateways = new Gateways(env, findings, random, 'tests/faults/moneyMain.ts');
  const [buyer] = buyerAccounts(1);
  const who = buyer?.username ?? '';

  /** A gateway comes back. What the dead one had claimed is free once its lease is over: that minute is not waited for. */
  const revive = async (): Promise<void> => {
    await gateways.start();
    await db.updateTable('providerTask').set({ claimedUntil: null }).where('doneAt', 'is', null).execute();
  };
  const until = async (what: string, isReached: () => Promise<boolean>): Promise<void> => {
    for (const end = Date.now() + endsWithinMs; Date.now() < end; await wait(lookMs)) if (await isReached()) return;
    const tasks = await db.selectFrom('providerTask').selectAll().where('doneAt', 'is', null).execute();
    findings.add(`it is not over: ${what}`, tasks);
  };
  const isDone = async (orderId: number): Promise<boolean> => {
    const open = await db
      .selectFrom('providerTask')
      .innerJoin('payment', 'payment.paymentId', 'providerTask.paymentId')
      .select('taskId')
      .where('orderId', '=', orderId)
      .where('doneAt', 'is', null)
      .executeTakeFirst();
    return open === undefined;
  };
  /** Kills at the cut what `begin` sets going. */
  const cut = async (one: Cut, begin: () => Promise<unknown>): Promise<void> => {
    const dead = 'what' in one ? provider.killAt(one) : wait(random() * one.withinMs).then(() => gateways.killOne());
    const begun = begin();
    await dead;
    await revive();
    await begun;
  };
  const paid = async (turn: number) => {
    const { priceId, cents } = smsPackage;
    const sent = { requestId: `stages-${turn}-12345678`, lines: [{ priceId, count: 1, cents }] };
    const { orderId } = await gateways.again(who, financeCalls.placeOrder, sent);
    const { code } = await gateways.again(who, financeCalls.pay, { orderId, method: 'wechat', cents });
    provider.pay(code?.split('/').at(-1) ?? '');
    const { state } = await gateways.again(who, financeCalls.checkPaid, { orderId });
    findings.same(`order ${orderId} is paid`, state, 'success');
    return orderId;
  };
  const splitOf = (orderId: number, one: Cut) =>
    cut(one, () =>
      // its minute is over
      db
        .updateTable('providerTask')
        .set({ runAt: new Date().toISOString() })
        .where('kind', '=', 'planSplit')
        .where('doneAt', 'is', null)
        .execute(),
    ).then(() => until(`the split of order ${orderId}`, () => isDone(orderId)));
  const refundOf = async (orderId: number, one: Cut): Promise<void> => {
    const { revision } = await gateways.again(who, financeCalls.refundPreview, { orderId });
    const words = { reason: '买多了', contact: '13800138000', remark: '', evidence: [] };
    const asked = await gateways.again(who, financeCalls.applyRefund, {
      orderId,
      revision,
      amount: refundYuan,
      seenUnits: refundedUnits,
      ...words,
    });
    const { refundId } = asked;
    await cut(one, async () => {
      const sent = { refundId, revision: asked.revision, seenUnits: refundedUnits };
      // whether the dead gateway approved it, the page reads
      for (;;) {
        const seen = await gateways.again('platform', financeCalls.refund, { refundId });
        if (seen.state !== 'underReview') return;
        await gateways.once('platform', financeCalls.approveRefund, { ...sent, revision: seen.revision });
      }
    });
    await until(`the refund of order ${orderId}`, async () => {
      const { state } = await db
        .selectFrom('refund')
        .select('state')
        .where('refundId', '=', refundId)
        .executeTakeFirstOrThrow();
      return state === 'success' && (await isDone(orderId));
    });
  };

  const beganMs = Date.now();
  try {
    await fillMoney(opened, buyer ? [buyer] : []);
    await gateways.start();
    gateways.hold(who, buyer?.token ?? '');
    await gateways.signIn('platform');
    await agree(gateways);
    await db
      .updateTable('payAccess')
      .set({ providerMaxPercent: 100 })
      .where('accessId', '=', accessOf.accessId)
      .execute();
    for (let turn = 0; turn < rounds; turn += 1) {
      const orderId = await paid(turn);
      await splitOf(
        orderId,
        splitCuts[Math.floor((turn * splitCuts.length) / Math.min(rounds, splitCuts.length)) % splitCuts.length]!,
      );
      await refundOf(
        orderId,
        refundCuts[Math.floor((turn * refundCuts.length) / Math.min(rounds, refundCuts.length)) % refundCuts.length]!,
      );
    }
    const { balances } = await gateways.again(who, tariffCalls.balances, {});
    const left = rounds * (smsPackage.quantity - refundedUnits);
    findings.same('messages of the buyer', balances.find(({ resource }) => resource === 'sms')?.balance, left);
    await gateways.stop();
    await checkStages({ db, provider, findings, rounds });
  } catch (error) {
    findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  } finally {
    isOver = true;
    await gateways.killAll();
    await till.close();
    await opened.close();
    await database.drop();
  }
  const seconds = Math.round((Date.now() - beganMs) / 1000);
  return (
    `stages on postgres: ${gateways.kills} kills in ${rounds} splits and ${rounds} refunds, ${provider.splits.size} parts given, ` +
    `${provider.returns.size} given back, ${provider.refunds.size} refunds, ${seconds} s`
  );
}

/** A merchant, two recipients, a rule, and a trigger for the branch of the buyer. */
async function agree(gateways: Gateways): Promise<void> {
  const send = <Send, Reply>(call: Parameters<typeof gateways.again<Send, Reply>>[1], sent: Send) =>
    gateways.again<Send, Reply>('platform', call, sent);
  const { merchantId } = await send(financeCalls.createMerchant, {
    enterpriseId: 'E1',
    type: 'ordinary',
    number: '1900000109',
    name: '智慧消防',
    fullName: '智慧消防科技有限公司',
    isSplitEnabled: true,
    isReceivingEnabled: true,
    maxSplitRatio: 100,
    isDefault: true,
  });
  const tasks: { recipientId: string; ratio: number }[] = [];
  for (const [at, ratio] of ratios.entries()) {
    const { recipientId } = await send(financeCalls.createRecipient, {
      type: 'merchant',
      name: `安装队 ${at + 1}`,
      merchantNumber: `150000000${at + 1}`,
      relation: 'partner',
    });
    tasks.push({ recipientId: String(recipientId), ratio });
  }
  const rule = { revision: 0, merchantId, name: '短信分账', orderType: 'smsTraffic' as const, tasks };
  await send(financeCalls.saveSplitRule, rule);
  await send(financeCalls.createTrigger, { orderType: 'smsTraffic', partnerId: 1, isEnabled: true });
}
