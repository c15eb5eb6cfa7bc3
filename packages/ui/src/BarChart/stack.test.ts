import { expect, it } from 'vitest';
import { piecesOf, totalOf } from './stack.ts';

it('parts lie upon each other in the order of the series, empty ones left out [ALM-01]', () => {
  const bar = { name: 'Mon', values: { a: 2, c: 3, other: 9 } };
  expect(piecesOf(bar, ['a', 'b', 'c'])).toEqual([
    { key: 'a', from: 0, to: 2 },
    { key: 'c', from: 2, to: 5 },
  ]);
  expect(totalOf(bar, ['a', 'b', 'c'])).toBe(5);
});
