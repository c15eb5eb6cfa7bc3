import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { othersKey, piecesOf, placesOf, spanOf, topOf, totalOf } from './stack.ts';

const keys = ['a', 'b', 'c'];
const bar = { name: 'Mon', values: { a: 2, c: 3, other: 9 } };

it('parts lie upon each other in the order of the series, empty ones left out [ALM-01]', () => {
  expect(piecesOf(bar, keys, 'stacked')).toEqual([
    { key: 'a', from: 0, to: 2 },
    { key: 'c', from: 2, to: 5 },
  ]);
  expect(totalOf(bar, keys)).toBe(5);
});

it('what is below zero goes down, and what is no number is not drawn [ANA-04]', () => {
  const odd = { name: 'x', values: { a: -4, b: 6, c: -1, d: Number.NaN, e: Number.POSITIVE_INFINITY } };
  expect(piecesOf(odd, [...keys, 'd', 'e'], 'stacked')).toEqual([
    { key: 'a', from: 0, to: -4 },
    { key: 'b', from: 0, to: 6 },
    { key: 'c', from: -4, to: -5 },
  ]);
  expect(spanOf([odd], keys, 'stacked')).toEqual({ from: -5, to: 6 });
  expect(spanOf([odd], keys, 'grouped')).toEqual({ from: -4, to: 6 });
});

it('has room for something where there is nothing [ANA-04]', () => {
  expect(spanOf([], keys, 'stacked')).toEqual({ from: 0, to: 1 });
  expect(spanOf([{ name: 'x', values: {} }], keys, 'grouped')).toEqual({ from: 0, to: 1 });
});

it('tells bars of one name apart [ANA-04]', () => {
  const places = placesOf([bar, bar, { ...bar, key: 'own' }]);
  expect(new Set(places.map(({ key }) => key)).size).toBe(3);
  expect(places[2]?.key).toBe('own');
});

it('keeps the largest and adds up the others: no count is lost [ANA-02]', () => {
  const counts = fc.array(fc.nat({ max: 50 }), { maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 12 }), (list, top) => {
      const bars = placesOf(list.map((a, index) => ({ name: String(index), values: { a } })));
      const shown = topOf(bars, ['a'], top, (count) => `${count} others`);
      const sum = (each: typeof shown) => each.reduce((total, one) => total + totalOf(one, ['a']), 0);
      expect(sum(shown)).toBe(sum(bars));
      expect(shown.length).toBeLessThanOrEqual(top + 1);
      expect(shown.some(({ key }) => key === othersKey)).toBe(list.length > top + 1);
    }),
  );
});

it('leaves all as they came without a number [ANA-02]', () => {
  const bars = placesOf([bar, { name: 'Tue', values: { a: 99 } }]);
  expect(topOf(bars, keys, undefined, String)).toBe(bars);
  expect(topOf(bars, keys, Number.NaN, String)).toBe(bars);
});
