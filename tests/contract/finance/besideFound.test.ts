import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import type { CaseKind, CaseWay } from '@fireline/domain/finance';
import { expect, it, vi } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { act, demandBalanced, newPress, readOf, type Unit, unitsOf } from './buying.ts';
import { later, openedCases, refOf, stated } from './cases.ts';
import { approve, askRefund, paidOrder, readRefund, until } from './refunding.ts';

await onTestDatabase('a refund of the console beside others of its order', ({ open }) => {
  const opened = () => openedCases(open);
  type Opened = Awaited<ReturnType<typeof opened>>;
  const settle = (by: Unit, { cases }: OrderDetail, kind: CaseKind, how: CaseWay) =>
    by.send(financeCalls.settleCase, {
      caseId: cases.find((one) => one.kind === kind)?.caseId ?? 0,
      how,
      remark: '已核对',
    });
  const codeOf = async (sent: Promise<unknown>) => (await refusalOf(sent)).problems[0]?.code;
  /** 18.00 of 45.00 with 400 messages of 1 000 were refunded and came back. */
  async function owed({ w, unit, platform }: Opened) {
    const orderId = await paidOrder(w, unit);
    const { refundId } = await askRefund(unit, orderId, 1800);
    await approve(platform, await readRefund(platform, refundId));
    const { refundNo } = await until(w, platform, refundId, ({ state }) => state === 'success');
    await later(w, 1);
    await w.client().send(financeCalls.bounceAtSandbox, { ref: await refOf(w, orderId), refundNo });
    await until(w, platform, refundId, ({ state }) => state === 'failed');
    return { orderId, refundNo };
  }

  it('waits for the end of one that is on its way: then it is booked with its units, or is more than is left [FIN-08] [FIN-09] [TAR-10]', async () => {
    const of = await opened();
    const { w, fault, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    fault.refund = () => Promise.resolve({ isAnswered: false });
    const { refundId } = await askRefund(unit, orderId, 4500);
    await approve(platform, await readRefund(platform, refundId));
    await w.gateway.idle();
    const found = await stated(of, orderId, { refundNo: 'C1', state: 'success', amount: '45.00' });
    expect(await codeOf(settle(platform, found, 'refundFound', 'book'))).toBe('finance.refund.pending');
    expect(await codeOf(settle(platform, found, 'refundFound', 'writeOff'))).toBe('finance.case.fits');
    fault.refund = () => Promise.resolve({ isAnswered: true, state: 'failed', code: 'NOT_ENOUGH' });
    await until(w, platform, refundId, ({ state }) => state === 'failed');
    expect(await unitsOf(unit)).toBe(1000);
    const booked = await settle(platform, await readOf(platform, orderId), 'refundFound', 'book');
    expect(booked).toMatchObject({ refundedCents: 4500, cases: [] });
    expect(await unitsOf(unit)).toBe(0);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('is the one that the buyer is owed, where it is as much: booked, nothing is taken or paid twice [FIN-08] [FIN-09] [TAR-10]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const { orderId } = await owed(of);
    const other = await stated(of, orderId, { refundNo: 'C1', state: 'success', amount: '5.00' });
    expect(await codeOf(settle(platform, other, 'refundFound', 'book'))).toBe('finance.case.owed');
    await settle(platform, other, 'refundFound', 'dismiss');
    const found = await stated(of, orderId, { refundNo: 'C2', state: 'success', amount: '18.00' });
    const booked = await settle(platform, found, 'refundFound', 'book');
    expect(booked).toMatchObject({ refundedCents: 1800, hasPendingRefund: false, cases: [] });
    expect(await unitsOf(unit)).toBe(600);
    // it comes back as well: the buyer is owed it again, and called off, the messages are there again
    const back = await stated(of, orderId, { refundNo: 'C2', state: 'failed', amount: '18.00' });
    expect(back).toMatchObject({ refundedCents: 0, cases: [{ kind: 'refundFailed', refundNo: 'C2' }] });
    expect(await settle(platform, back, 'refundFailed', 'undo')).toMatchObject({ refundedCents: 0, cases: [] });
    expect(await unitsOf(unit)).toBe(1000);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('comes back and goes after all as often as it will, each time under a number of its own, and the person who booked it may decide over its end [FIN-08] [TAR-10]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const orderId = await paidOrder(w, unit);
    const said = { refundNo: 'C1', amount: '9.00' } as const;
    for (let time = 0; time < 3; time += 1) {
      const found = await stated(of, orderId, { ...said, state: 'success' });
      expect(found.cases.map(({ kind }) => kind).toSorted()).toEqual(
        time === 0 ? ['refundFound'] : ['refundFailed', 'refundFound'],
      );
      const booked = await settle(platform, found, 'refundFound', 'book');
      expect(booked).toMatchObject({ refundedCents: 900, cases: [] });
      expect(await unitsOf(unit)).toBe(800);
      const back = await stated(of, orderId, { ...said, state: 'failed' });
      // stated again it says nothing new
      const track = (await stated(of, orderId, { ...said, state: 'failed' })).track;
      expect(track).toEqual(back.track);
      expect(back).toMatchObject({ refundedCents: 0, cases: [{ kind: 'refundFailed' }] });
    }
    const { rows } = await platform.send(financeCalls.refunds, { orderId });
    expect(rows.map(({ refundNo }) => refundNo).toSorted()).toEqual(['C1', 'C1-A', 'C1-A2']);
    const undone = await settle(platform, await readOf(platform, orderId), 'refundFailed', 'undo');
    expect(undone).toMatchObject({ refundedCents: 0, cases: [] });
    expect(await unitsOf(unit)).toBe(1000);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('is not believed where it went before it failed: the list of a day that comes late opens no case [FIN-08] [TAR-10]', async () => {
    const of = await opened();
    const { w, platform } = of;
    const before = new Date(w.time.clock()).toISOString();
    const { orderId, refundNo } = await owed(of);
    const late = await stated(of, orderId, { refundNo, state: 'success', amount: '18.00', at: before });
    expect(late.cases.map(({ kind }) => kind)).toEqual(['refundFailed']);
    const gone = await stated(of, orderId, { refundNo, state: 'success', amount: '18.00' });
    expect(gone.cases.map(({ kind }) => kind)).toEqual(['refundFailed', 'refundFound']);
    expect(await settle(platform, gone, 'refundFound', 'book')).toMatchObject({ refundedCents: 1800, cases: [] });
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('of a top-up leaves the balance, and is there again when it comes back; nobody is owed anything [FIN-11] [TAR-09] [TAR-10]', async () => {
    const of = await opened();
    const { w, unit, platform } = of;
    const { orderId, payableCents } = await unit.send(financeCalls.topUp, { requestId: newPress(), amount: '60.00' });
    const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents: payableCents });
    await act(w, code?.split('/').at(-1) ?? '', 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('success'));
    const balance = async () =>
      (
        await w.database.db
          .selectFrom('ledgerAccount')
          .select('balanceCents')
          .where('kind', '=', 'wallet')
          .executeTakeFirstOrThrow()
      ).balanceCents;
    const found = await stated(of, orderId, { refundNo: 'C1', state: 'success', amount: '20.00' });
    expect(await settle(platform, found, 'refundFound', 'book')).toMatchObject({ refundedCents: 2000, cases: [] });
    expect(await balance()).toBe(4000);
    const back = await stated(of, orderId, { refundNo: 'C1', state: 'failed', amount: '20.00' });
    expect(back).toMatchObject({ refundedCents: 0, hasPendingRefund: false, cases: [] });
    expect(await balance()).toBe(6000);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });
});
