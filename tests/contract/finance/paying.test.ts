import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, smsPackage } from '../../fixtures/money.ts';
import { act, demandBalanced, newPress, order, readOf, refOf, shownCode, unitsOf } from './buying.ts';

const { priceId, cents } = smsPackage;

await onEveryDatabase('paying', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillPrices(w);
    return { w, unit: await w.as('unit') };
  };

  it('a unit buys messages by a code, its notice comes, and it has them [FIN-01] [FIN-12] [TAR-07] [TAR-09]', async () => {
    const { w, unit } = await opened();
    const { packages, holderKind } = await unit.send(tariffCalls.packages, {});
    expect([holderKind, packages.map((one) => one.cents)]).toEqual(['unit', [4500, 1200]]);
    const { orderId, orderNo, ref, state } = await shownCode(unit, 2);
    expect(orderNo).toMatch(/^20261121[2-9A-Z]{14}$/);
    expect([state, await unitsOf(unit)]).toEqual(['paying', 0]);
    await act(w, ref, 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('success'));
    expect(await unitsOf(unit)).toBe(2000);
    const paid = await readOf(unit, orderId);
    expect(paid.track.map(({ event }) => event)).toEqual(['place', 'pay', 'attempt', 'paid', 'deliver']);
    expect(paid.transfers.map((one) => [one.kind, one.debit, one.credit, one.cents])).toEqual([
      ['paid', 'clearing', 'revenue', 9000],
      ['fee', 'fee', 'clearing', 54],
    ]);
    expect(paid).toMatchObject({ paidCents: 9000, code: null, lines: [{ isFulfilled: true }] });
    await demandBalanced(w);
  });

  it('one press is one order, and one way shows one code, however often it is pressed [FIN-01] [FIN-12]', async () => {
    const { w, unit } = await opened();
    const requestId = newPress();
    const placed = await Promise.all([1, 2, 3].map(() => order(unit, 1, requestId)));
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await refusalOf(order(unit, 2, requestId))).code).toBe('finance.order.otherContent');
    const { orderId } = placed[0]!;
    const codes = await Promise.all(
      [1, 2].map(async () => (await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents })).code),
    );
    expect((await readOf(unit, orderId)).attempts).toHaveLength(1);
    expect(codes).toContain((await readOf(unit, orderId)).code);
    // by another way the first code is ended before the second is shown
    const second = await unit.send(financeCalls.pay, { orderId, method: 'alipay', cents });
    expect(second.attempts.map(({ state }) => state)).toEqual(['closed', 'pending']);
    expect((await refusalOf(act(w, refOf(codes.find((code) => code !== null) ?? null), 'pay'))).code).toBe(
      'finance.sandbox.over',
    );
  });

  it('a notice that comes twice, not at all, wrongly signed or garbled neither doubles nor loses anything [FIN-12]', async () => {
    const { w, unit } = await opened();
    for (const what of ['payTwiceReported', 'payUnreported', 'payWronglySigned', 'payGarbled'] as const) {
      const before = await unitsOf(unit);
      const { orderId, ref } = await shownCode(unit);
      await act(w, ref, what);
      await w.gateway.idle();
      // without a good notice its word comes by a question
      if (what !== 'payTwiceReported') w.time.advance(21_000);
      await vi.waitFor(async () => expect((await readOf(unit, orderId)).state, what).toBe('success'));
      expect(await unitsOf(unit), what).toBe(before + 1000);
    }
    expect(await w.database.db.selectFrom('providerEvent').select('body').execute()).toHaveLength(1);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('another amount pays nothing, waits for finance, and goes back with the end of its order [FIN-12]', async () => {
    const { w, unit } = await opened();
    const { orderId, ref } = await shownCode(unit);
    await act(w, ref, 'payLess');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[0]?.state).toBe('suspense'));
    const { state, transfers } = await readOf(unit, orderId);
    expect([state, transfers[0]]).toMatchObject(['paying', { kind: 'suspense', cents: 4499 }]);
    expect(await unitsOf(unit)).toBe(0);
    // it goes back once the order is over
    w.time.advance(31 * 60_000);
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[0]?.state).toBe('returned'));
    expect((await readOf(unit, orderId)).state).toBe('expired');
    await demandBalanced(w);
  });

  it('an order whose time is over ends, and money that comes late goes back [FIN-12]', async () => {
    const { w, unit } = await opened();
    const { orderId, ref } = await shownCode(unit);
    w.time.advance(29 * 60_000 + 59_000);
    expect((await readOf(unit, orderId)).state).toBe('paying');
    w.time.advance(1000);
    expect((await refusalOf(unit.send(financeCalls.pay, { orderId, method: 'alipay', cents }))).code).toBe(
      'finance.order.expired',
    );
    w.time.advance(30_000);
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('expired'));
    // a provider that takes money all the same
    await w.database.db.updateTable('sandboxTrade').set({ state: 'open' }).where('ref', '=', ref).execute();
    await act(w, ref, 'payLate');
    w.time.advance(2 * 60_000 + 5000);
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[0]?.state).toBe('returned'));
    expect((await readOf(unit, orderId)).state).toBe('expired');
    expect(await unitsOf(unit)).toBe(0);
    await demandBalanced(w);
  });

  it('an attempt that no provider has made fails, and the order is paid again [FIN-12]', async () => {
    const { w, unit } = await opened();
    const { orderId } = await shownCode(unit);
    // as after a gateway that died before it had asked the provider
    await w.database.db.deleteFrom('sandboxTrade').execute();
    await w.database.db.updateTable('payment').set({ state: 'created', codeUrl: null }).execute();
    w.time.advance(81_000);
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('failed'));
    const again = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
    expect(again.attempts.map(({ state }) => state)).toEqual(['failed', 'pending']);
  });

  it('is cancelled once its provider says that nothing can be paid; what was paid before is success [FIN-01]', async () => {
    const { w, unit } = await opened();
    const first = await shownCode(unit);
    expect((await refusalOf(unit.send(financeCalls.cancel, { orderId: first.orderId }))).code).toBe(
      'finance.order.paying',
    );
    expect((await unit.send(financeCalls.abandon, { orderId: first.orderId })).state).toBe('unpaid');
    const cancelled = await unit.send(financeCalls.cancel, { orderId: first.orderId });
    expect(cancelled).toMatchObject({ state: 'cancelled', code: null, attempts: [{ state: 'closed' }] });
    const second = await shownCode(unit);
    await act(w, second.ref, 'payUnreported');
    // "it was not paid": the provider knows better
    expect((await unit.send(financeCalls.abandon, { orderId: second.orderId })).state).toBe('success');
    expect((await refusalOf(unit.send(financeCalls.cancel, { orderId: second.orderId }))).code).toBe(
      'finance.order.alreadyPaid',
    );
    await demandBalanced(w);
  });

  it('costs what is on sale: another price, amount or package is refused with both figures [TAR-05] [TAR-09]', async () => {
    const { unit } = await opened();
    const refused = async (line: object) =>
      (
        await refusalOf(
          unit.send(financeCalls.placeOrder, { requestId: newPress(), lines: [{ priceId, count: 1, cents, ...line }] }),
        )
      ).problems[0];
    expect(await refused({ cents: 1 })).toMatchObject({
      code: 'finance.order.priceChanged',
      args: { seen: '0.01', now: '45.00' },
    });
    expect((await refused({ priceId: 99 }))?.code).toBe('finance.order.notOnSale');
    expect((await refused({ count: 1001 }))?.field).toBe('lines.0.count');
    const { orderId } = await order(unit);
    expect(await refusalOf(unit.send(financeCalls.pay, { orderId, method: 'wechat', cents: 1 }))).toMatchObject({
      code: 'finance.order.amount',
    });
    expect(
      (await refusalOf(unit.send(financeCalls.pay, { orderId, method: 'balance', cents }))).problems[0],
    ).toMatchObject({
      code: 'tariff.balance.short',
    });
  });

  it('is seen by its payer and those above, paid by its payer alone, and by nobody of another tenant [FIN-01] [ROL-06]', async () => {
    const { w, unit } = await opened();
    const { orderId } = await order(unit);
    for (const role of ['platform', 'agent'] as const) {
      const seen = await readOf(await w.as(role), orderId);
      expect(seen).toMatchObject({ isPayer: false, code: null });
      const refused = await refusalOf((await w.as(role)).send(financeCalls.pay, { orderId, method: 'wechat', cents }));
      expect(refused.code).toBe('finance.order.notPayer');
    }
    for (const other of [await w.as('platform', 'R002'), await w.as('unit', 'R002'), await w.as('resident')])
      expect((await refusalOf(readOf(other, orderId))).code).toBe('finance.order.notFound');
    const { totals, rows } = await unit.send(financeCalls.orders, {});
    expect([totals.payableCents, rows.length]).toEqual([4500, 1]);
    const tenant = await w.as('platform');
    const sold = await tenant.send(financeCalls.orders, { side: 'sold' });
    expect(sold).toMatchObject({ total: 1, totals, sides: { bought: { count: 0 }, sold: { count: 1, ...totals } } });
    const bought = await tenant.send(financeCalls.orders, { side: 'bought' });
    expect(bought).toMatchObject({ total: 0, totals: { payableCents: 0 }, sides: sold.sides });
    expect((await unit.send(financeCalls.orders, { side: 'bought' })).total).toBe(1);
  });

  it('the database changes and deletes no transfer and no record [TAR-09]', async () => {
    const { w, unit } = await opened();
    const { orderId, ref } = await shownCode(unit);
    await act(w, ref, 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('success'));
    const { db } = w.database;
    await expect(db.updateTable('ledgerTransfer').set({ cents: 1 }).execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('ledgerTransfer').execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('resourceRecord').execute()).rejects.toThrow('never changed');
  });
});
