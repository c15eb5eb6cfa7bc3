import { expect, it } from 'vitest';
import { reachOf, spanOf } from './waterfall.ts';

it('a bar leads from the cost to the price, back where it is sold below cost [N19]', () => {
  expect(spanOf(2000, 5000, 10_000)).toEqual({ start: 20, size: 30, isBack: false });
  expect(spanOf(5000, 2000, 10_000)).toEqual({ start: 20, size: 30, isBack: true });
  expect(spanOf(0, 0, 10_000)).toEqual({ start: 0, size: 0, isBack: false });
});

it('what is no amount draws nothing, and the picture has a width whatever comes [N19]', () => {
  expect(spanOf(Number.NaN, 5, 10)).toEqual({ start: 0, size: 0, isBack: false });
  expect(spanOf(-50, 500, 100)).toEqual({ start: 0, size: 100, isBack: false });
  expect([reachOf([]), reachOf([0]), reachOf([Number.NaN, 7, Number.POSITIVE_INFINITY])]).toEqual([1, 1, 7]);
});
