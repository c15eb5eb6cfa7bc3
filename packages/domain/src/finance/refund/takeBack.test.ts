import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { checkSeenRollback, financeRefundWords, rollbackQuantity, type SoldUnits } from '../index.ts';

const words: Readonly<Record<string, unknown>> = { ...financeRefundWords, ...formWords };
const pack = (change: Partial<SoldUnits> = {}): SoldUnits => ({
  units: 1000,
  paidCents: 4500,
  refundedCents: 0,
  takenUnits: 0,
  unitsLeft: 1000,
  ...change,
});

/** Refunds an order in steps, each with what it takes back. */
const refundedIn = (units: number, paidCents: number, amounts: readonly number[]) => {
  let [refundedCents, takenUnits] = [0, 0];
  return amounts.map((amount) => {
    const sold = { units, paidCents, refundedCents, takenUnits, unitsLeft: units - takenUnits };
    const taken = rollbackQuantity(sold, amount);
    if (!taken.ok) throw new Error(taken.problems[0]?.code);
    refundedCents += amount;
    takenUnits += taken.value;
    return takenUnits;
  });
};

describe('what a refund takes back', () => {
  it('is all units once the order is empty, whatever the steps, and none is refused for rounding [FIN-08] [FIN-09]', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 999_999_999_999 })),
        cuts,
        (units, paid, parts) => {
          const ends = [...new Set(parts.map((part) => Math.floor(part * paid)).filter((end) => end > 0)), paid];
          const sorted = [...new Set(ends)].toSorted((a, b) => a - b);
          const taken = refundedIn(
            units,
            paid,
            sorted.map((end, at) => end - (sorted[at - 1] ?? 0)),
          );
          expect(taken.at(-1)).toBe(units);
          for (const [at, end] of sorted.entries())
            expect(taken[at]).toBe(Number((BigInt(units) * BigInt(end)) / BigInt(paid)));
        },
      ),
      { numRuns: 10_000 },
    );
    expect(
      refundedIn(
        10,
        10_000,
        Array.from({ length: 20 }, () => 499),
      ).at(-1),
    ).toBe(9);
    expect(refundedIn(100, 10_000, [3333, 3333, 3334])).toEqual([33, 66, 100]);
    expect(
      refundedIn(
        365,
        10_000,
        Array.from({ length: 20 }, () => 500),
      ).at(-1),
    ).toBe(365);
    expect(refundedIn(365, 5200, [3200, 900, 800, 300]).at(-1)).toBe(365);
  });

  it('is refused as far as units are used, with both numbers [FIN-08]', () => {
    expect(rollbackQuantity(pack({ unitsLeft: 300 }), 2000)).toEqual({
      ok: false,
      problems: [{ code: 'finance.refund.used', field: 'amount', args: { 0: 444, 1: 300 } }],
    });
    expect(rollbackQuantity(pack({ unitsLeft: 300 }), 1350)).toEqual({ ok: true, value: 300 });
  });

  it('is never of more than is left to refund, nor of amounts that are none, and never throws [FIN-08] [FIN-09]', () => {
    for (const amount of [0, -1, 4501, NaN, 0.5])
      expect(rollbackQuantity(pack(), amount), String(amount)).toMatchObject({
        problems: [{ code: 'finance.refund.amount', args: { 0: '45.00' } }],
      });
    expect(rollbackQuantity(pack({ refundedCents: 4000 }), 501)).toMatchObject({ problems: [{ args: { 0: '5.00' } }] });
    expect(rollbackQuantity(pack({ units: 0.5 }), 1)).toMatchObject({ problems: [{ code: 'form.integer' }] });
    const wild = fc.oneof(fc.constantFrom(NaN, Infinity, -Infinity, -0, 0.5, 2 ** 53, 1e308), fc.integer());
    const sold = fc.record({ units: wild, paidCents: wild, refundedCents: wild, takenUnits: wild, unitsLeft: wild });
    fc.assert(
      fc.property(sold, wild, (one, amount) => {
        const result = rollbackQuantity(one, amount);
        for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
        expect(!result.ok || (Number.isSafeInteger(result.value) && result.value >= 0)).toBe(true);
      }),
    );
  });

  it('is what the form had shown, or refused with both numbers [FIN-08]', () => {
    expect(checkSeenRollback(300, 300)).toBeUndefined();
    expect(checkSeenRollback(0, 300)).toEqual({
      code: 'finance.refund.rollbackChanged',
      field: 'seenRollback',
      args: { 0: 300, 1: 0 },
    });
  });
});
