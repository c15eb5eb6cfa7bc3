import { financeCalls, type Recipient } from '@fireline/api/finance';
import { allocateSplit, checkOrderSplit } from '@fireline/domain/finance';
import { expect, it, vi } from 'vitest';
import { transfersOf } from '../../../apps/gateway/src/finance/ledger/store.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, reprice, smsPackage } from '../../fixtures/money.ts';
import { act, demandBalanced, order, refOf, shownCode, type Unit } from './buying.ts';

const { cents: packageCents } = smsPackage;
const merchantOf = (more: object = {}) => ({
  enterpriseId: 'E1',
  type: 'ordinary' as const,
  number: '1900000109',
  name: '智慧消防',
  fullName: '智慧消防科技有限公司',
  isSplitEnabled: true,
  isReceivingEnabled: true,
  maxSplitRatio: 100,
  isDefault: true,
  ...more,
});

/** What the sandbox has agreed with R001, and what R001 knows of it. */
async function agree(w: FixtureGateway, platform: Unit, maxPercent: number, feePerMille: number): Promise<void> {
  const { access } = await platform.send(financeCalls.payAccess, {});
  const { accessId, revision, appId } = access!;
  await w.database.db
    .updateTable('sandboxKey')
    .set({ maxPercent, feePerMille })
    .where('accessId', '=', accessId)
    .execute();
  await platform.send(financeCalls.savePayAccess, {
    accessId,
    revision,
    appId: appId || 'wx100',
    providerMaxPercent: maxPercent,
    providerMaxReason: '补充协议',
    applet: 'ready',
    officialAccount: 'ready',
  });
}

/** A merchant, its recipients in the order of their numbers, a rule and an enabled trigger of partner 1. */
async function setUp(w: FixtureGateway, ratios: readonly number[], accounts: readonly string[] = []) {
  const platform = await w.as('platform');
  const merchant = await platform.send(financeCalls.createMerchant, merchantOf());
  const recipients: Recipient[] = [];
  for (const [at] of ratios.entries())
    recipients.push(
      await platform.send(financeCalls.createRecipient, {
        type: 'merchant',
        name: `安装队 ${at + 1}`,
        merchantNumber: accounts[at] ?? `150000000${at + 1}`,
        relation: 'partner',
        partnerId: at === 0 ? 1 : null,
      }),
    );
  await w.gateway.idle();
  const rule = await platform.send(financeCalls.saveSplitRule, {
    revision: 0,
    merchantId: merchant.merchantId,
    name: '短信分账',
    orderType: 'smsTraffic',
    tasks: ratios.map((ratio, at) => ({ recipientId: String(recipients[at]!.recipientId), ratio })),
  });
  await platform.send(financeCalls.createTrigger, { orderType: 'smsTraffic', partnerId: 1, isEnabled: true });
  return { platform, merchant, recipients, rule };
}

/** Pays an order of the unit and lets its split be done. */
async function payAndSplit(w: FixtureGateway, unit: Unit): Promise<number> {
  const { orderId, ref } = await shownCode(unit);
  await act(w, ref, 'pay');
  await vi.waitFor(async () => expect((await unit.send(financeCalls.order, { orderId })).state).toBe('success'));
  await settle(w);
  return orderId;
}
/** Time goes on until nothing of splits waits any more. */
async function settle(w: FixtureGateway): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    w.time.advance(step === 0 ? 61_000 : 6000);
    await w.gateway.idle();
    const open = await w.database.db
      .selectFrom('splitRecord')
      .select('splitId')
      .where('result', '=', 'pending')
      .execute();
    const plans = await w.database.db
      .selectFrom('providerTask')
      .select('taskId')
      .where('kind', 'in', ['planSplit', 'finish', 'addReceiver'])
      .where('doneAt', 'is', null)
      .execute();
    if (open.length + plans.length === 0) return;
  }
  throw new Error('the split goes on and on');
}

/** Records, books of the provider and ledger say the same. */
async function demandSame(w: FixtureGateway, platform: Unit, orderId: number): Promise<number[]> {
  const { rows } = await platform.send(financeCalls.splitRecords, { pageSize: 50 });
  const records = rows.filter((row) => row.orderId === orderId).toSorted((a, b) => a.splitId - b.splitId);
  const given = records.filter(({ result }) => result === 'success').map(({ cents }) => cents);
  const { db } = w.database;
  const books = await db
    .selectFrom('sandboxSplit')
    .innerJoin('sandboxTrade', 'sandboxTrade.tradeId', 'sandboxSplit.tradeId')
    .innerJoin('payment', 'payment.outNo', 'sandboxTrade.outNo')
    .select('sandboxSplit.cents')
    .where('payment.orderId', '=', orderId)
    .where('sandboxSplit.state', '=', 'success')
    .orderBy('sandboxSplitId')
    .execute();
  expect(books.map(({ cents }) => cents)).toEqual(given.filter((cents) => cents > 0));
  const posted = (await transfersOf(db, orderId)).filter(({ kind }) => kind === 'split');
  expect(posted.map(({ cents }) => cents)).toEqual(given.filter((cents) => cents > 0));
  const kept = await db.selectFrom('splitRecord').selectAll().where('orderId', '=', orderId).execute();
  const problems = checkOrderSplit(
    kept.map((row) => ({
      merchantLedgerNumber: row.ledgerNo,
      orderNumber: String(row.orderId),
      ruleVersion: row.ruleVersion,
      totalCents: row.totalCents,
      recipientAccount: row.recipientAccount,
      receivedCents: row.cents,
      detailNumber: row.detailNo,
      result: row.result,
      createdAtMs: Date.parse(row.createdAt),
    })),
  );
  expect(problems).toEqual([]);
  return given;
}

await onEveryDatabase('splitting', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillPrices(w);
    return { w, unit: await w.as('unit') };
  };

  it('an order is split a minute after its payment: preview, records, the provider’s books and the ledger are one [FIN-04] [FIN-05] [FIN-06] [FIN-07] [TAR-09]', async () => {
    const { w, unit } = await opened();
    const { platform, recipients } = await setUp(w, [33, 33, 34]);
    await agree(w, platform, 100, 0);
    // 100.01, 0.05, and so on: what a package costs is set for each
    for (const [cents, expected] of [
      [10_001, [3300, 3300, 3401]],
      [5, [2, 1, 2]],
    ] as const) {
      await reprice(w, { cents }, smsPackage.priceId);
      const placed = await unit.send(financeCalls.placeOrder, {
        requestId: `press-split-${cents}`,
        lines: [{ priceId: smsPackage.priceId, count: 1, cents }],
      });
      const { code } = await unit.send(financeCalls.pay, { orderId: placed.orderId, method: 'wechat', cents });
      await act(w, refOf(code), 'pay');
      await settle(w);
      const preview = allocateSplit(
        cents,
        recipients.map(({ recipientId }, at) => ({ recipientId: String(recipientId), ratio: [33, 33, 34][at]! })),
      );
      expect(preview.ok && preview.value.shares.map((share) => share.cents)).toEqual(expected);
      expect(await demandSame(w, platform, placed.orderId)).toEqual(expected);
    }
    const { totals } = await platform.send(financeCalls.splitRecords, {});
    expect(totals).toMatchObject({ pendingCents: 0, failedCents: 0, successCents: 10_006 });
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('parts of 0 cents are recorded and never sent; the last part frees the rest [FIN-05] [FIN-07]', async () => {
    const { w, unit } = await opened();
    const { platform } = await setUp(w, [1, 20]);
    await agree(w, platform, 30, 6);
    await reprice(w, { cents: 10 }, smsPackage.priceId);
    const placed = await unit.send(financeCalls.placeOrder, {
      requestId: 'press-nothing',
      lines: [{ priceId: smsPackage.priceId, count: 1, cents: 10 }],
    });
    const { code } = await unit.send(financeCalls.pay, { orderId: placed.orderId, method: 'wechat', cents: 10 });
    await act(w, refOf(code), 'pay');
    await settle(w);
    expect(await demandSame(w, platform, placed.orderId)).toEqual([0, 2]);
    const { rows } = await platform.send(financeCalls.splitRecords, { sort: 'cents', order: 'asc' });
    expect(rows[0]).toMatchObject({ resultCode: 'nothingToSend', result: 'success', cents: 0 });
    const { freedAt } = await w.database.db.selectFrom('sandboxTrade').select('freedAt').executeTakeFirstOrThrow();
    expect(freedAt).not.toBeNull();
  });

  it('what the provider refuses is recorded in its words, the others go on, and it is tried again under another number [FIN-07]', async () => {
    const { w, unit } = await opened();
    const { platform, recipients } = await setUp(w, [10, 10], ['1500004040', '1500000002']);
    await agree(w, platform, 30, 6);
    const orderId = await payAndSplit(w, unit);
    const { rows, totals } = await platform.send(financeCalls.splitRecords, { results: ['failed'] });
    expect(totals.failed).toBe(1);
    expect(rows[0]).toMatchObject({ errorCode: 'ACCOUNT_ABNORMAL', errorMessage: '分账接收方账户异常', tries: 1 });
    expect(await demandSame(w, platform, orderId)).toEqual([450]);
    // nothing is freed while a part may be tried again
    const trade = () => w.database.db.selectFrom('sandboxTrade').select('freedAt').executeTakeFirstOrThrow();
    expect((await trade()).freedAt).toBeNull();
    // the account is mended at the provider
    const { db } = w.database;
    await db
      .updateTable('sandboxReceiver')
      .set({ account: '1500000044' })
      .where('account', '=', '1500004040')
      .execute();
    await db
      .updateTable('splitRecord')
      .set({ recipientAccount: '1500000044' })
      .where('recipientId', '=', recipients[0]!.recipientId)
      .execute();
    const { splitId, detailNo } = rows[0]!;
    const retry = (one: number) => platform.send(financeCalls.retrySplit, { splitId: one });
    await retry(splitId);
    expect((await refusalOf(retry(999))).code).toBe('finance.split.recordNotFound');
    await settle(w);
    const after = await platform.send(financeCalls.splitRecord, { splitId });
    expect(after).toMatchObject({ result: 'success', tries: 2, detailNo: `${detailNo}R2` });
    expect(after.whole).toEqual({
      paidCents: packageCents,
      feeCents: 27,
      refundedCents: 0,
      merchantCents: 4500 - 27 - 900,
    });
    expect((await trade()).freedAt).not.toBeNull();
    expect((await refusalOf(platform.send(financeCalls.splitRecord, { splitId: 999 }))).code).toBe(
      'finance.split.recordNotFound',
    );
    expect((await refusalOf(retry(splitId))).code).toBe('finance.split.is.success');
    await demandBalanced(w);
  });

  it('more than the provider lets out is recorded with both sums and never sent [FIN-04] [FIN-07]', async () => {
    const { w, unit } = await opened();
    const { platform } = await setUp(w, [40]);
    await agree(w, platform, 30, 6);
    await payAndSplit(w, unit);
    const { rows } = await platform.send(financeCalls.splitRecords, {});
    expect(rows[0]).toMatchObject({ result: 'failed', errorCode: 'finance.split.tooMuch' });
    expect(rows[0]?.errorMessage).toContain('13.50 < 18.00');
    expect(await w.database.db.selectFrom('sandboxSplit').selectAll().execute()).toEqual([]);
    const again = platform.send(financeCalls.retrySplit, { splitId: rows[0]!.splitId });
    expect((await refusalOf(again)).code).toBe('finance.split.tooMuch');
  });

  it('a rule stays below its merchant’s maximum, which is not lowered below a rule; each save is a version [FIN-02] [FIN-04]', async () => {
    const { w } = await opened();
    const { platform, merchant, rule, recipients } = await setUp(w, [20, 10]);
    const { merchantId } = merchant;
    const {
      tenantName: _t,
      rentId: _r,
      merchantId: _m,
      openOrders: _o,
      waitingSplits: _w,
      isOwn: _i,
      stoppedAt: _s,
      stopReason: _p,
      changedBy: _b,
      changedAt: _a,
      ...fields
    } = merchant;
    const at30 = await platform.send(financeCalls.changeMerchant, { merchantId, ...fields, maxSplitRatio: 30 });
    const lowered = await refusalOf(
      platform.send(financeCalls.changeMerchant, { merchantId, ...fields, revision: at30.revision, maxSplitRatio: 25 }),
    );
    expect(lowered.problems[0]).toMatchObject({
      code: 'finance.merchant.ruleAbove',
      args: { 0: 25, names: '短信分账' },
    });
    const [a, b] = recipients.map(({ recipientId }) => String(recipientId));
    const saved = (ratios: readonly number[], revision: number) =>
      platform.send(financeCalls.saveSplitRule, {
        ruleId: rule.ruleId,
        revision,
        merchantId,
        name: '短信分账',
        orderType: 'smsTraffic',
        tasks: [
          { recipientId: a!, ratio: ratios[0]! },
          { recipientId: b!, ratio: ratios[1]! },
        ],
      });
    expect((await refusalOf(saved([20, 11], 1))).problems[0]).toMatchObject({
      code: 'finance.split.sum',
      args: { 0: 30, 1: 31 },
    });
    expect(await saved([15, 15], 1)).toMatchObject({ version: 2 });
    // two at once: the second reads who was first
    expect((await refusalOf(saved([10, 10], 1))).problems[0]).toMatchObject({ code: 'finance.split.conflict' });
    const { versions, sampleCents } = await platform.send(financeCalls.splitRule, { ruleId: rule.ruleId });
    expect([versions.map(({ version }) => version), sampleCents]).toEqual([[2, 1], []]);
    const ending = () =>
      platform.send(financeCalls.endRecipient, { recipientId: recipients[0]!.recipientId, revision: 1 });
    expect((await refusalOf(ending())).problems[0]).toMatchObject({ code: 'finance.recipient.inUse' });
    await platform.send(financeCalls.endSplitRule, { ruleId: rule.ruleId, revision: 2 });
    expect((await ending()).endedAt).not.toBeNull();
  });

  it('a merchant that receives nothing lets no order be paid; one that is stopped lets no split out [FIN-02]', async () => {
    const { w, unit } = await opened();
    const { platform, merchant } = await setUp(w, [10]);
    const { merchantId } = merchant;
    const stopped = await platform.send(financeCalls.stopMerchant, { merchantId, revision: 1, reason: '核对账户' });
    expect(stopped).toMatchObject({ stopReason: '核对账户' });
    const { orderId, ref } = await shownCode(unit);
    await act(w, ref, 'pay');
    await vi.waitFor(async () => expect((await unit.send(financeCalls.order, { orderId })).state).toBe('success'));
    w.time.advance(61_000);
    await w.gateway.idle();
    w.time.advance(6000);
    await w.gateway.idle();
    const { rows } = await platform.send(financeCalls.splitTasks, {});
    expect(rows.map(({ kind, lastCode }) => [kind, lastCode])).toEqual([['split', 'MERCHANT_STOPPED']]);
    const resumed = await platform.send(financeCalls.resumeMerchant, { merchantId, revision: stopped.revision });
    expect(resumed.stoppedAt).toBeNull();
    await settle(w);
    expect(await demandSame(w, platform, orderId)).toEqual([450]);
    await platform.send(financeCalls.changeMerchant, {
      merchantId,
      revision: resumed.revision,
      ...merchantOf({ isReceivingEnabled: false }),
    });
    const next = await order(unit);
    const refused = unit.send(financeCalls.pay, { orderId: next.orderId, method: 'wechat', cents: packageCents });
    expect((await refusalOf(refused)).code).toBe('finance.merchant.notReceiving');
  });

  it('a trigger is toggled once and waits for a merchant that may split; without one the money is freed [FIN-06]', async () => {
    const { w, unit } = await opened();
    const { platform } = await setUp(w, [10]);
    const { rows } = await platform.send(financeCalls.splitTriggers, {});
    const { triggerId, revision, partnerName } = rows[0]!;
    expect(rows[0]).toMatchObject({ state: 'enabled', ruleName: '短信分账', partnerName });
    const off = await platform.send(financeCalls.toggleTrigger, { triggerId, revision, state: 'disabled' });
    expect(off.state).toBe('disabled');
    const again = platform.send(financeCalls.toggleTrigger, { triggerId, revision: off.revision, state: 'disabled' });
    expect((await refusalOf(again)).code).toBe('finance.trigger.already.disabled');
    const twice = platform.send(financeCalls.createTrigger, {
      orderType: 'smsTraffic',
      partnerId: 1,
      isEnabled: false,
    });
    expect((await refusalOf(twice)).code).toBe('finance.trigger.twice');
    await payAndSplit(w, unit);
    expect((await platform.send(financeCalls.splitRecords, {})).total).toBe(0);
    expect(
      (await w.database.db.selectFrom('sandboxTrade').select('freedAt').executeTakeFirstOrThrow()).freedAt,
    ).not.toBeNull();
  });

  it('keys of a payment account are sealed and never answered; accounts are masked; a partner sees its own parts, other tenants nothing [FIN-02] [FIN-03] [FIN-07] [SES-07]', async () => {
    const { w, unit } = await opened();
    const { platform, recipients } = await setUp(w, [10, 20]);
    await agree(w, platform, 30, 6);
    const { access } = await platform.send(financeCalls.payAccess, {});
    const key = 'the-key-of-the-provider';
    const { accessId, revision, providerMaxPercent, providerMaxReason, applet, officialAccount } = access!;
    const saved = await platform.send(financeCalls.savePayAccess, {
      accessId,
      revision,
      providerMaxPercent,
      providerMaxReason,
      applet,
      officialAccount,
      key,
    });
    expect(saved.access).toMatchObject({ hasKey: true });
    expect(JSON.stringify(saved)).not.toContain(key);
    const kept = await w.database.db
      .selectFrom('payAccess')
      .select('sealedKey')
      .where('accessId', '=', accessId)
      .executeTakeFirstOrThrow();
    expect(kept.sealedKey).not.toContain(key);
    expect(recipients[0]?.account).toBe('15****0001');
    await payAndSplit(w, unit);
    const agent = await w.as('agent');
    const own = await agent.send(financeCalls.splitRecords, {});
    expect(own.rows.map(({ cents }) => cents)).toEqual([450]);
    const { whole, parts } = await agent.send(financeCalls.splitRecord, { splitId: own.rows[0]!.splitId });
    expect([whole, parts.length]).toEqual([null, 1]);
    const other = await w.as('platform', 'R002');
    for (const call of [
      'merchants',
      'recipients',
      'splitRules',
      'splitTriggers',
      'splitRecords',
      'splitTasks',
    ] as const)
      expect((await other.send(financeCalls[call] as typeof financeCalls.merchants, {})).rows, call).toEqual([]);
    expect((await refusalOf(other.send(financeCalls.splitRecord, { splitId: own.rows[0]!.splitId }))).code).toBe(
      'finance.split.recordNotFound',
    );
  });
});
