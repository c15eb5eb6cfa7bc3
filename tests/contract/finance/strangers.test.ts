import { financeCalls } from '@fireline/api/finance';
import { messageCalls } from '@fireline/api/message';
import { expect, it, vi } from 'vitest';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { type PaymentProvider, unanswered } from '../../../apps/gateway/src/finance/provider/port.ts';
import { deleteNoticesBefore } from '../../../apps/gateway/src/finance/paying/notice.ts';
import { signature } from '../../../apps/gateway/src/finance/provider/signing.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, reprice, smsPackage } from '../../fixtures/money.ts';
import { act, demandBalanced, order, readOf, refOf, shownCode, unitsOf } from './buying.ts';

const { cents } = smsPackage;

await onEveryDatabase('a provider that does as it likes', ({ open }) => {
  /** @param fault what the provider does instead, for as long as it is set */
  const opened = async () => {
    const fault: Partial<PaymentProvider> = {};
    const w = await open({ payments: { sandbox: (deps) => ({ ...sandboxProvider(deps), ...fault }) } });
    await fillPrices(w);
    return { w, fault, unit: await w.as('unit') };
  };

  it('an attempt whose code was never stored shows it to the next press, under the same number [FIN-12]', async () => {
    const { w, unit } = await opened();
    const { orderId, ref } = await shownCode(unit);
    // as after a gateway that died between the answer of its provider and the row
    await w.database.db.updateTable('payment').set({ state: 'created', codeUrl: null, providerNo: null }).execute();
    expect((await readOf(unit, orderId)).code).toBeNull();
    w.time.advance(25_000);
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[0]?.state).toBe('pending'));
    const again = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
    expect([refOf(again.code), again.attempts.length]).toEqual([ref, 1]);
    await act(w, ref, 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('success'));
    expect(await unitsOf(unit)).toBe(1000);
  });

  it('an attempt that was ended here before its provider had made it is ended there, too [FIN-12]', async () => {
    const { w, fault, unit } = await opened();
    const { orderId } = await order(unit);
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const usual = sandboxProvider({ database: w.database, clock: w.time.clock, random: systemRandom });
    fault.create = async (...payment) => {
      delete fault.create;
      asked.resolve();
      await goOn.promise;
      return usual.create(...payment);
    };
    const first = unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
    await asked.promise;
    // another page pays by another way meanwhile
    const second = await unit.send(financeCalls.pay, { orderId, method: 'alipay', cents });
    expect(second.attempts.map(({ state }) => state)).toEqual(['closed', 'pending']);
    // the provider is not there when it is to end the first one
    fault.close = async () => unanswered;
    goOn.resolve();
    await first;
    await w.gateway.idle();
    delete fault.close;
    w.time.advance(60_000);
    const trades = () => w.database.db.selectFrom('sandboxTrade').select(['state', 'outNo']).orderBy('outNo').execute();
    await vi.waitFor(async () => expect((await trades()).map(({ state }) => state)).toEqual(['closed', 'open']));
  });

  it('money of another amount goes back when other money pays its order [FIN-12]', async () => {
    const { w, unit } = await opened();
    const { orderId, ref } = await shownCode(unit);
    const second = await unit.send(financeCalls.pay, { orderId, method: 'alipay', cents });
    await act(w, refOf(second.code), 'payLess');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[1]?.state).toBe('suspense'));
    // the first code was paid all the same
    await w.database.db.updateTable('sandboxTrade').set({ state: 'open' }).where('ref', '=', ref).execute();
    await act(w, ref, 'pay');
    await vi.waitFor(async () =>
      expect((await readOf(unit, orderId)).attempts.map(({ state }) => state)).toEqual(['paid', 'returned']),
    );
    expect((await readOf(unit, orderId)).state).toBe('success');
    expect(await unitsOf(unit)).toBe(1000);
    await demandBalanced(w);
  });

  it('a payment that cannot be written, and a provider that is away, keep no other order waiting [FIN-12]', async () => {
    const { w, fault, unit } = await opened();
    const poisoned = await shownCode(unit);
    const away = await shownCode(unit);
    const fine = await shownCode(unit);
    const { db } = w.database;
    // its units are more than a balance holds
    await db
      .updateTable('orderLine')
      .set({ count: 2 ** 31 - 1, quantity: 2 ** 31 - 1 })
      .where('orderId', '=', poisoned.orderId)
      .execute();
    for (const { ref } of [poisoned, fine]) await act(w, ref, 'payUnreported');
    const usual = sandboxProvider({ database: w.database, clock: w.time.clock, random: systemRandom });
    const awayNo = `${away.orderNo}-1`;
    fault.query = async (access, outNo) => (outNo === awayNo ? unanswered : usual.query(access, outNo));
    fault.close = async (access, outNo) => (outNo === awayNo ? unanswered : usual.close(access, outNo));
    w.time.advance(25_000);
    await vi.waitFor(async () => expect((await readOf(unit, fine.orderId)).state).toBe('success'));
    const blocked = await refusalOf(unit.send(financeCalls.pay, { orderId: away.orderId, method: 'alipay', cents }));
    expect(blocked.code).toBe('finance.payment.is.unknown');
    // a day later it is still asked for, at growing gaps
    for (let hour = 0; hour < 30; hour += 6) {
      w.time.advance(6 * 60 * 60_000);
      await w.gateway.idle();
    }
    const stateOf = async (): Promise<string> =>
      (await db.selectFrom('tradeOrder').select('state').where('orderId', '=', away.orderId).executeTakeFirstOrThrow())
        .state;
    expect(await stateOf()).toBe('paying');
    delete fault.query;
    delete fault.close;
    // the attempt fails with the provider's word, and the order ends with its time
    await vi.waitFor(async () => {
      w.time.advance(2 * 60 * 60_000);
      await w.gateway.idle();
      expect(['failed', 'expired']).toContain(await stateOf());
    });
    expect(w.failures.map(String).join('\n')).toContain('cannot be delivered');
  });

  it('what is free is paid from a balance that was never opened [FIN-11]', async () => {
    const { w, unit } = await opened();
    await reprice(w, { cents: 0 });
    const placed = await unit.send(financeCalls.placeOrder, {
      requestId: 'free-12345678',
      lines: [{ priceId: smsPackage.priceId, count: 3, cents: 0 }],
    });
    const { orderId } = placed;
    expect((await refusalOf(unit.send(financeCalls.pay, { orderId, method: 'wechat', cents: 0 }))).code).toBe(
      'finance.order.freeMethod',
    );
    expect((await unit.send(financeCalls.pay, { orderId, method: 'balance', cents: 0 })).state).toBe('success');
    expect(await unitsOf(unit)).toBe(3000);
    await demandBalanced(w);
  });

  it('one notice that comes fifty times at once, and again, is one delivery, one letter and one posting [FIN-12]', async () => {
    const { w, unit } = await opened();
    const { orderId, orderNo, ref } = await shownCode(unit);
    await act(w, ref, 'payUnreported');
    const { db } = w.database;
    const { privateKey, accessId, merchantNo } = await db
      .selectFrom('sandboxKey')
      .innerJoin('payAccess', 'payAccess.accessId', 'sandboxKey.accessId')
      .select(['privateKey', 'payAccess.accessId', 'merchantNo'])
      .executeTakeFirstOrThrow();
    const outNo = `${orderNo}-1`;
    const told = {
      id: 'storm',
      merchantNo,
      currency: 'CNY',
      outNo,
      providerNo: ref,
      state: 'paid',
      cents,
      feeCents: 27,
    };
    const raw = new TextEncoder().encode(JSON.stringify(told));
    const timestamp = String(w.time.clock());
    const headers = { 'pay-timestamp': timestamp, 'pay-signature': await signature(privateKey, { timestamp, raw }) };
    const send = () => w.request(`/payment/notice/${accessId}`, { method: 'POST', headers, body: raw });
    const replies = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set([...replies, await send()].map(({ status }) => status))).toEqual(new Set([200]));
    const paid = await readOf(unit, orderId);
    expect(paid.track.filter(({ event }) => event === 'paid' || event === 'deliver')).toHaveLength(2);
    expect([paid.state, paid.transfers.length, await unitsOf(unit)]).toEqual(['success', 2, 1000]);
    expect((await unit.send(messageCalls.letters, { group: ['payment'] })).total).toBe(1);
    // the same words parsed and written again, for another access, or by another number are no notice
    const bad = async (path: string, body: BodyInit) =>
      (await w.request(path, { method: 'POST', headers, body })).status;
    expect(await bad(`/payment/notice/${accessId}`, JSON.stringify(told, undefined, 1))).toBe(401);
    expect(await bad('/payment/notice/999', raw)).toBe(401);
    // the words are kept for a while, what they did for good
    await deleteNoticesBefore(db, new Date(w.time.clock()).toISOString());
    expect(await db.selectFrom('providerEvent').selectAll().execute()).toHaveLength(1);
    await deleteNoticesBefore(db, new Date(w.time.clock() + 1).toISOString());
    expect(await db.selectFrom('providerEvent').selectAll().execute()).toHaveLength(0);
    expect((await send()).status).toBe(200);
    expect(await unitsOf(unit)).toBe(1000);
    await demandBalanced(w);
  });

  it('of a payment and a cancelling at once one comes first, and the money of the other goes back [FIN-01] [FIN-12]', async () => {
    const { w, unit } = await opened();
    const states = new Map<string, number>();
    for (let race = 0; race < 12; race += 1) {
      const { orderId, ref } = await shownCode(unit);
      await unit.send(financeCalls.abandon, { orderId });
      await Promise.allSettled([act(w, ref, 'pay'), unit.send(financeCalls.cancel, { orderId })]);
      await w.gateway.idle();
      const { state, attempts } = await readOf(unit, orderId);
      states.set(state, (states.get(state) ?? 0) + 1);
      expect([
        ['success', 'paid'],
        ['cancelled', 'closed'],
        ['cancelled', 'returned'],
      ]).toContainEqual([state, attempts[0]?.state]);
    }
    expect(await unitsOf(unit)).toBe(1000 * (states.get('success') ?? 0));
    await demandBalanced(w);
  });
});
