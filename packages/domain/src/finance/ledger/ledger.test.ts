import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { type Party, tariffWords } from '../../tariff/index.ts';
import {
  accountKey,
  allocateSplit,
  balancesOf,
  checkLedger,
  checkPostedAgain,
  clawback,
  financeLedgerWords,
  ledgerKinds,
  moneyTrend,
  oppositeOf,
  postBooked,
  postFee,
  postGivenBack,
  type Posting,
  postPaid,
  postRefund,
  postRefundDue,
  postReturn,
  postSpend,
  postSplit,
  postSplitDue,
  postSuspense,
  postTopUp,
  type Transfer,
  transferKinds,
} from '../index.ts';

const words: Readonly<Record<string, unknown>> = { ...financeLedgerWords, ...tariffWords, ...formWords };
const payee: Party = { kind: 'tenant', id: 'R001' };
const payer: Party = { kind: 'user', id: 'unit 3' };
const order = { orderId: 'o1', payee };
const arrived = { ...order, paymentId: 'p1', access: 'a1' };

const posted = (...postings: readonly Posting[]): Transfer[] =>
  postings.flatMap((posting) => {
    if (!posting.ok) throw new Error(posting.problems[0]?.code);
    return [...posting.value];
  });
const balances = (transfers: readonly Transfer[]): ReadonlyMap<string, number> => {
  const read = balancesOf(transfers);
  if (!read.ok) throw new Error(read.problems[0]?.code);
  return read.value;
};
const balanceOf = (transfers: readonly Transfer[], account: string): number => balances(transfers).get(account) ?? 0;
const total = (transfers: readonly Transfer[]): number => [...balances(transfers).values()].reduce((a, b) => a + b, 0);
const revenue = 'revenue tenant R001';
const clearing = 'clearing:a1 tenant R001';

const amount = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 999_999_999_999 }));

describe('a posting', () => {
  it('has as much on one side as on the other, whole cents above 0, and a key of its own [TAR-09]', () => {
    fc.assert(
      fc.property(amount, amount, (cents, other) => {
        const part = { ...order, splitId: 's1', recipientId: 'r1', cents };
        const all = posted(
          postPaid({ ...arrived, cents }),
          postFee({ ...arrived, cents: 1 }),
          postTopUp({ ...arrived, payer, cents }),
          postSpend({ ...order, payer, cents }, cents),
          postSplitDue([part, { ...part, splitId: 's2', recipientId: 'r2' }]),
          postSplit(part),
          postReturn({ ...part, refundId: 'f1' }),
          postRefundDue({ ...order, refundId: 'f1', cents }),
          postRefund({ ...order, refundId: 'f1', cents, to: { access: 'a1' } }),
          postRefund({ ...order, refundId: 'f2', cents, to: { wallet: payer } }),
          postSuspense({ ...arrived, paymentId: 'p2', cents }),
          postGivenBack({ ...arrived, paymentId: 'p2', cents, refundNo: 'p2-R' }),
          postBooked({ ...order, paymentId: 'p3', cents }, other),
        );
        expect(total(all)).toBe(0);
        expect(all.every((one) => Number.isSafeInteger(one.cents) && one.cents > 0)).toBe(true);
        expect(all.every((one) => accountKey(one.debit) !== accountKey(one.credit))).toBe(true);
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        expect(total([...all, ...all.map(oppositeOf)])).toBe(0);
        expect([...balances([...all, ...all.map(oppositeOf)]).values()].every((cent) => cent === 0)).toBe(true);
      }),
    );
  });

  it('of a payment is revenue with the provider, less its fee [FIN-12] [TAR-10]', () => {
    const all = posted(postPaid({ ...arrived, cents: 10_000 }), postFee({ ...arrived, cents: 60 }));
    expect(Object.fromEntries(balances(all))).toEqual({
      [clearing]: -9_940,
      [revenue]: 10_000,
      'fee tenant R001': -60,
    });
    expect(all.map(({ key }) => key)).toEqual(['paid p1', 'fee p1']);
  });

  it('from the balance takes no more than is there [FIN-11]', () => {
    const buying = { ...order, payer, cents: 6_000 };
    const all = posted(postTopUp({ ...arrived, payer, cents: 10_000 }), postSpend(buying, 10_000));
    expect(balanceOf(all, 'wallet user unit 3')).toBe(4_000);
    expect(postSpend(buying, 4_000)).toEqual({
      ok: false,
      problems: [{ code: 'tariff.balance.short', args: { balance: '40.00', amount: '60.00' } }],
    });
    expect(postSpend({ ...buying, cents: -1 }, 4_000)).toMatchObject({ problems: [{ code: 'finance.ledger.cents' }] });
  });

  it('of another amount waits in suspense and leaves nothing there, returned or booked [FIN-12]', () => {
    const waiting = posted(postSuspense({ ...arrived, cents: 9_999 }));
    expect(balanceOf(waiting, 'suspense tenant R001')).toBe(9_999);
    const back = [...waiting, ...posted(postGivenBack({ ...arrived, cents: 9_999, refundNo: 'p1-R' }))];
    expect([...balances(back).values()]).toEqual([0, 0]);
    for (const cents of [9_999, 10_000, 10_001]) {
      const booked = [
        ...posted(postSuspense({ ...arrived, cents })),
        ...posted(postBooked({ ...order, paymentId: 'p1', cents }, 10_000)),
      ];
      expect(balanceOf(booked, 'suspense tenant R001')).toBe(0);
      expect(balanceOf(booked, revenue)).toBe(10_000);
      expect(balanceOf(booked, 'adjustment tenant R001')).toBe(cents - 10_000);
    }
  });

  it('moves nothing for 0 cents, and refuses what is no amount, without throwing [TAR-09]', () => {
    expect(postPaid({ ...arrived, cents: 0 })).toEqual({ ok: true, value: [] });
    const wild = fc.oneof(fc.constantFrom(NaN, Infinity, -Infinity, -1, 0.5, 2 ** 53, 1e308), fc.integer());
    fc.assert(
      fc.property(wild, wild, (cents, other) => {
        const part = { ...order, splitId: 's', recipientId: 'r', cents };
        const all = [
          postPaid({ ...arrived, cents }),
          postFee({ ...arrived, cents }),
          postTopUp({ ...arrived, payer, cents }),
          postSpend({ ...order, payer, cents }, other),
          postSplitDue([part]),
          postSplit(part),
          postReturn({ ...part, refundId: 'f' }),
          postRefundDue({ ...order, refundId: 'f', cents }),
          postRefund({ ...order, refundId: 'f', cents, to: { wallet: payer } }),
          postSuspense({ ...arrived, cents }),
          postGivenBack({ ...arrived, cents, refundNo: 'p1-R' }),
          postBooked({ ...arrived, cents }, other),
        ];
        for (const one of all) {
          for (const { code } of one.ok ? [] : one.problems) expect(words).toHaveProperty([code]);
          const moves = one.ok ? one.value : [];
          expect(moves.every((move) => Number.isSafeInteger(move.cents) && move.cents > 0)).toBe(true);
        }
      }),
    );
  });
});

describe('the ledger of an order', () => {
  const ratios = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });

  it('says what the split and the refunds say: cents of each recipient, the merchant, the buyer [FIN-05] [N18] [TAR-09]', () => {
    fc.assert(
      fc.property(
        amount,
        ratios,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (paid, list, cuts) => {
          const split = allocateSplit(
            paid,
            list.map((ratio, at) => ({ recipientId: `r${at}`, ratio })),
          );
          if (!split.ok) throw new Error('refused');
          const parts = split.value.shares.map(({ recipientId, cents }) => ({
            ...order,
            splitId: recipientId,
            recipientId,
            cents,
          }));
          const all = posted(postPaid({ ...arrived, cents: paid }), postSplitDue(parts), ...parts.map(postSplit));
          for (const { recipientId, cents } of parts)
            expect(balanceOf(all, `recipient recipient ${recipientId}`)).toBe(cents);
          expect(balanceOf(all, revenue)).toBe(split.value.merchantCents);
          expect(balanceOf(all, 'splitDue tenant R001')).toBe(0);

          let refunded = 0;
          for (const [step, end] of [...cuts.map((cut) => Math.floor(cut * paid)), paid]
            .toSorted((a, b) => a - b)
            .entries()) {
            const refund = end - refunded;
            if (refund === 0) continue;
            const holdings = parts.map(({ recipientId }) => ({
              recipientId,
              heldCents: balanceOf(all, `recipient recipient ${recipientId}`),
            }));
            const taken = clawback(refund, holdings, balanceOf(all, revenue));
            if (!taken.ok) throw new Error(taken.problems[0]?.code);
            const refundId = `f${step}`;
            all.push(
              ...posted(
                ...taken.value.parts.map(({ recipientId, cents }) =>
                  postReturn({ ...order, splitId: recipientId, recipientId, cents, refundId }),
                ),
                postRefundDue({ ...order, refundId, cents: refund }),
                postRefund({ ...order, refundId, cents: refund, to: { access: 'a1' } }),
              ),
            );
            refunded = end;
            expect(balanceOf(all, revenue)).toBe(taken.value.merchantLeftCents);
            expect(checkLedger(all)).toEqual([]);
          }
          expect([...balances(all).values()].every((cents) => cents === 0)).toBe(true);
        },
      ),
    );
  });

  it('is found wrong where a balance is below 0, a key is twice, or a sum is no exact number [TAR-09] [FIN-11]', () => {
    const spent = posted(postSpend({ ...order, payer, cents: 100 }, 100));
    expect(checkLedger(spent)).toEqual([
      { code: 'finance.ledger.belowZero', args: { account: 'wallet user unit 3', balance: '-1.00' } },
    ]);
    const paid = posted(postPaid({ ...arrived, cents: 100 }));
    expect(checkLedger([...paid, ...paid])).toEqual([{ code: 'finance.ledger.twice', field: 'key' }]);
    const huge = paid.map((one) => ({ ...one, cents: Number.MAX_SAFE_INTEGER }));
    expect(checkLedger([...huge, ...huge]).map(({ code }) => code)).toEqual(['form.inexact']);
    expect(checkLedger(paid.map((one) => ({ ...one, cents: -1 }))).map(({ code }) => code)).toEqual([
      'finance.ledger.cents',
    ]);
  });

  it('takes a transfer again as the same one, and refuses its key for another [TAR-09]', () => {
    const [one] = posted(postPaid({ ...arrived, cents: 100 })) as [Transfer];
    expect(checkPostedAgain(one, { ...one })).toEqual({ ok: true, value: 'posted' });
    for (const other of [
      { ...one, cents: 99 },
      { ...one, credit: one.debit },
      { ...one, orderId: 'o2' },
    ])
      expect(checkPostedAgain(one, other)).toEqual({
        ok: false,
        problems: [{ code: 'finance.ledger.otherContent', args: { key: 'paid p1' } }],
      });
  });

  it('has words [SHL-12]', () => {
    for (const kind of ledgerKinds) expect(words).toHaveProperty([`finance.ledger.account.${kind}`]);
    for (const kind of transferKinds) expect(words).toHaveProperty([`finance.ledger.kind.${kind}`]);
  });
});

describe('the trend of money', () => {
  const at = (transfers: readonly Transfer[], day: string) =>
    transfers.map((transfer) => ({ ...transfer, atMs: Date.parse(`${day}T12:00:00+08:00`) }));

  it('has payments as income, and refunds, splits and fees as expenditure, never below 0 [TAR-06] [TAR-09]', () => {
    const part = { ...order, splitId: 's1', recipientId: 'r1', cents: 3_000 };
    const transfers = [
      ...at(
        posted(postPaid({ ...arrived, cents: 10_000 }), postFee({ ...arrived, cents: 60 }), postSplitDue([part])),
        '2026-10-31',
      ),
      ...at(posted(postTopUp({ ...arrived, payer, cents: 700 })), '2026-11-01'),
      ...at(posted(postRefundDue({ ...order, refundId: 'f1', cents: 4_000 })), '2026-11-01'),
    ];
    const trend = moneyTrend(transfers, 2026, payee);
    if (!trend.ok) throw new Error('refused');
    expect(trend.value).toHaveLength(12);
    expect(trend.value.slice(9, 11)).toEqual([
      { month: '2026-10', income: 10_000, expenditure: 3_060 },
      { month: '2026-11', income: 0, expenditure: 4_000 },
    ]);
    expect(moneyTrend(transfers, 2026, { kind: 'tenant', id: 'R002' })).toMatchObject({ ok: true });
    const wild = transfers.map((one) => ({ ...one, atMs: NaN }));
    expect(moneyTrend(wild, NaN, payee)).toMatchObject({ ok: true });
    const huge = [...transfers, ...transfers].map((one) => ({ ...one, cents: Number.MAX_SAFE_INTEGER }));
    expect(moneyTrend(huge, 2026, payee)).toMatchObject({ problems: [{ code: 'form.inexact' }] });
  });
});
