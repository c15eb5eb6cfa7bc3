import { expect, it } from 'vitest';
import { shiftOf } from './useCardWindow.ts';

it('cards in view are followed when others come or go above them [ALM-07]', () => {
  expect(shiftOf([1, 2, 3], [9, 8, 1, 2, 3], 1)).toBe(2);
  expect(shiftOf([1, 2, 3], [2, 3], 2)).toBe(-1);
  expect(shiftOf([1, 2, 3], [1, 3], 1)).toBe(0);
  expect(shiftOf([], [1], 0)).toBe(0);
});
