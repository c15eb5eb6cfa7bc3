import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, exactCents, floorShare, splitCents, sumCents, yuanText } from './index.ts';

const weights = fc
  .array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0));
const totals = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('splitCents', () => {
  it('never loses or makes a cent [TAR-09] [FIN-05]', () => {
    fc.assert(fc.property(totals, weights, (total, list) => sum(splitCents(total, list)) === total));
  });

  it('gives each part its exact share, less than one cent off [FIN-05]', () => {
    fc.assert(
      fc.property(totals, weights, (total, list) => {
        const all = BigInt(sum(list));
        return splitCents(total, list).every((part, index) => {
          const off = BigInt(part) * all - BigInt(total) * BigInt(list[index] ?? 0);
          return off < all && off > -all;
        });
      }),
    );
  });

  it('gives the left cents to the largest remainders [FIN-05]', () => {
    fc.assert(
      fc.property(fc.nat(), weights, (total, list) => {
        const all = BigInt(sum(list));
        const shares = splitCents(total, list).map((part, index) => {
          const product = BigInt(total) * BigInt(list[index] ?? 0);
          return { isRoundedUp: BigInt(part) > product / all, remainder: product % all };
        });
        const smallestUp = shares
          .filter((s) => s.isRoundedUp)
          .map((s) => s.remainder)
          .toSorted((a, b) => (a < b ? -1 : 1))[0];
        return shares.every((s) => s.isRoundedUp || smallestUp === undefined || s.remainder <= smallestUp);
      }),
    );
  });

  it('mirrors a refund and stays exact beyond what floating point can multiply [TAR-09]', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitCents(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitCents(Number.MAX_SAFE_INTEGER, [99, 1])).toEqual([8_917_127_262_193_581, 90_071_992_547_410]);
    expect(splitCents(0, [0, 0])).toEqual([0, 0]);
    expect(splitCents(5, [0, 7])).toEqual([0, 5]);
  });

  it.each([
    [0.5, [1]],
    [Number.NaN, [1]],
    [10, [-1, 2]],
    [10, [0.5]],
    [10, [0, 0]],
    [10, []],
  ])('refuses %d over %j: a programming mistake [TAR-09]', (total, list) => {
    expect(() => splitCents(total, list)).toThrow(RangeError);
  });
});

describe('yuan', () => {
  it('is read digit by digit into cents [TAR-09]', () => {
    for (const [written, cents] of [
      ['0.29', 29],
      ['1.1', 110],
      ['¥1,234.50', 123_450],
      ['￥ 8', 800],
      [19.99, 1999],
      ['-0', 0],
      ['-12.05', -1205],
      ['9999999999999.99', 999_999_999_999_999],
    ] as const)
      expect(centsOf(written), String(written)).toEqual({ ok: true, value: cents });
  });

  it('refuses what would need rounding, and what is no amount [TAR-09]', () => {
    expect(centsOf('1.005')).toEqual({ ok: false, problems: [{ code: 'form.twoDecimals', field: 'amount' }] });
    for (const not of ['', 'abc', '1e3', '1,23', '1.', '.5', NaN, Infinity, null, {}])
      expect(centsOf(not, 'price'), JSON.stringify(not)).toEqual({
        ok: false,
        problems: [{ code: 'form.number', field: 'price' }],
      });
  });

  it('is read in full-width digits as in usual ones; other forms of digits are none [TAR-09] [TAR-03]', () => {
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (char) => String.fromCodePoint(char.charCodeAt(0) + 0xfe_e0));
    fc.assert(
      fc.property(fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }), (cents) => {
        expect(centsOf(wide(yuanText(cents)))).toEqual({ ok: true, value: cents });
      }),
    );
    expect(centsOf('￥１，２３４．５')).toEqual({ ok: true, value: 123_450 });
    for (const not of ['1²', '①', '½']) expect(centsOf(not).ok, not).toBe(false);
  });

  it('of a provider is digits, a point and two decimals at most, and nothing else [TAR-09] [TAR-10]', () => {
    expect(['88.88', '0.1', '100'].map((text) => exactCents(text))).toEqual(
      [8888, 10, 10_000].map((value) => ({ ok: true, value })),
    );
    for (const not of ['1e2', '１２', '12.345', '1,000', '-1', '+1', ' 1', '1 ', '', '¥1', 1, null, '1'.repeat(50)])
      expect(exactCents(not).ok, String(not)).toBe(false);
  });

  it('that is no whole number of cents is written as a dash [TAR-09]', () => {
    for (const not of [NaN, Infinity, 0.5, 2 ** 53]) expect(yuanText(not)).toBe('–');
  });

  it('comes back the same from text [TAR-09]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }), (cents) => {
        expect(centsOf(yuanText(cents))).toEqual({ ok: true, value: cents });
      }),
    );
  });
});

describe('sums and shares', () => {
  it('are exact or refused [TAR-09]', () => {
    expect(sumCents([1, 2, 3])).toEqual({ ok: true, value: 6 });
    expect(sumCents([])).toEqual({ ok: true, value: 0 });
    for (const parts of [[0.5], [NaN], [Number.MAX_SAFE_INTEGER, 1]])
      expect(sumCents(parts, 'lines')).toEqual({ ok: false, problems: [{ code: 'form.inexact', field: 'lines' }] });
  });

  it('are rounded down however large the product is [TAR-09]', () => {
    const whole = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(fc.maxSafeNat(), whole, fc.maxSafeNat(), (amount, all, part) => {
        const exact = (BigInt(amount) * BigInt(part)) / BigInt(all);
        expect(floorShare(amount, part, all)).toBe(exact <= Number.MAX_SAFE_INTEGER ? Number(exact) : undefined);
      }),
    );
    for (const [amount, part, all] of [
      [-1, 1, 1],
      [1, 0.5, 1],
      [1, 1, 0],
      [NaN, 1, 1],
    ] as const)
      expect(floorShare(amount, part, all)).toBeUndefined();
  });
});
