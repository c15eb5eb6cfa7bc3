import { financeCalls } from '@fireline/api/finance';
import { sessionCalls } from '@fireline/api/session';
import { payCode, payCodeTriesMax } from '@fireline/domain/tariff';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, smsPackage } from '../../fixtures/money.ts';
import { demandBalanced, newPress, readOf, act, type Unit, unitsOf } from './buying.ts';

const { priceId, cents, quantity } = smsPackage;
const hour = 3_600_000;

await onEveryDatabase('orders that are paid by a code', ({ open }) => {
  async function start() {
    const w = await open();
    await fillPrices(w);
    return { w, unit: await w.as('unit'), finance: await w.as('platform') };
  }
  const placeBy = (unit: Unit, way: 'online' | 'offlineCode', requestId = newPress()) =>
    unit.send(financeCalls.placeOrder, { requestId, lines: [{ priceId, count: 1, cents }], way });
  const issue = async (finance: Unit, ...orderIds: number[]) => finance.send(financeCalls.issuePayCodes, { orderIds });
  const codeFor = async (finance: Unit, orderId: number) => (await issue(finance, orderId)).issued[0]?.code ?? '';
  const pay = (unit: Unit, orderId: number, code: string) =>
    unit.send(financeCalls.payWithCode, { orderId, code, cents });
  const kept = ({ database: { db } }: FixtureGateway) =>
    db.selectFrom('payCode').selectAll().orderBy('codeId').execute();

  it('wait a week, get a code that is shown once, and are delivered when it is entered; the till holds the money [TAR-05] [TAR-09] [FIN-01]', async () => {
    const { w, unit, finance } = await start();
    const before = await unitsOf(unit);
    const placed = await placeBy(unit, 'offlineCode');
    expect(placed).toMatchObject({ isByCode: true, state: 'unpaid' });
    expect(Date.parse(placed.expiresAt) - Date.parse(placed.now)).toBeGreaterThan(167 * hour);
    const { orderId, orderNo } = placed;
    const [waiting] = (await finance.send(financeCalls.payCodes, { part: 'waiting' })).rows;
    expect(waiting).toMatchObject({ orderNo, code: null, blocked: null, payableCents: cents });
    const { issued, refused } = await issue(finance, orderId);
    expect([issued.length, refused]).toEqual([1, []]);
    const code = issued[0]?.code ?? '';
    expect(payCode(code, 'code').ok).toBe(true);
    // nowhere in clear, in no reply
    expect(JSON.stringify(await kept(w))).not.toContain(code);
    const shown = await finance.send(financeCalls.payCodes, { search: code.slice(-4).toLowerCase() });
    expect(JSON.stringify(shown)).not.toContain(code);
    expect(shown).toMatchObject({ total: 1, totals: { waitingCents: cents, usedCents: 0 } });
    // as it is typed from paper
    const paid = await pay(unit, orderId, `${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)}`);
    expect(paid).toMatchObject({ state: 'success', method: 'offlineCode', paidCents: cents });
    expect(paid.transfers).toMatchObject([{ kind: 'paid', cents, debit: 'clearing', credit: 'revenue' }]);
    expect(paid.track.map(({ event }) => event)).toEqual(['place', 'codeIssued', 'paid', 'deliver']);
    expect(await unitsOf(unit)).toBe(before + quantity);
    expect((await finance.send(financeCalls.payCodes, { part: 'used' })).rows).toMatchObject([
      { orderNo, code: { state: 'used' } },
    ]);
    expect(await refusalOf(pay(unit, orderId, code))).toMatchObject({ code: 'finance.order.alreadyPaid' });
    await demandBalanced(w);
    const log = await finance.send(sessionCalls.userLog, { search: orderNo });
    expect(log.rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['finance.payWithCode', 'finance.issuePayCodes']),
    );
  });

  it('one press is one order, by one way [TAR-05] [FIN-01]', async () => {
    const { unit } = await start();
    const press = newPress();
    const [one, again] = [await placeBy(unit, 'offlineCode', press), await placeBy(unit, 'offlineCode', press)];
    expect(again.orderId).toBe(one.orderId);
    expect(await refusalOf(placeBy(unit, 'online', press))).toMatchObject({ code: 'finance.order.otherContent' });
  });

  it('a code that is handed out again voids the one before; of two that hand out at once one code is good [TAR-05]', async () => {
    const { w, unit, finance } = await start();
    const { orderId } = await placeBy(unit, 'offlineCode');
    const first = await codeFor(finance, orderId);
    const [second, third] = await Promise.all([codeFor(finance, orderId), codeFor(finance, orderId)]);
    expect((await kept(w)).map(({ state }) => state).toSorted()).toEqual(['unused', 'voided', 'voided']);
    expect(await refusalOf(pay(unit, orderId, first))).toMatchObject({ code: 'tariff.payCode.voided' });
    const ends = await Promise.all(
      [second, third].map((code) =>
        pay(unit, orderId, code).then(
          ({ state }) => state,
          () => 'refused',
        ),
      ),
    );
    expect(ends.toSorted()).toEqual(['refused', 'success']);
    await demandBalanced(w);
  });

  it('of two that enter the same code at once it pays once [TAR-05] [TAR-09]', async () => {
    const { w, unit, finance } = await start();
    const before = await unitsOf(unit);
    const { orderId } = await placeBy(unit, 'offlineCode');
    const code = await codeFor(finance, orderId);
    const ends = await Promise.allSettled([1, 2, 3].map(() => pay(unit, orderId, code)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await unitsOf(unit)).toBe(before + quantity);
    await demandBalanced(w);
  });

  it('are handed out by their payee alone, never by who ordered, and only while the order waits [TAR-05] [ROL-06]', async () => {
    const { w, unit, finance } = await start();
    const own = await placeBy(unit, 'offlineCode');
    const online = await placeBy(unit, 'online');
    expect((await issue(finance, online.orderId, 999_999)).refused.map(({ problem }) => problem.code)).toEqual([
      'finance.order.notFound',
      'finance.order.notFound',
    ]);
    // who ordered it, though the role may hand out codes
    const { creatorId } = await w.database.db
      .selectFrom('tradeOrder')
      .select('creatorId')
      .where('orderId', '=', own.orderId)
      .executeTakeFirstOrThrow();
    await w.database.db.updateTable('tradeOrder').set({ creatorId: 1 }).where('orderId', '=', own.orderId).execute();
    expect((await issue(finance, own.orderId)).refused).toMatchObject([{ problem: { code: 'finance.code.ownOrder' } }]);
    await w.database.db.updateTable('tradeOrder').set({ creatorId }).where('orderId', '=', own.orderId).execute();
    const elsewhere = await w.as('platform', 'R002');
    expect((await issue(elsewhere, own.orderId)).issued).toEqual([]);
    expect((await elsewhere.send(financeCalls.payCodes, {})).rows).toEqual([]);
    await unit.send(financeCalls.cancel, { orderId: own.orderId });
    expect((await issue(finance, own.orderId)).refused).toMatchObject([
      { problem: { code: 'finance.code.notWaiting' } },
    ]);
  });

  it('guesses are counted: after five the account waits a quarter of an hour, and a right code is not looked at [TAR-05]', async () => {
    const { w, unit, finance } = await start();
    const { orderId } = await placeBy(unit, 'offlineCode');
    const code = await codeFor(finance, orderId);
    // what is no code at all is no guess
    expect(await refusalOf(pay(unit, orderId, 'O0O0'))).toMatchObject({ code: 'tariff.payCode.wrong' });
    const guesses = await Promise.all(
      Array.from({ length: payCodeTriesMax + 3 }, (_, at) => refusalOf(pay(unit, orderId, `AAAAAAAAAAAAAAA${at + 2}`))),
    );
    expect(guesses.filter(({ code: problem }) => problem === 'tariff.payCode.wrong')).toHaveLength(payCodeTriesMax);
    expect(await refusalOf(pay(unit, orderId, code))).toMatchObject({ code: 'tariff.payCode.tries' });
    w.time.advance(15 * 60_000);
    expect((await pay(unit, orderId, code)).state).toBe('success');
  });

  it('the code of another order, or after the end, pays nothing; what is paid online meanwhile is delivered once [TAR-05] [FIN-12]', async () => {
    const { w, unit, finance } = await start();
    const before = await unitsOf(unit);
    const [one, other] = [await placeBy(unit, 'offlineCode'), await placeBy(unit, 'offlineCode')];
    const code = await codeFor(finance, one.orderId);
    expect(await refusalOf(pay(unit, other.orderId, code))).toMatchObject({ code: 'tariff.payCode.wrong' });
    const shown = await unit.send(financeCalls.pay, { orderId: one.orderId, method: 'wechat', cents });
    expect(await refusalOf(pay(unit, one.orderId, code))).toMatchObject({ code: 'finance.order.paying' });
    await act(w, shown.code?.split('/').at(-1) ?? '', 'pay');
    await unit.send(financeCalls.checkPaid, { orderId: one.orderId });
    expect((await readOf(unit, one.orderId)).state).toBe('success');
    expect(await refusalOf(pay(unit, one.orderId, code))).toMatchObject({ code: 'finance.order.alreadyPaid' });
    const late = await codeFor(finance, other.orderId);
    // a week would end their sessions, too
    await w.database.db
      .updateTable('tradeOrder')
      .set({ expiresAt: new Date(w.time.clock() + 30_000).toISOString() })
      .where('orderId', '=', other.orderId)
      .execute();
    w.time.advance(60_000);
    await w.gateway.idle();
    await vi.waitFor(async () => expect((await readOf(unit, other.orderId)).state).toBe('expired'));
    expect(await refusalOf(pay(unit, other.orderId, late))).toMatchObject({ code: 'finance.order.expired' });
    expect((await finance.send(financeCalls.payCodes, { part: 'over' })).rows).toMatchObject([
      { code: { state: 'expired' } },
      { code: { state: 'expired' } },
    ]);
    expect(await unitsOf(unit)).toBe(before + quantity);
    await demandBalanced(w);
  });
});
