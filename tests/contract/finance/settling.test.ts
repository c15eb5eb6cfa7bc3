import { financeCalls } from '@fireline/api/finance';
import { messageCalls } from '@fireline/api/message';
import { sessionCalls } from '@fireline/api/session';
import { tariffCalls } from '@fireline/api/tariff';
import { expect, it, vi } from 'vitest';
import { changesOf } from '../../../apps/gateway/src/finance/orders/telling.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, smsPackage } from '../../fixtures/money.ts';
import { act, demandBalanced, newPress, order, readOf, refOf, shownCode, type Unit, unitsOf } from './buying.ts';

const { cents } = smsPackage;

await onTestDatabase('money that people decide over', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillPrices(w);
    return { w, unit: await w.as('unit'), platform: await w.as('platform') };
  };
  const lettersOf = async (unit: Unit) =>
    (await unit.send(messageCalls.letters, { group: ['payment'], order: 'asc' })).rows.map(
      ({ title, about }) => [title, about?.kind] as const,
    );

  it('a payee books money of another amount, or pays it back at once, and says why [FIN-12]', async () => {
    const { w, unit, platform } = await opened();
    const misfit = async () => {
      const shown = await shownCode(unit);
      await act(w, shown.ref, 'payLess');
      await vi.waitFor(async () => expect((await readOf(unit, shown.orderId)).attempts[0]?.state).toBe('suspense'));
      return { orderId: shown.orderId, attemptNo: 1, cents: 4499 };
    };
    const booked = await misfit();
    const refused = async (by: Unit, sent: object) =>
      (await refusalOf(by.send(financeCalls.settle, { ...booked, how: 'book', remark: '差一分', ...sent })))
        .problems[0];
    expect((await refused(platform, { remark: ' ' }))?.field).toBe('remark');
    expect((await refusalOf(unit.send(financeCalls.settle, { ...booked, how: 'book', remark: 'x' }))).kind).toBe(
      'forbidden',
    );
    expect(await refused(platform, { cents: 4500 })).toMatchObject({
      code: 'finance.settle.changed',
      args: { 0: '44.99' },
    });
    expect((await refused(await w.as('platform', 'R002'), {}))?.code).toBe('finance.order.notFound');
    const settled = await platform.send(financeCalls.settle, { ...booked, how: 'book', remark: '差一分' });
    expect(settled).toMatchObject({ state: 'success', attempts: [{ state: 'paid', paidCents: 4499 }] });
    expect(settled.transfers.map(({ debit, credit, cents: amount }) => [debit, credit, amount]).slice(-2)).toEqual([
      ['suspense', 'revenue', 4499],
      ['adjustment', 'revenue', 1],
    ]);
    expect((await refused(platform, {}))?.code).toBe('finance.settle.none');
    const back = await misfit();
    await platform.send(financeCalls.settle, { ...back, how: 'giveBack', remark: '金额不符' });
    await vi.waitFor(async () => expect((await readOf(unit, back.orderId)).attempts[0]?.state).toBe('returned'));
    // the order can be paid again, by another code
    expect((await readOf(unit, back.orderId)).state).toBe('failed');
    const again = await unit.send(financeCalls.pay, { orderId: back.orderId, method: 'wechat', cents });
    await act(w, refOf(again.code), 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, back.orderId)).state).toBe('success'));
    expect(await unitsOf(unit)).toBe(2000);
    expect(await lettersOf(unit)).toEqual([
      ['Another amount has arrived', 'order'],
      ['Your purchase has arrived', 'order'],
      ['Another amount has arrived', 'order'],
      ['Money was paid back', 'order'],
      ['Your purchase has arrived', 'order'],
    ]);
    await demandBalanced(w);
  });

  it('nobody settles an order of the own [FIN-12]', async () => {
    const { w, platform } = await opened();
    const { orderId } = await shownCode(await w.as('unit'));
    await w.database.db.updateTable('tradeOrder').set({ creatorId: 1 }).where('orderId', '=', orderId).execute();
    expect((await platform.send(financeCalls.order, { orderId })).maySettle).toBe(false);
    const sent = { orderId, attemptNo: 1, cents, how: 'giveBack' as const, remark: 'x' };
    expect((await refusalOf(platform.send(financeCalls.settle, sent))).code).toBe('finance.settle.own');
  });

  it('a balance is topped up once, pays what it can, and of two orders at once the one that it suffices for [FIN-11]', async () => {
    const { w, unit } = await opened();
    const requestId = newPress();
    const [one, two] = await Promise.all(
      [1, 2].map(() => unit.send(financeCalls.topUp, { requestId, amount: '60.00' })),
    );
    expect(one?.orderId).toBe(two?.orderId);
    expect((await refusalOf(unit.send(financeCalls.topUp, { requestId, amount: '61' }))).code).toBe(
      'finance.order.otherContent',
    );
    for (const amount of ['0', '-1', '1e2', '12.345'])
      expect(
        (await refusalOf(unit.send(financeCalls.topUp, { requestId: newPress(), amount }))).problems[0]?.field,
      ).toBe('amount');
    const orderId = one?.orderId ?? 0;
    expect((await refusalOf(unit.send(financeCalls.pay, { orderId, method: 'balance', cents: 6000 }))).code).toBe(
      'finance.order.topUpMethod',
    );
    const paying = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents: 6000 });
    await act(w, refOf(paying.code), 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('success'));
    expect((await unit.send(financeCalls.wallet, {})).balanceCents).toBe(6000);
    const orders = [await order(unit), await order(unit)];
    const outcomes = await Promise.allSettled(
      orders.map((placed) => unit.send(financeCalls.pay, { orderId: placed.orderId, method: 'balance', cents })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const short = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((short.reason as { problems: object[] }).problems[0]).toMatchObject({
      code: 'tariff.balance.short',
      args: { balance: '15.00', amount: '45.00' },
    });
    const { balanceCents, entries } = await unit.send(financeCalls.wallet, {});
    expect([balanceCents, entries.map((entry) => entry.cents)]).toEqual([1500, [-4500, 6000]]);
    expect(await unitsOf(unit)).toBe(1000);
    await demandBalanced(w);
  });

  it('a change of an order is pushed to its creator, the people of its payer and those above, and to no other unit [FIN-01]', async () => {
    const { w, unit } = await opened();
    const { orderId } = await order(unit);
    expect(await changesOf(w.database.db, 'R001', [orderId])).toEqual([
      {
        id: orderId,
        where: { rentId: 'R001', orgPath: '', partnerId: 1, unitId: 1, maintId: null, placeId: null },
        data: { orderId, revision: 1, state: 'unpaid' },
      },
    ]);
  });

  it('a device shows whose messages it falls back to, figures of those above apart, and is given some once [DEV-16] [DEV-27] [TAR-08]', async () => {
    const { w, unit, platform } = await opened();
    const gift = { deviceId: 1, requestId: newPress(), sms: 50, voice: 5, remark: '补偿' };
    await Promise.all([1, 2].map(() => platform.send(tariffCalls.giftUnits, gift)));
    const seen = await platform.send(tariffCalls.deviceUnits, { deviceId: 1 });
    expect(seen.holders.map(({ kind, sms, voice }) => [kind, sms, voice])).toEqual([
      ['device', 50, 5],
      ['unit', 0, 0],
      ['partner', 0, 0],
      ['tenant', 0, 0],
    ]);
    expect(seen.records.map(({ resource, sellType, amount }) => [resource, sellType, amount])).toEqual([
      ['voice', 'gift', 5],
      ['sms', 'gift', 50],
    ]);
    const own = await unit.send(tariffCalls.deviceUnits, { deviceId: 1 });
    expect(own.holders.map(({ sms }) => sms)).toEqual([50, 0, null, null]);
    expect((await refusalOf(unit.send(tariffCalls.giftUnits, gift))).kind).toBe('forbidden');
    const refused = async (sent: object) =>
      (await refusalOf(platform.send(tariffCalls.giftUnits, { ...gift, requestId: newPress(), ...sent }))).problems[0]
        ?.code;
    // a press that was sent again with another device or amount gives nothing, says so, and is in no log
    for (const other of [{ deviceId: 2 }, { sms: 60 }, { voice: 0 }])
      expect(await refused({ requestId: gift.requestId, ...other })).toBe('tariff.gift.otherContent');
    expect((await platform.send(sessionCalls.userLog, { action: 'tariff.giftUnits' })).total).toBe(1);
    expect(await refused({ sms: -1 })).toBe('tariff.gift.negative');
    expect(await refused({ sms: 0, voice: 0 })).toBe('tariff.gift.nothing');
    await demandBalanced(w);
  });
});
