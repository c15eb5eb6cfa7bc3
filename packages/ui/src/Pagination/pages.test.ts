import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageAfterResize, rangeOf, slotsOf } from './pages.ts';

it('a page beyond the last is the last, and none without rows is the first [SHL-24]', () => {
  expect(rangeOf(9, 10, 42)).toEqual({ page: 5, pages: 5, pageSize: 10, total: 42, from: 41, to: 42 });
  expect(rangeOf(3, 10, 0)).toEqual({ page: 1, pages: 1, pageSize: 10, total: 0, from: 0, to: 0 });
});

it('figures that cannot be are made possible [SHL-24]', () => {
  expect(rangeOf(Number.NaN, 0, -5)).toMatchObject({ page: 1, pages: 1, from: 0, to: 0 });
  expect(rangeOf(-2, Number.NaN, 3)).toMatchObject({ page: 1, pageSize: 1, pages: 3, from: 1, to: 1 });
  expect(rangeOf(1, 10, Number.POSITIVE_INFINITY)).toMatchObject({ pages: 1, total: 0 });
});

it('another size keeps the first row on the page [SHL-24]', () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 100 }),
      (total, size, next) => {
        const range = rangeOf(Math.ceil(total / size / 2), size, total);
        const after = rangeOf(pageAfterResize(range, next), next, total);
        expect(after.from).toBeLessThanOrEqual(range.from);
        expect(after.to).toBeGreaterThanOrEqual(range.from);
      },
    ),
  );
});

it('leaves out what lies far from the page, never just one [SHL-24]', () => {
  expect(slotsOf(1, 7, 1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(slotsOf(4, 20, 1)).toEqual([1, 2, 3, 4, 5, 'gapAfter', 20]);
  expect(slotsOf(6, 20, 1)).toEqual([1, 'gapBefore', 5, 6, 7, 'gapAfter', 20]);
  expect(slotsOf(17, 20, 1)).toEqual([1, 'gapBefore', 16, 17, 18, 19, 20]);
});

it('has as many slots on every page, the page and both ends among them [SHL-24]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(3), (pages, beside) => {
      const first = slotsOf(1, pages, beside);
      for (let page = 1; page <= pages; page++) {
        const slots = slotsOf(page, pages, beside);
        expect(slots).toHaveLength(first.length);
        expect(slots).toEqual(expect.arrayContaining([1, page, pages]));
        const numbers = slots.filter((slot) => typeof slot === 'number');
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(
          slots.every((slot, at) => typeof slot === 'number' || Number(slots[at + 1]) - Number(slots[at - 1]) > 2),
        ).toBe(true);
      }
    }),
  );
});
