import { expect, it } from 'vitest';
import { isOutside, ratioOf, scaleOf, zonesOf } from './scale.ts';

it('an impossible scale becomes a whole one', () => {
  expect(scaleOf({ min: 0, max: 2.5, step: 0.05 })).toEqual({ min: 0, max: 2.5, step: 0.05 });
  for (const ends of [
    {},
    { min: Number.NaN },
    { min: 5, max: 5 },
    { min: 0, max: Infinity },
    { step: -1 },
    { step: 0 },
  ])
    expect(scaleOf(ends)).toEqual({ min: 0, max: 100, step: 1 });
});

it('what lies beyond an end stands at that end', () => {
  const scale = { min: -50, max: 150 };
  expect([-60, -50, 0, 150, 7000, Number.NaN].map((value) => ratioOf(value, scale))).toEqual([0, 0, 0.25, 1, 1, 0]);
});

it('shows the parts outside the normal range, where there are any', () => {
  const scale = { min: 0, max: 2 };
  expect(zonesOf({ min: 0.5, max: 1.5 }, scale)).toEqual([
    [0, 0.25],
    [0.75, 1],
  ]);
  expect(zonesOf({ max: 1 }, scale)).toEqual([[0.5, 1]]);
  expect(zonesOf({ min: -1, max: 3 }, scale)).toEqual([]);
  expect([0.4, 0.5, 1.5, 1.6].map((value) => isOutside(value, { min: 0.5, max: 1.5 }))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isOutside(1e9, {})).toBe(false);
});
