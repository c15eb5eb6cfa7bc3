import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestIndex, runsOf, valueSpan } from './geometry.ts';

const times = fc
  .uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 60 })
  .map((all) => all.toSorted((a, b) => a - b).map((atMs) => ({ atMs, value: atMs })));

it('finds the point nearest to any instant [DEV-13]', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -500, max: 10_500 }), (points, at) => {
      const found = points[nearestIndex(points, at)];
      const best = Math.min(...points.map(({ atMs }) => Math.abs(atMs - at)));
      expect(Math.abs((found?.atMs ?? Number.NaN) - at)).toBe(best);
    }),
  );
  expect(nearestIndex([], 5)).toBe(-1);
});

it('breaks the line where nothing was heard, and loses no point [DEV-13] [N05]', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 3000 }), (points, gap) => {
      const runs = runsOf(points, gap);
      expect(runs.flat()).toEqual(points);
      for (const run of runs)
        run.slice(1).forEach(({ atMs }, index) => expect(atMs - (run[index]?.atMs ?? 0)).toBeLessThanOrEqual(gap));
      runs
        .slice(1)
        .forEach((run, index) => expect((run[0]?.atMs ?? 0) - (runs[index]?.at(-1)?.atMs ?? 0)).toBeGreaterThan(gap));
    }),
  );
});

it.each([
  [[], undefined, { from: 0, to: 1 }],
  [[5], undefined, { from: 4, to: 6 }],
  [[5, 9], undefined, { from: 5, to: 9 }],
  [[5, 9], { to: 57 }, { from: 5, to: 57 }],
  [[], { from: 2 }, { from: 1, to: 3 }],
  [[80], { from: 0, to: 57 }, { from: 0, to: 80 }],
])('makes room for %o with the range %o', (values, band, span) => {
  expect(
    valueSpan(
      values.map((value, index) => ({ atMs: index, value })),
      band,
    ),
  ).toEqual(span);
});
