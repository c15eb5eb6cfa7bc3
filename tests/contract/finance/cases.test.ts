import { financeCalls, type OrderDetail, type RefundDetail } from '@fireline/api/finance';
import { messageCalls } from '@fireline/api/message';
import { sessionCalls } from '@fireline/api/session';
import { expect, it, vi } from 'vitest';
import type { RefundsAnswer, SaidRefund } from '../../../apps/gateway/src/finance/provider/port.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { smsPackage } from '../../fixtures/money.ts';
import { act, demandBalanced, readOf, shownCode, type Unit, unitsOf } from './buying.ts';
import { later, night, openedCases, refOf } from './cases.ts';
import { approve, askRefund, paidOrder, readRefund, refundsAtProvider, until } from './refunding.ts';

const { cents: price } = smsPackage;

await onTestDatabase('cases of money', ({ open }) => {
  const opened = () => openedCases(open);
  type Opened = Awaited<ReturnType<typeof opened>>;
  /** The refund comes back at the provider, and its notice arrives. */
  async function bounce(w: FixtureGateway, platform: Unit, { refundId, refundNo, orderId }: RefundDetail) {
    await w.client().send(financeCalls.bounceAtSandbox, { ref: await refOf(w, orderId), refundNo });
    return until(w, platform, refundId, ({ state }) => state === 'failed');
  }
  /** 18.00 of an order of 45.00 were refunded with 400 messages, and came back. */
  async function bouncedRefund({ w, unit, platform }: Opened) {
    const orderId = await paidOrder(w, unit);
    const asked = await askRefund(unit, orderId, 1800);
    await approve(platform, await readRefund(platform, asked.refundId));
    await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    expect((await readOf(unit, orderId)).refundedCents).toBe(1800);
    await later(w, 3);
    const failed = await bounce(w, platform, { ...asked, orderId });
    const order = await readOf(platform, orderId);
    return { orderId, failed, order, caseId: order.cases[0]?.caseId ?? 0 };
  }
  const due = ({ transfers }: OrderDetail): number =>
    transfers.reduce(
      (sum, { debit, credit, cents }) =>
        sum + (credit === 'refundDue' ? cents : 0) - (debit === 'refundDue' ? cents : 0),
      0,
    );
  const titlesOf = async (unit: Unit) =>
    (await unit.send(messageCalls.letters, { group: ['payment'], order: 'desc' })).rows.map(({ title }) => title);

  it('a refund that comes back days later is owed: the order has its amount back, messages stay taken, a case opens and the buyer gets a letter [FIN-08] [FIN-09] [TAR-09]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const { orderId, failed, order } = await bouncedRefund(of);
    expect(failed).toMatchObject({
      state: 'failed',
      errorCode: 'USER_ACCOUNT_ABNORMAL',
      errorMessage: '退款入账账户异常或已注销',
    });
    expect(order).toMatchObject({ refundedCents: 0, hasPendingRefund: true });
    expect(order.track.at(-1)?.event).toBe('refundBounced');
    expect(order.cases).toMatchObject([
      { kind: 'refundFailed', cents: 1800, refundNo: failed.refundNo, code: 'USER_ACCOUNT_ABNORMAL', maySettle: true },
    ]);
    // the money is the provider’s again and owed to the buyer, who has given the messages up
    expect(due(order)).toBe(1800);
    expect(await unitsOf(unit)).toBe(600);
    expect((await titlesOf(unit))[0]).toBe('A refund did not reach you');
    // the buyer sees no case, and cannot ask twice for the same money
    expect((await readOf(unit, orderId)).cases).toEqual([]);
    expect((await refusalOf(askRefund(unit, orderId, 100))).code).toBe('finance.refund.pending');
    const waiting = await platform.send(financeCalls.orders, { misfit: 'yes' });
    expect(waiting.rows.map((row) => row.orderId)).toEqual([orderId]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('is paid again under a new number by somebody else than who asked, once; one that comes back again is a case again [FIN-08] [FIN-10] [TAR-09]', async () => {
    const of = await opened();
    const { w, unit, platform, stranger } = of;
    const { orderId, failed, caseId } = await bouncedRefund(of);
    const settle = (by: Unit, more: object = {}) =>
      by.send(financeCalls.settleCase, { caseId, how: 'payAgain', remark: '账户已更正', ...more });
    const refused = async (by: Unit, more: object = {}) => (await refusalOf(settle(by, more))).problems[0];
    expect((await refused(platform, { remark: ' ' }))?.field).toBe('remark');
    expect((await refused(platform, { how: 'book' }))?.code).toBe('finance.case.way');
    expect((await refused(stranger))?.code).toBe('finance.case.notFound');
    expect((await refusalOf(settle(unit))).kind).toBe('forbidden');
    const outcomes = await Promise.allSettled([settle(platform), settle(platform)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await refused(platform))?.code).toBe('finance.case.settled');
    const { rows } = await platform.send(financeCalls.refunds, { orderId });
    const again = rows[0]!;
    expect([again.refundNo === failed.refundNo, again.units, rows.length]).toEqual([false, 400, 2]);
    await until(w, unit, again.refundId, ({ state }) => state === 'success');
    expect(await refundsAtProvider(w)).toEqual([
      { outNo: failed.refundNo, cents: 1800 },
      { outNo: again.refundNo, cents: 1800 },
    ]);
    const paid = await readOf(platform, orderId);
    expect(paid).toMatchObject({ refundedCents: 1800, hasPendingRefund: false, cases: [] });
    expect([due(paid), await unitsOf(unit)]).toEqual([0, 600]);
    await bounce(w, platform, await readRefund(platform, again.refundId));
    expect((await readOf(platform, orderId)).cases).toMatchObject([{ refundNo: again.refundNo, cents: 1800 }]);
    expect((await platform.send(sessionCalls.userLog, { action: 'finance.settleCase' })).total).toBe(1);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('is settled by a bank transfer, or called off with what was taken back, for a reason that the buyer reads [FIN-08] [TAR-09]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const first = await bouncedRefund(of);
    const { caseId } = first;
    const paid = await platform.send(financeCalls.settleCase, { caseId, how: 'paidOtherwise', remark: '已转账' });
    expect(paid).toMatchObject({ refundedCents: 1800, hasPendingRefund: false, cases: [] });
    expect([due(paid), await unitsOf(unit)]).toEqual([0, 600]);
    expect(await refundsAtProvider(w)).toHaveLength(1);
    expect((await titlesOf(unit))[0]).toBe('A refund was paid another way');
    // what is left of the order can be refunded to the cent
    expect((await unit.send(financeCalls.refundPreview, { orderId: first.orderId })).refundableCents).toBe(
      price - 1800,
    );
    const second = await bouncedRefund(of);
    const off = await platform.send(financeCalls.settleCase, {
      caseId: second.caseId,
      how: 'undo',
      remark: '买方继续使用',
    });
    expect(off).toMatchObject({ refundedCents: 0, hasPendingRefund: false, cases: [] });
    expect([due(off), await unitsOf(unit)]).toEqual([0, 1600]);
    expect((await titlesOf(unit))[0]).toBe('A refund was called off');
    expect((await unit.send(financeCalls.refundPreview, { orderId: second.orderId })).refundableCents).toBe(price);
    await demandBalanced(w);
  });

  it('a refund of the provider’s own console is a case the next morning, once; booked, the rest is less and nothing is refunded twice [TAR-10] [FIN-08] [FIN-09]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    const ours = await askRefund(unit, orderId, 900);
    await approve(platform, await readRefund(platform, ours.refundId));
    await until(w, unit, ours.refundId, ({ state }) => state === 'success');
    const ref = await refOf(w, orderId);
    const book = await w.client().send(financeCalls.refundAtSandbox, { ref, amount: '13.50' });
    expect(book.refunds.map(({ cents }) => cents)).toEqual([900, 1350]);
    const tooMuch = await refusalOf(w.client().send(financeCalls.refundAtSandbox, { ref, amount: '22.51' }));
    expect(tooMuch.problems[0]).toMatchObject({ code: 'finance.refund.amount', args: { 0: '22.50' } });
    await night(of);
    expect((await readOf(platform, orderId)).cases).toEqual([]);
    await later(w, 1);
    await Promise.all([night(of), night(of)]);
    await night(of);
    const found = await readOf(platform, orderId);
    expect(found.cases).toMatchObject([
      { kind: 'refundFound', cents: 1350, refundNo: book.refunds[1]?.refundNo, maySettle: true },
    ]);
    expect(found.track.filter(({ event }) => event === 'refundFound')).toHaveLength(1);
    // before it is booked the provider alone keeps more from going out
    const caseId = found.cases[0]?.caseId ?? 0;
    const booked = await platform.send(financeCalls.settleCase, { caseId, how: 'book', remark: '客服在渠道后台退款' });
    expect(booked).toMatchObject({ refundedCents: 2250, cases: [], hasPendingRefund: false });
    expect(booked.transfers.slice(-2).map(({ debit, credit, cents }) => [debit, credit, cents])).toEqual([
      ['revenue', 'refundDue', 1350],
      ['refundDue', 'clearing', 1350],
    ]);
    expect(await unitsOf(unit)).toBe(500);
    expect((await unit.send(financeCalls.refundPreview, { orderId })).refundableCents).toBe(price - 2250);
    const rest = await askRefund(unit, orderId, price - 2250);
    await approve(platform, await readRefund(platform, rest.refundId));
    await until(w, unit, rest.refundId, ({ state }) => state === 'success');
    expect((await refundsAtProvider(w)).reduce((sum, { cents }) => sum + cents, 0)).toBe(price);
    expect(await unitsOf(unit)).toBe(0);
    await later(w, 1);
    await night(of);
    expect((await readOf(platform, orderId)).cases).toEqual([]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('money that paid nothing and went back in the console is booked whole, and is not sent back again [TAR-10] [FIN-12]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const { orderId, ref } = await shownCode(unit);
    await act(w, ref, 'payLess');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[0]?.state).toBe('suspense'));
    await w.client().send(financeCalls.refundAtSandbox, { ref, amount: '44.99' });
    await later(w, 1);
    await night(of);
    const caseId = (await readOf(platform, orderId)).cases[0]?.caseId ?? 0;
    const booked = await platform.send(financeCalls.settleCase, { caseId, how: 'book', remark: '已在后台退回' });
    expect(booked.attempts[0]?.state).toBe('returned');
    await w.gateway.idle();
    expect(await refundsAtProvider(w)).toHaveLength(1);
    await demandBalanced(w);
  });

  it('amounts of a statement are read digit by digit: what is no amount is a case with its words, and finance enters it [TAR-10] [TAR-09]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    const { outNo } = await w.database.db
      .selectFrom('payment')
      .select('outNo')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const at = new Date(w.time.clock()).toISOString();
    const amounts = ['0.1', '8.88', '10', '1e2', '１２', '12.345', '-1.00', ' 1', '1,000.00', '0', ''];
    const refunds = amounts.map((amount, index) => ({
      outNo,
      refundNo: `P${index}`,
      state: 'success' as const,
      amount,
      at,
    }));
    fault.refundsOf = () =>
      Promise.resolve<RefundsAnswer>({
        isAnswered: true,
        refunds: [...refunds, { ...refunds[0]!, outNo: 'OF-ANOTHER-SHOP', refundNo: 'Q1' }],
      });
    await later(w, 1);
    await night(of);
    const { cases } = await readOf(platform, orderId);
    expect(cases.map(({ kind, cents, said }) => [kind, cents, said])).toEqual([
      ['refundFound', 10, null],
      ['refundFound', 888, null],
      ['refundFound', 1000, null],
      ...amounts.slice(3).map((amount) => ['amountUnread', null, amount]),
    ]);
    const caseId = cases[3]?.caseId ?? 0;
    const book = (amount?: string) =>
      platform.send(financeCalls.settleCase, { caseId, how: 'book', remark: '按回单', ...(amount && { amount }) });
    expect((await refusalOf(book())).problems[0]).toMatchObject({ code: 'form.required', field: 'amount' });
    expect((await refusalOf(book('46'))).problems[0]).toMatchObject({ code: 'finance.refund.amount' });
    expect((await book('2.00')).refundedCents).toBe(200);
    await demandBalanced(w);
  });

  it('a provider states only what went through its access: it fails and hides no refund of another, and numbers of two consoles may be alike [TAR-10] [FIN-08]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    const { db } = w.database;
    const own = await paidOrder(w, unit);
    const other = await paidOrder(w, unit);
    const asked = await askRefund(unit, own, 1800);
    await approve(platform, await readRefund(platform, asked.refundId));
    const ours = await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    const paymentOf = (orderId: number) =>
      db.selectFrom('payment').select(['outNo', 'accessId']).where('orderId', '=', orderId).executeTakeFirstOrThrow();
    const [first, second] = [await paymentOf(own), await paymentOf(other)];
    const setAccess = (accessId: number) =>
      db.updateTable('payment').set({ accessId }).where('orderId', '=', other).execute();
    const access = await db
      .selectFrom('payAccess')
      .selectAll()
      .where('accessId', '=', first.accessId)
      .executeTakeFirstOrThrow();
    const elsewhere = { ...access, accessId: access.accessId + 1, rentId: 'R002', merchantNo: 'ANOTHER' };
    await db.insertInto('payAccess').values(elsewhere).execute();
    await setAccess(elsewhere.accessId);
    const at = new Date(w.time.clock()).toISOString();
    const made = { refundNo: 'C1', state: 'success', amount: '1.00', at } as const;
    const failed = { outNo: first.outNo, refundNo: ours.refundNo, state: 'failed', amount: '18.00', at } as const;
    fault.refundsOf = ({ accessId }) =>
      Promise.resolve<RefundsAnswer>({
        isAnswered: true,
        refunds:
          accessId === first.accessId
            ? [
                { ...made, outNo: first.outNo },
                { ...failed, amount: '17.99' },
                { ...failed, state: 'success', amount: '17.99' },
              ]
            : [{ ...made, outNo: second.outNo }, { ...made, outNo: second.outNo, refundNo: ours.refundNo }, failed],
      });
    await later(w, 1);
    await night(of);
    expect((await readRefund(platform, asked.refundId)).state).toBe('success');
    const casesOf = async (orderId: number) =>
      (await readOf(platform, orderId)).cases.map(({ kind, refundNo }) => `${kind} ${refundNo}`).toSorted();
    expect(await casesOf(own)).toEqual(['refundFound C1']);
    expect(await casesOf(other)).toEqual(['refundFound C1', `refundFound ${ours.refundNo}`].toSorted());
    // another amount changes nothing, and people look into it
    expect([...new Set(w.failures.map(String))]).toEqual([`Error: ${ours.refundNo}: 17.99`]);
    await setAccess(first.accessId);
    for (const orderId of [own, other]) {
      const found = (await readOf(platform, orderId)).cases.find(({ refundNo }) => refundNo === 'C1');
      await platform.send(financeCalls.settleCase, { caseId: found?.caseId ?? 0, how: 'book', remark: '已核对' });
    }
    expect((await readOf(platform, other)).refundedCents).toBe(100);
    await demandBalanced(w);
  });

  it('a stated refund that cannot be written is logged, holds up no other, and its day is asked for again [TAR-10] [FIN-08]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    const { outNo } = await w.database.db
      .selectFrom('payment')
      .select('outNo')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const made = { outNo, state: 'success', amount: '1.00', at: new Date(w.time.clock()).toISOString() } as const;
    const bad = { ...made, refundNo: 'C1', at: 'no time' };
    fault.refundsOf = () => Promise.resolve({ isAnswered: true, refunds: [bad, { ...made, refundNo: 'C2' }] });
    await later(w, 1);
    await night(of);
    const numbers = async () => (await readOf(platform, orderId)).cases.map(({ refundNo }) => refundNo);
    expect(await numbers()).toEqual(['C2']);
    expect(w.failures.splice(0)).not.toEqual([]);
    // the day after is asked for all the same, and this one again, by the gateway's own round, too
    const asked = new Set<string>();
    const stating = (first: SaidRefund) => (_: unknown, day: string) => {
      asked.add(day);
      const isFirst = day === [...asked].toSorted()[0];
      return Promise.resolve<RefundsAnswer>({
        isAnswered: true,
        refunds: isFirst ? [first] : [{ ...made, refundNo: 'C3' }],
      });
    };
    fault.refundsOf = stating(bad);
    await later(w, 1);
    await night(of);
    expect([asked.size, await numbers()]).toEqual([2, ['C2', 'C3']]);
    expect(w.failures.splice(0)).not.toEqual([]);
    fault.refundsOf = stating({ ...bad, at: made.at });
    await night(of);
    expect(await numbers()).toEqual(['C2', 'C3', 'C1']);
  });

  it('a provider that does not answer is asked for the day again, and a refund that came back without a notice fails by its statement [TAR-10] [FIN-08]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    const asked = await askRefund(unit, orderId, 1800);
    await approve(platform, await readRefund(platform, asked.refundId));
    const done = await until(w, unit, asked.refundId, ({ state }) => state === 'success');
    const ref = await refOf(w, orderId);
    await w.database.db
      .updateTable('sandboxRefund')
      .set({ failedAt: new Date(w.time.clock()).toISOString() })
      .execute();
    await w.client().send(financeCalls.refundAtSandbox, { ref, amount: '5.00' });
    await later(w, 1);
    fault.refundsOf = () => Promise.resolve({ isAnswered: false });
    await night(of);
    expect((await readOf(platform, orderId)).cases).toEqual([]);
    delete fault.refundsOf;
    await later(w, 2);
    await night(of);
    expect((await readOf(platform, orderId)).cases.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['refundFailed', 1800],
      ['refundFound', 500],
    ]);
    expect((await readRefund(platform, asked.refundId)).state).toBe('failed');
    expect(done.refundNo).toBe((await readOf(platform, orderId)).cases[0]?.refundNo);
    await demandBalanced(w);
  });
});
