import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { messageCalls } from '@fireline/api/message';
import { expect, it, vi } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { act, demandBalanced, readOf, shownCode, type Unit, unitsOf } from './buying.ts';
import { later, night, openedCases, outNoOf, refOf, stated } from './cases.ts';
import { approve, askRefund, paidOrder, readRefund, refundsAtProvider, until } from './refunding.ts';

await onTestDatabase('money that paid nothing', ({ open }) => {
  const opened = () => openedCases(open);
  type Opened = Awaited<ReturnType<typeof opened>>;
  const stateIs = async ({ unit }: Pick<Opened, 'unit'>, orderId: number, state: string) =>
    vi.waitFor(async () => expect((await readOf(unit, orderId)).attempts[0]?.state).toBe(state));
  /** Of 45.00 another amount arrived: 44.99. */
  async function misfit({ w, unit }: Opened) {
    const { orderId, ref } = await shownCode(unit);
    await act(w, ref, 'payLess');
    await stateIs({ unit }, orderId, 'suspense');
    return { orderId, ref, attemptNo: 1 };
  }
  const settle = (by: Unit, orderId: number, how: 'book' | 'giveBack' | 'paidOtherwise', cents = 4499) =>
    by.send(financeCalls.settle, { orderId, attemptNo: 1, cents, how, remark: '已核对' });
  const settleCase = (by: Unit, { cases }: OrderDetail, how: 'book' | 'writeOff' | 'dismiss') =>
    by.send(financeCalls.settleCase, { caseId: cases[0]?.caseId ?? 0, how, remark: '后台退款' });
  /** The refund comes back at the provider, and its notice arrives. */
  const bounce = async (w: FixtureGateway, orderId: number, refundNo: string) =>
    w.client().send(financeCalls.bounceAtSandbox, { ref: await refOf(w, orderId), refundNo });
  const lastRefund = async (w: FixtureGateway) => (await refundsAtProvider(w)).at(-1)?.outNo ?? '';
  const suspenseOf = ({ transfers }: OrderDetail): number =>
    transfers.reduce(
      (sum, { debit, credit, cents }) => sum + (credit === 'suspense' ? cents : 0) - (debit === 'suspense' ? cents : 0),
      0,
    );
  const titleOf = async (unit: Unit) =>
    (await unit.send(messageCalls.letters, { group: ['payment'], order: 'desc' })).rows[0]?.title;

  it('that went back and did not reach its payer is in suspense again, however often, until the payer has it another way [FIN-12] [TAR-09] [TAR-10]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const { orderId } = await misfit(of);
    const numbers: string[] = [];
    for (const by of ['notice', 'statement']) {
      await settle(platform, orderId, 'giveBack');
      await stateIs(of, orderId, 'returned');
      const refundNo = await lastRefund(w);
      numbers.push(refundNo);
      await later(w, 2);
      if (by === 'notice') await bounce(w, orderId, refundNo);
      else {
        const failed = { refundNo, state: 'failed', amount: '44.99' } as const;
        await stated(of, orderId, failed);
        // stated again, it changes nothing
        await stated(of, orderId, failed);
      }
      await stateIs(of, orderId, 'suspense');
      const order = await readOf(platform, orderId);
      expect(order.track.at(-1)).toMatchObject({ event: 'cameBack', cents: 4499 });
      expect([suspenseOf(order), order.attempts[0]?.givenBackCents]).toEqual([4499, 0]);
      expect(await titleOf(unit)).toBe('Money that was paid back did not reach you');
      const waiting = await platform.send(financeCalls.orders, { misfit: 'yes' });
      expect(waiting.rows.map((row) => row.orderId)).toEqual([orderId]);
    }
    expect(new Set(numbers).size).toBe(2);
    const paid = await settle(platform, orderId, 'paidOtherwise');
    expect(paid.attempts[0]).toMatchObject({ state: 'returned', givenBackCents: 4499 });
    expect(paid.transfers.at(-1)).toMatchObject({ debit: 'suspense', credit: 'clearing', cents: 4499 });
    expect(suspenseOf(paid)).toBe(0);
    expect(await titleOf(unit)).toBe('Money was paid back another way');
    expect(paid.track.filter(({ event }) => event === 'cameBack')).toHaveLength(2);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('that its provider cannot pay back is for finance to decide; after the order is over it cannot pay it any more [FIN-12]', async () => {
    const of = await opened();
    const { w, fault, platform } = of;
    const { orderId } = await misfit(of);
    fault.refund = () => Promise.resolve({ isAnswered: true, state: 'failed', code: 'USER_ACCOUNT_ABNORMAL' });
    await settle(platform, orderId, 'giveBack');
    await vi.waitFor(async () => expect((await readOf(platform, orderId)).track.at(-1)?.event).toBe('cameBack'));
    const tasks = await w.database.db.selectFrom('providerTask').select(['doneAt', 'lastCode']).execute();
    expect(tasks).toMatchObject([{ lastCode: 'USER_ACCOUNT_ABNORMAL' }]);
    expect(tasks[0]?.doneAt).not.toBeNull();
    await w.database.db.updateTable('tradeOrder').set({ state: 'expired' }).where('orderId', '=', orderId).execute();
    expect((await refusalOf(settle(platform, orderId, 'book'))).problems[0]).toMatchObject({
      code: 'finance.settle.ended',
      field: 'how',
    });
    delete fault.refund;
    await settle(platform, orderId, 'giveBack');
    await stateIs(of, orderId, 'returned');
    expect((await refundsAtProvider(w)).map(({ cents }) => cents)).toEqual([4499]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('of which a part went back in the provider’s console is booked in parts, and only the rest is sent back [TAR-10] [FIN-12]', async () => {
    const of = await opened();
    const { w, fault, platform } = of;
    const { orderId, ref } = await misfit(of);
    fault.refund = () => Promise.resolve({ isAnswered: false });
    await settle(platform, orderId, 'giveBack');
    await w.client().send(financeCalls.refundAtSandbox, { ref, amount: '20.00' });
    await later(w, 1);
    await night(of);
    const booked = await settleCase(platform, await readOf(platform, orderId), 'book');
    expect(booked.attempts[0]).toMatchObject({ state: 'suspense', givenBackCents: 2000 });
    expect([suspenseOf(booked), booked.cases]).toEqual([2499, []]);
    delete fault.refund;
    w.time.advance(60_000);
    await w.gateway.idle();
    await stateIs(of, orderId, 'returned');
    const [inConsole, ours] = await refundsAtProvider(w);
    expect([inConsole?.cents, ours?.cents]).toEqual([2000, 2499]);
    // the part of the console comes back alone
    await bounce(w, orderId, inConsole?.outNo ?? '');
    await stateIs(of, orderId, 'suspense');
    const order = await readOf(platform, orderId);
    expect([suspenseOf(order), order.attempts[0]?.givenBackCents]).toEqual([2000, 2499]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('a refund of the console that is more than is left is booked as a difference, and one that did not arrive is no case any more [TAR-10] [FIN-08] [TAR-09]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    const found = await stated(of, orderId, { refundNo: 'C1', state: 'success', amount: '50.00' });
    expect((await refusalOf(settleCase(platform, found, 'book'))).problems[0]?.code).toBe('finance.refund.amount');
    const off = await settleCase(platform, found, 'writeOff');
    expect(off).toMatchObject({ cases: [], refundedCents: 0, state: 'success' });
    expect(off.transfers.at(-1)).toMatchObject({ debit: 'adjustment', credit: 'clearing', cents: 5000 });
    expect(off.track.at(-1)?.event).toBe('writtenOff');
    const back = await stated(of, orderId, { refundNo: 'C1', state: 'failed', amount: '50.00' });
    expect(back.transfers.at(-1)).toMatchObject({ debit: 'clearing', credit: 'adjustment', cents: 5000 });
    expect((await stated(of, orderId, { refundNo: 'C2', state: 'success', amount: '1.00' })).cases).toHaveLength(1);
    const over = await stated(
      of,
      orderId,
      { refundNo: 'C2', state: 'failed', amount: '1.00' },
      { refundNo: 'C1', state: 'failed', amount: '50.00' },
    );
    expect([over.cases, over.transfers.length]).toEqual([[], back.transfers.length]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('has gone once, in whatever order its words come: a failed one of an earlier number ends no later one, and one that went after all is a case [FIN-12] [TAR-10]', async () => {
    const of = await opened();
    const { w, fault, platform } = of;
    const { orderId } = await misfit(of);
    const first = `${await outNoOf(w, orderId)}-R`;
    const failed = { refundNo: first, state: 'failed', amount: '44.99' } as const;
    fault.refund = () => Promise.resolve({ isAnswered: true, state: 'failed', code: 'USER_ACCOUNT_ABNORMAL' });
    await settle(platform, orderId, 'giveBack');
    await vi.waitFor(async () => expect((await readOf(platform, orderId)).track.at(-1)?.event).toBe('cameBack'));
    // the second is on its way, and nobody settles it meanwhile
    fault.refund = () => Promise.resolve({ isAnswered: false });
    await settle(platform, orderId, 'giveBack');
    const waiting = await stated(of, orderId, failed);
    expect(waiting.attempts[0]).toMatchObject({ state: 'suspense', isGoingBack: true });
    expect((await refusalOf(settle(platform, orderId, 'paidOtherwise'))).problems[0]?.code).toBe('finance.settle.none');
    delete fault.refund;
    w.time.advance(3_600_000);
    await w.gateway.idle();
    await stateIs(of, orderId, 'returned');
    // the first has gone after all: more than was here
    const gone = await stated(of, orderId, { ...failed, state: 'success' });
    expect(gone.cases).toMatchObject([{ kind: 'refundFound', cents: 4499, refundNo: first }]);
    expect((await refusalOf(settleCase(platform, gone, 'book'))).problems[0]?.code).toBe('finance.case.otherAmount');
    const off = await settleCase(platform, gone, 'writeOff');
    expect(off.transfers.at(-1)).toMatchObject({ debit: 'adjustment', credit: 'clearing', cents: 4499 });
    expect((await stated(of, orderId, { ...failed, state: 'success' })).cases).toEqual([]);
    // it came back after all, and what was booked for it goes with it
    const back = await stated(of, orderId, failed);
    expect(back.transfers.at(-1)).toMatchObject({ debit: 'clearing', credit: 'adjustment', cents: 4499 });
    const again = await stated(of, orderId, { ...failed, state: 'success' });
    expect(again.cases).toHaveLength(1);
    expect(await settleCase(platform, again, 'dismiss')).toMatchObject({ cases: [], transfers: back.transfers });
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('that came back and went after all under its number is booked again; what fits is no difference [FIN-12] [TAR-10] [TAR-09]', async () => {
    const of = await opened();
    const { w, fault, platform } = of;
    const { orderId } = await misfit(of);
    fault.refund = () => Promise.resolve({ isAnswered: false });
    const part = { refundNo: 'C1', state: 'success', amount: '20,00' } as const;
    const found = await stated(of, orderId, part);
    const { caseId } = found.cases[0]!;
    const typed = { caseId, amount: '20.00', remark: '后台退款' };
    expect(
      (await refusalOf(platform.send(financeCalls.settleCase, { ...typed, how: 'writeOff' }))).problems[0]?.code,
    ).toBe('finance.case.fits');
    const booked = await platform.send(financeCalls.settleCase, { ...typed, how: 'book' });
    expect(booked.attempts[0]).toMatchObject({ state: 'suspense', givenBackCents: 2000 });
    const back = await stated(of, orderId, { ...part, state: 'failed' });
    expect(back.attempts[0]).toMatchObject({ state: 'suspense', givenBackCents: 0 });
    expect(suspenseOf(back)).toBe(4499);
    const again = await stated(of, orderId, part);
    expect(again.cases).toMatchObject([{ kind: 'amountUnread', refundNo: 'C1' }]);
    const rebooked = await platform.send(financeCalls.settleCase, { ...typed, how: 'book' });
    expect([suspenseOf(rebooked), rebooked.attempts[0]?.givenBackCents]).toEqual([2499, 2000]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('a refund that failed at once and went after all is a case, booked under a number of its own, and may still come back [FIN-08] [FIN-09] [TAR-10]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    fault.refund = () => Promise.resolve({ isAnswered: true, state: 'failed', code: 'USER_ACCOUNT_ABNORMAL' });
    const { refundId } = await askRefund(unit, orderId, 1800);
    await approve(platform, await readRefund(platform, refundId));
    const { refundNo } = await until(w, platform, refundId, ({ state }) => state === 'failed');
    expect(await unitsOf(unit)).toBe(1000);
    const gone = await stated(of, orderId, { refundNo, state: 'success', amount: '18.00' });
    expect(gone.cases).toMatchObject([{ kind: 'refundFound', refundNo, cents: 1800 }]);
    expect((await settleCase(platform, gone, 'book')).refundedCents).toBe(1800);
    expect(await unitsOf(unit)).toBe(600);
    const back = await stated(of, orderId, { refundNo, state: 'failed', amount: '18.00' });
    expect(back).toMatchObject({ refundedCents: 0, cases: [{ kind: 'refundFailed', cents: 1800 }] });
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });
});
