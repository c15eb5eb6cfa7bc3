import { expect, it } from 'vitest';
import { fitted, panned, zoomed } from './zoom.ts';

const whole = { from: 0, to: 100_000 };

it('halves and doubles the time about a moment [ANA-04]', () => {
  expect(zoomed(whole, whole, 'in', 20_000)).toEqual({ from: 10_000, to: 60_000 });
  expect(zoomed({ from: 10_000, to: 60_000 }, whole, 'out', 20_000)).toBeNull();
  expect(zoomed({ from: 40_000, to: 50_000 }, whole, 'out')).toEqual({ from: 35_000, to: 55_000 });
});

it('stays inside what there is when it moves [ANA-04]', () => {
  expect(panned({ from: 80_000, to: 100_000 }, whole, 'later')).toEqual({ from: 80_000, to: 100_000 });
  expect(panned({ from: 80_000, to: 100_000 }, whole, 'earlier')).toEqual({ from: 75_000, to: 95_000 });
});

it.each([
  [
    { from: 500, to: 500 },
    { from: 0, to: 1000 },
  ],
  [
    { from: 90_000, to: 20_000 },
    { from: 20_000, to: 90_000 },
  ],
  [{ from: -5, to: 200_000 }, null],
  [{ from: Number.NaN, to: 5 }, null],
] as const)('makes %o something that can be shown [ANA-04]', (span, shown) => {
  expect(fitted(span, whole)).toEqual(shown);
});
