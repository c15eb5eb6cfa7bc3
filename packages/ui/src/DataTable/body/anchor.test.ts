import { describe, expect, it } from 'vitest';
import { anchorShift } from './anchor.ts';

describe('anchor [DEV-12]', () => {
  const ids = Array.from({ length: 100 }, (_, index) => index);

  it('rows that come above push the rest down by their number', () => {
    expect(anchorShift(ids, [-1, -2, -3, ...ids], 20, 30)).toBe(3);
    expect(anchorShift(ids, ids.slice(5), 20, 30)).toBe(-5);
  });

  it('one row that moved does not take the view along; a new order leaves the scroll position alone', () => {
    expect(anchorShift(ids, [20, ...ids.filter((id) => id !== 20)], 20, 30)).toBe(0);
    expect(anchorShift(ids, ids.toReversed(), 20, 30)).toBe(0);
  });
});
