import { financeCalls, type Recipient } from '@fireline/api/finance';
import { messageCalls } from '@fireline/api/message';
import { tariffCalls } from '@fireline/api/tariff';
import { expect, it, vi } from 'vitest';
import {
  type AskedReturn,
  type PayAccess,
  type PaymentProvider,
  unanswered,
} from '../../../apps/gateway/src/finance/provider/port.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, reprice, smsPackage } from '../../fixtures/money.ts';
import { demandBalanced, order, unitsOf } from './buying.ts';
import { approve, askRefund, paidOrder, readRefund, refundsAtProvider, until, use } from './refunding.ts';

const { cents: price } = smsPackage;

/** Recipients of the ratios, whose orders are split; the account decides what the sandbox does with each. */
async function splitBy(w: FixtureGateway, ratios: readonly number[], people: readonly number[] = []) {
  const platform = await w.as('platform');
  const merchant = await platform.send(financeCalls.createMerchant, {
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
  const recipients: Recipient[] = [];
  for (const [at] of ratios.entries())
    recipients.push(
      await platform.send(
        financeCalls.createRecipient,
        people.includes(at)
          ? {
              type: 'person',
              name: `推广员 ${at + 1}`,
              openId: `oPerson${at}`,
              officialAccount: 'wxA',
              relation: 'staff',
            }
          : { type: 'merchant', name: `安装队 ${at + 1}`, merchantNumber: `150000000${at + 1}`, relation: 'partner' },
      ),
    );
  await w.gateway.idle();
  await platform.send(financeCalls.saveSplitRule, {
    revision: 0,
    merchantId: merchant.merchantId,
    name: '短信分账',
    orderType: 'smsTraffic',
    tasks: ratios.map((ratio, at) => ({ recipientId: String(recipients[at]!.recipientId), ratio })),
  });
  await platform.send(financeCalls.createTrigger, { orderType: 'smsTraffic', partnerId: 1, isEnabled: true });
  const { access } = await platform.send(financeCalls.payAccess, {});
  await w.database.db.updateTable('sandboxKey').set({ maxPercent: 100, feePerMille: 0 }).execute();
  await w.database.db
    .updateTable('payAccess')
    .set({ providerMaxPercent: 100 })
    .where('accessId', '=', access!.accessId)
    .execute();
  return { platform, recipients };
}

/** Time goes on until the order is split. */
async function split(w: FixtureGateway): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    w.time.advance(step === 0 ? 61_000 : 6000);
    await w.gateway.idle();
    const open = await w.database.db.selectFrom('providerTask').select('taskId').where('doneAt', 'is', null).execute();
    if (open.length === 0) return;
  }
  throw new Error('the split goes on and on');
}

await onEveryDatabase('refunding', ({ open }) => {
  /** @param fault what the provider does instead, for as long as it is set */
  const opened = async () => {
    const fault: Partial<PaymentProvider> = {};
    const w = await open({ payments: { sandbox: (deps) => ({ ...sandboxProvider(deps), ...fault }) } });
    await fillPrices(w);
    return { w, fault, unit: await w.as('unit'), platform: await w.as('platform') };
  };

  it('a buyer asks, somebody else of finance approves, units go and the provider pays once; every page says the same [FIN-08] [FIN-10] [TAR-09]', async () => {
    const { w, unit, platform } = await opened();
    const orderId = await paidOrder(w, unit);
    await use(w, 700);
    const seen = await unit.send(financeCalls.refundPreview, { orderId });
    expect(seen).toMatchObject({ reasons: [], refundableCents: 1350, sold: { units: 1000, unitsLeft: 300 } });
    const asked = await askRefund(unit, orderId, 1350);
    expect(asked).toMatchObject({ state: 'underReview', units: 300, isOwn: true, mayAudit: false, desk: null });
    // it is contact of a person: masked
    expect(asked.contact).not.toContain('13800138000');
    const waiting = await platform.send(financeCalls.refunds, { states: ['underReview'] });
    expect(waiting.totals).toMatchObject({ waitingCents: 1350, waiting: 1, successCents: 0 });
    const desk = await readRefund(platform, asked.refundId);
    expect(desk).toMatchObject({
      mayAudit: true,
      desk: { problem: null, merchantCents: 1350, parts: [], earlier: [] },
    });
    expect(await unitsOf(unit)).toBe(300);
    const approved = await approve(platform, desk);
    expect(approved.state).toBe('refunding');
    expect(await unitsOf(unit)).toBe(0);
    const done = await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    expect(done).toMatchObject({
      track: ['purchaseCompleted', 'refunding', 'refundSucceeded'],
      refundedCents: 1350,
    });
    expect(await refundsAtProvider(w)).toEqual([{ outNo: done.refundNo, cents: 1350 }]);
    const after = await unit.send(financeCalls.order, { orderId });
    expect(after).toMatchObject({ refundedCents: 1350, hasPendingRefund: false, state: 'success' });
    expect(after.track.map(({ event }) => event).slice(-3)).toEqual(['refundAsked', 'refundApproved', 'refunded']);
    const { totals } = await platform.send(financeCalls.refunds, {});
    expect(totals).toMatchObject({ waiting: 0, successCents: 1350 });
    const letters = await unit.send(messageCalls.letters, {});
    expect(letters.rows.some(({ title }) => /退款成功|refund has arrived/i.test(title))).toBe(true);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('what is used cannot be taken back, with both numbers; every reason comes before the form, in one list [FIN-08] [FIN-09]', async () => {
    const { w, unit, platform } = await opened();
    const orderId = await paidOrder(w, unit);
    await use(w, 700);
    const tooMuch = await refusalOf(askRefund(unit, orderId, 2000));
    expect(tooMuch.problems[0]).toMatchObject({ code: 'finance.refund.used', args: { 0: 444, 1: 300 } });
    const unpaid = await order(unit);
    // another’s order, of a type that is not refundable, and not paid
    await w.database.db
      .updateTable('tradeOrder')
      .set({ type: 'cloudStorage' })
      .where('orderId', '=', unpaid.orderId)
      .execute();
    const { reasons } = await platform.send(financeCalls.refundPreview, { orderId: unpaid.orderId });
    expect(reasons.map(({ code }) => code)).toEqual([
      'finance.refund.type',
      'finance.refund.notOwn',
      'finance.refund.notPaid',
    ]);
    await use(w, 300);
    const used = await unit.send(financeCalls.refundPreview, { orderId });
    expect(used.reasons.map(({ code }) => code)).toEqual(['finance.refund.allUsed']);
    const stranger = await w.as('platform', 'R002');
    expect((await refusalOf(stranger.send(financeCalls.refundPreview, { orderId }))).code).toBe(
      'finance.order.notFound',
    );
  });

  it('nobody audits a request of the own, nor without the right, nor from another tenant; of two the second reads who was first [FIN-10]', async () => {
    const { w, unit, platform } = await opened();
    const orderId = await paidOrder(w, unit);
    // finance that has bought it for the unit
    const me = await w.database.db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('username', '=', 'platform')
      .executeTakeFirstOrThrow();
    const asked = await askRefund(unit, orderId, 900);
    const named = { refundId: asked.refundId, revision: asked.revision };
    await w.database.db.updateTable('refund').set({ askedById: me.userId }).execute();
    for (const decide of [
      () => platform.send(financeCalls.approveRefund, { ...named, seenUnits: 200 }),
      () => platform.send(financeCalls.refuseRefund, { ...named, reason: '不同意' }),
    ])
      expect((await refusalOf(decide())).code).toBe('finance.refund.ownRequest');
    const unitUser = await w.database.db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('username', '=', 'unit')
      .executeTakeFirstOrThrow();
    await w.database.db.updateTable('refund').set({ askedById: unitUser.userId }).execute();
    expect((await refusalOf(unit.send(financeCalls.approveRefund, { ...named, seenUnits: 200 }))).status).toBe(403);
    const stranger = await w.as('platform', 'R002');
    for (const call of [
      () => stranger.send(financeCalls.refund, { refundId: asked.refundId }),
      () => stranger.send(financeCalls.approveRefund, { ...named, seenUnits: 200 }),
      () => stranger.send(financeCalls.refuseRefund, { ...named, reason: 'x' }),
      () => stranger.send(financeCalls.bearReturns, { ...named, reason: 'x' }),
      () => stranger.send(financeCalls.retryReturns, named),
    ])
      expect((await refusalOf(call())).code).toBe('finance.refund.notFound');
    expect((await stranger.send(financeCalls.refunds, {})).rows).toEqual([]);
    const empty = await refusalOf(platform.send(financeCalls.refuseRefund, { ...named, reason: '  ' }));
    expect(empty.problems[0]).toMatchObject({ code: 'form.required', field: 'reason' });
    // two at once: one wins, the other reads who did
    const both = await Promise.allSettled([
      approve(platform, asked),
      platform.send(financeCalls.refuseRefund, { ...named, reason: '已使用' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const lost = both.find((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ problems: [{ code: 'finance.refund.conflict' }] });
  });

  it('two that are asked for at once are one; refused ones say why and can be asked for again [FIN-08] [FIN-09]', async () => {
    const { w, unit, platform } = await opened();
    const orderId = await paidOrder(w, unit);
    const both = await Promise.allSettled([askRefund(unit, orderId, 4500), askRefund(unit, orderId, 4500)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const { rows } = await unit.send(financeCalls.refunds, { orderId });
    expect(rows.length).toBe(1);
    const { refundId, revision } = rows[0]!;
    const refused = await platform.send(financeCalls.refuseRefund, { refundId, revision, reason: '请先联系安装队' });
    expect(refused).toMatchObject({ state: 'refused', refusal: '请先联系安装队' });
    const letters = await unit.send(messageCalls.letters, {});
    expect(JSON.stringify(letters.rows)).toContain('请先联系安装队');
    expect(await unitsOf(unit)).toBe(1000);
    const again = await askRefund(unit, orderId, 4500);
    expect(again.refundNo).not.toBe(rows[0]!.refundNo);
    const changed = refusalOf(
      platform.send(financeCalls.approveRefund, { refundId: again.refundId, revision: again.revision, seenUnits: 999 }),
    );
    expect((await changed).problems[0]).toMatchObject({ code: 'finance.refund.rollbackChanged' });
    await approve(platform, again);
    await until(w, unit, again.refundId, ({ state }) => state === 'success');
    const emptied = await unit.send(financeCalls.refundPreview, { orderId });
    expect(emptied.reasons.map(({ code }) => code)).toEqual(['finance.refund.amount']);
    await demandBalanced(w);
  });

  it('what was paid from the balance is back there at once [FIN-08] [FIN-11]', async () => {
    const { w, unit, platform } = await opened();
    const { orderId: topUpId, payableCents } = await unit.send(financeCalls.topUp, {
      requestId: 'top-up-1',
      amount: '100',
    });
    const { code } = await unit.send(financeCalls.pay, { orderId: topUpId, method: 'wechat', cents: payableCents });
    await w.client().send(financeCalls.actAtSandbox, { ref: code!.split('/').at(-1)!, act: 'pay' });
    await vi.waitFor(async () => expect((await unit.send(financeCalls.wallet, {})).balanceCents).toBe(10_000));
    const { orderId } = await order(unit);
    await unit.send(financeCalls.pay, { orderId, method: 'balance', cents: price });
    const refused = await unit.send(financeCalls.refundPreview, { orderId: topUpId });
    expect(refused.reasons.map(({ code: one }) => one)).toContain('finance.refund.type');
    const asked = await askRefund(unit, orderId, 2250);
    expect(await approve(platform, asked)).toMatchObject({ state: 'success', units: 500 });
    expect((await unit.send(financeCalls.wallet, {})).balanceCents).toBe(10_000 - price + 2250);
    expect(await unitsOf(unit)).toBe(500);
    expect(await refundsAtProvider(w)).toEqual([]);
    await demandBalanced(w);
  });

  it('52.00 refunded as 32, 9, 8 and 3 of an order with three recipients ends at 0 for every cent, unit and recipient [FIN-08] [N18] [TAR-09]', async () => {
    const { w, unit } = await opened();
    const { platform } = await splitBy(w, [33, 33, 34]);
    await reprice(w, { cents: 5200, quantity: 365 }, 1);
    const placed = await unit.send(financeCalls.placeOrder, {
      requestId: 'press-52-00',
      lines: [{ priceId: 1, count: 1, cents: 5200 }],
    });
    const { orderId } = placed;
    const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents: 5200 });
    await w.client().send(financeCalls.actAtSandbox, { ref: code!.split('/').at(-1)!, act: 'pay' });
    await vi.waitFor(async () => expect((await unit.send(financeCalls.order, { orderId })).state).toBe('success'));
    await split(w);
    let units = 0;
    for (const cents of [3200, 900, 800, 300]) {
      const asked = await askRefund(unit, orderId, cents);
      units += asked.units;
      const preview = (await readRefund(platform, asked.refundId)).desk!;
      expect(preview.parts.reduce((sum, part) => sum + part.cents, preview.merchantCents)).toBe(cents);
      await approve(platform, asked);
      const done = await until(w, platform, asked.refundId, ({ state }) => state === 'success');
      expect(done.desk!.parts.map((part) => part.cents)).toEqual(preview.parts.map((part) => part.cents));
    }
    expect(units).toBe(365);
    expect(await unitsOf(unit)).toBe(0);
    const { db } = w.database;
    const records = await db.selectFrom('splitRecord').selectAll().where('orderId', '=', orderId).execute();
    expect(records.every(({ cents, returnedCents }) => cents === returnedCents)).toBe(true);
    const receivers = await db.selectFrom('sandboxReceiver').select('balanceCents').execute();
    expect(receivers.map(({ balanceCents }) => balanceCents)).toEqual([0, 0, 0]);
    expect((await refundsAtProvider(w)).reduce((sum, { cents }) => sum + cents, 0)).toBe(5200);
    expect(await unit.send(financeCalls.order, { orderId })).toMatchObject({ refundedCents: 5200 });
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('a recipient that has spent its part gives nothing back: no money goes to the buyer before it is tried again, or the merchant bears it [FIN-08] [FIN-10] [N18]', async () => {
    const { w, unit } = await opened();
    const { platform, recipients } = await splitBy(w, [20, 10], [1]);
    const orderId = await paidOrder(w, unit);
    await split(w);
    const { db } = w.database;
    await db.updateTable('sandboxReceiver').set({ balanceCents: 100 }).where('type', '=', 'merchant').execute();
    const asked = await askRefund(unit, orderId, price);
    const { desk } = await readRefund(platform, asked.refundId);
    // 45.00: 9.00 of a merchant, 4.50 of a person, who never gives back
    expect(desk!.parts).toMatchObject([
      { recipientName: recipients[0]!.name, heldCents: 900, cents: 900, problem: null },
      {
        recipientName: recipients[1]!.name,
        heldCents: 450,
        cents: 0,
        borneCents: 450,
        problem: { code: 'finance.return.person' },
      },
    ]);
    expect(desk!.merchantCents).toBe(3600);
    await approve(platform, asked);
    const stuck = await until(w, platform, asked.refundId, ({ waits }) => waits === 'decision');
    expect(stuck.desk!.parts[0]).toMatchObject({
      state: 'refused',
      code: 'BALANCE_NOT_ENOUGH',
      message: '分账接收方余额不足',
    });
    expect(await refundsAtProvider(w)).toEqual([]);
    const named = { refundId: stuck.refundId, revision: stuck.revision };
    const retried = await platform.send(financeCalls.retryReturns, named);
    expect(retried.waits).toBe('returns');
    const again = await until(w, platform, asked.refundId, ({ waits }) => waits === 'decision');
    expect(await refundsAtProvider(w)).toEqual([]);
    const borne = await platform.send(financeCalls.bearReturns, {
      refundId: again.refundId,
      revision: again.revision,
      reason: '安装队下月结清',
    });
    expect(borne).toMatchObject({ waits: 'provider', desk: { merchantCents: 4500, bearReason: '安装队下月结清' } });
    const done = await until(w, platform, asked.refundId, ({ state }) => state === 'success');
    expect(done.desk!.parts.map(({ state }) => state)).toEqual(['borne', 'borne']);
    expect(await refundsAtProvider(w)).toEqual([{ outNo: done.refundNo, cents: price }]);
    // the buyer reads nothing of recipients
    expect(JSON.stringify(await readRefund(unit, asked.refundId))).not.toContain(recipients[0]!.name);
    await demandBalanced(w);
  });

  it('a refund waits while its order is split, and a part that failed is not tried again meanwhile [FIN-08] [FIN-07]', async () => {
    const { w, unit } = await opened();
    const { platform } = await splitBy(w, [20]);
    const orderId = await paidOrder(w, unit);
    const asked = await askRefund(unit, orderId, price);
    await approve(platform, asked);
    await w.gateway.idle();
    expect(await readRefund(platform, asked.refundId)).toMatchObject({ state: 'refunding', waits: 'splits' });
    w.time.advance(61_000);
    const done = await until(w, platform, asked.refundId, ({ state }) => state === 'success');
    expect(done.desk!.parts).toMatchObject([{ cents: 900, state: 'success' }]);
    await demandBalanced(w);
  });

  it('a provider that does not answer, answers late or twice pays once, under one number; ‘refunding’ is not ‘refunded’ [FIN-08] [TAR-09]', async () => {
    const { w, fault, unit, platform } = await opened();
    const usual = sandboxProvider({
      database: w.database,
      clock: w.time.clock,
      random: { bytes: (n) => new Uint8Array(n) },
    });
    const orderId = await paidOrder(w, unit);
    const asked = await askRefund(unit, orderId, 1500);
    const numbers: string[] = [];
    // it pays, and its answer is lost
    fault.refund = async (access, one) => {
      numbers.push(one.refundNo);
      await usual.refund(access, one);
      return unanswered;
    };
    await approve(platform, asked);
    for (let step = 0; step < 10; step += 1) {
      w.time.advance(60_000);
      await w.gateway.idle();
    }
    expect(numbers.length).toBeGreaterThan(2);
    const meanwhile = await unit.send(financeCalls.order, { orderId });
    expect(meanwhile).toMatchObject({ refundedCents: 0, hasPendingRefund: true });
    expect(await readRefund(unit, asked.refundId)).toMatchObject({ state: 'refunding' });
    fault.refund = async () => ({ isAnswered: true, state: 'pending', code: 'PROCESSING' });
    w.time.advance(3_600_000);
    await w.gateway.idle();
    expect(await readRefund(unit, asked.refundId)).toMatchObject({ state: 'refunding' });
    delete fault.refund;
    w.time.advance(3_600_000);
    await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    expect(new Set(numbers).size).toBe(1);
    expect(await refundsAtProvider(w)).toEqual([{ outNo: asked.refundNo, cents: 1500 }]);
    await demandBalanced(w);
  });

  it('every task that is done again changes nothing: money, units and parts move once [FIN-08] [TAR-09]', async () => {
    const { w, unit } = await opened();
    const { platform } = await splitBy(w, [20, 10]);
    const orderId = await paidOrder(w, unit);
    await split(w);
    const asked = await askRefund(unit, orderId, 3000);
    await approve(platform, asked);
    const { db } = w.database;
    const stateOf = async () => ({
      transfers: await db.selectFrom('ledgerTransfer').select(['key', 'cents']).orderBy('transferId').execute(),
      records: await db.selectFrom('resourceRecord').select(['key', 'amount']).orderBy('recordId').execute(),
      parts: await db.selectFrom('splitRecord').select(['splitId', 'returnedCents']).orderBy('splitId').execute(),
      returns: await db.selectFrom('sandboxReturn').select(['outNo', 'cents']).orderBy('outNo').execute(),
      refunds: await refundsAtProvider(w),
      order: await db.selectFrom('tradeOrder').select(['refundedCents']).where('orderId', '=', orderId).execute(),
    });
    await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    const before = await stateOf();
    // as after gateways that died between the deed and its note
    for (const kind of ['planRefund', 'returnSplit', 'payBack'] as const) {
      const again = await db
        .updateTable('providerTask')
        .set({ doneAt: null, runAt: new Date(w.time.clock()).toISOString() })
        .where('kind', '=', kind)
        .returning('taskId')
        .execute();
      expect(again.length).toBeGreaterThan(0);
      w.time.advance(10_000);
      await w.gateway.idle();
      expect(await stateOf()).toEqual(before);
    }
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('killed before and after each deed it goes on where it was: every return and the refund are done once [FIN-08] [TAR-09]', async () => {
    const { w, fault, unit } = await opened();
    const { platform } = await splitBy(w, [20, 10, 5]);
    const usual = sandboxProvider({ database: w.database, clock: w.time.clock, random: systemRandom });
    let kills = 0;
    const seen = new Map<string, number>();
    /** The gateway dies before the deed, then after it and before it is noted, three times each; then it is asked once more. */
    const dying =
      <Asked, Answer>(numberOf: (asked: Asked) => string, run: (access: PayAccess, asked: Asked) => Promise<Answer>) =>
      async (access: PayAccess, asked: Asked): Promise<Answer> => {
        const no = numberOf(asked);
        const tries = (seen.get(no) ?? 0) + 1;
        seen.set(no, tries);
        if (tries > 6) return run(access, asked);
        kills += 1;
        if (tries % 2 === 0) await run(access, asked);
        throw new Error('killed');
      };
    fault.returnSplit = dying(
      ({ returnNo }) => returnNo,
      (access, one: AskedReturn) => usual.returnSplit(access, one),
    );
    fault.refund = dying(
      ({ refundNo }) => refundNo,
      (access, one: Parameters<PaymentProvider['refund']>[1]) => usual.refund(access, one),
    );
    const orderId = await paidOrder(w, unit);
    await split(w);
    const asked = await askRefund(unit, orderId, 3000);
    await approve(platform, asked);
    for (let step = 0; step < 60 && (await readRefund(unit, asked.refundId)).state !== 'success'; step += 1) {
      // no return, no money: the buyer waits for all of them
      const open = (await readRefund(platform, asked.refundId)).desk!.parts.some(({ state }) => state === 'pending');
      expect(open && (await refundsAtProvider(w)).length > 0).toBe(false);
      w.time.advance(600_000);
      await w.gateway.idle();
    }
    expect(kills).toBe(24);
    expect(await refundsAtProvider(w)).toEqual([{ outNo: asked.refundNo, cents: 3000 }]);
    const { parts } = (await readRefund(platform, asked.refundId)).desk!;
    const books = await w.database.db.selectFrom('sandboxReturn').select('cents').orderBy('outNo').execute();
    expect(books.map(({ cents }) => cents)).toEqual(parts.map(({ cents }) => cents));
    expect(await unit.send(financeCalls.order, { orderId })).toMatchObject({ refundedCents: 3000 });
    await demandBalanced(w);
  });

  it('a refund that the provider finally refuses gives the units back, and can be asked for again [FIN-08]', async () => {
    const { w, fault, unit, platform } = await opened();
    const orderId = await paidOrder(w, unit);
    fault.refund = () => Promise.resolve(unanswered);
    const asked = await askRefund(unit, orderId, price);
    await approve(platform, asked);
    expect(await unitsOf(unit)).toBe(0);
    fault.refund = async () => ({ isAnswered: true, state: 'failed', code: 'USER_ACCOUNT_ABNORMAL' });
    const failed = await until(w, unit, asked.refundId, ({ state }) => state === 'failed');
    expect(failed).toMatchObject({ errorCode: 'USER_ACCOUNT_ABNORMAL', refundedCents: 0 });
    expect(await unitsOf(unit)).toBe(1000);
    delete fault.refund;
    const again = await askRefund(unit, orderId, price);
    await approve(platform, again);
    await until(w, unit, again.refundId, ({ state }) => state === 'success');
    expect(await refundsAtProvider(w)).toEqual([{ outNo: again.refundNo, cents: price }]);
    await demandBalanced(w);
  });

  it('a stopped merchant lets no refund out until it is resumed [FIN-02] [FIN-08]', async () => {
    const { w, unit } = await opened();
    const { platform } = await splitBy(w, [10]);
    const orderId = await paidOrder(w, unit);
    await split(w);
    const { rows } = await platform.send(financeCalls.merchants, {});
    const { merchantId, revision } = rows[0]!;
    const stopped = await platform.send(financeCalls.stopMerchant, { merchantId, revision, reason: '核对账户' });
    const asked = await askRefund(unit, orderId, price);
    await approve(platform, asked);
    for (let step = 0; step < 5; step += 1) {
      w.time.advance(60_000);
      await w.gateway.idle();
    }
    expect(await refundsAtProvider(w)).toEqual([]);
    expect((await readRefund(platform, asked.refundId)).state).toBe('refunding');
    await platform.send(financeCalls.resumeMerchant, { merchantId, revision: stopped.revision });
    await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    await demandBalanced(w);
  });

  it('hostile requests are refused at their field [FIN-08] [FIN-09] [SHL-25]', async () => {
    const { w, unit } = await opened();
    const orderId = await paidOrder(w, unit);
    const refused = async (more: object): Promise<string> => {
      const { problems } = await refusalOf(askRefund(unit, orderId, 1500, more));
      return `${problems[0]?.code} ${problems[0]?.field}`;
    };
    for (const [more, problem] of [
      [{ amount: '45.001' }, 'form.twoDecimals amount'],
      [{ amount: '45.01' }, 'finance.refund.amount amount'],
      [{ reason: ' ' }, 'form.required reason'],
      [{ contact: '' }, 'form.required contact'],
      [{ seenUnits: 1 }, 'finance.refund.rollbackChanged seenUnits'],
      [{ evidence: ['not-there'] }, 'shell.image.gone evidence'],
      [{ revision: 0 }, 'finance.refund.changed undefined'],
    ] as const)
      expect(await refused(more), JSON.stringify(more)).toBe(problem);
    for (const amount of ['1e2', '0', '-1', '', '１２abc'])
      expect(await refused({ amount }), amount).toMatch(/ amount$/);
    const long = 'x'.repeat(129);
    expect([await refused({ reason: long }), await refused({ remark: long })]).toEqual([
      expect.stringMatching(/ reason$/),
      expect.stringMatching(/ remark$/),
    ]);
    expect((await unit.send(financeCalls.refunds, {})).total).toBe(0);
    expect((await unit.send(tariffCalls.balances, {})).balances.length).toBeGreaterThan(0);
  });
});
