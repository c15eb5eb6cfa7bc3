import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainScale } from '../ChartFrame/scales.ts';
import {
  markGroups,
  momentsOf,
  nearestIndex,
  pathsOf,
  pointsOf,
  pointsWithin,
  runsOf,
  valueAt,
  valueSpan,
} from './geometry.ts';

const sorted = fc
  .uniqueArray(fc.integer({ min: 0, max: 10_000 }), { maxLength: 40 })
  .map((instants) => instants.toSorted((a, b) => a - b).map((atMs) => ({ atMs, value: atMs % 7 })));
const values = (...given: number[]) => given.map((value, atMs) => ({ atMs, value }));

it('the nearest moment is found, the earlier of two equally near [DEV-13]', () => {
  expect(nearestIndex([], 5)).toBe(-1);
  fc.assert(
    fc.property(
      sorted.filter((list) => list.length > 0),
      fc.integer({ min: -100, max: 10_100 }),
      (points, atMs) => {
        const moments = points.map((point) => point.atMs);
        const distances = moments.map((moment) => Math.abs(moment - atMs));
        expect(nearestIndex(moments, atMs)).toBe(distances.indexOf(Math.min(...distances)));
      },
    ),
  );
});

it('runs hold every point once, and break exactly at silences [DEV-13]', () => {
  fc.assert(
    fc.property(sorted, fc.integer({ min: 1, max: 2000 }), (points, gap) => {
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

it('draws no line across what is not known, and a lonely reading as a dot [DEV-13]', () => {
  const scales = {
    x: plainScale({ from: 0, to: 10 }, { from: 0, to: 10 }),
    y: plainScale({ from: 0, to: 10 }, { from: 0, to: 10 }),
  };
  const { lines, dots } = pathsOf(values(1, 2, Number.NaN, 4, Number.NaN, 6, 7), { ...scales, gapMsMax: Infinity });
  expect(lines).toBe('M0 1L1 2M5 6L6 7');
  expect(dots).toBe('M3 4h0');
});

it('thins 50 000 points to what the width shows and keeps the one peak [ANA-04]', () => {
  const points = Array.from({ length: 50_000 }, (_, atMs) => ({ atMs, value: atMs === 31_234 ? 99 : atMs % 3 }));
  const x = plainScale({ from: 0, to: 50_000 }, { from: 0, to: 800 });
  const y = plainScale({ from: 0, to: 100 }, { from: 0, to: 100 });
  const { lines } = pathsOf(points, { x, y, gapMsMax: 10 });
  expect(lines.split('L').length).toBeLessThanOrEqual(1601);
  expect(lines).toContain(' 99L');
});

it('takes points in any order, without those that have no moment; no number is a gap [DEV-13]', () => {
  expect(
    pointsOf([
      { at: 20, value: 2 },
      { at: '1970-01-01T00:00:00.010Z', value: null },
      { at: 'yesterday', value: 1 },
      { at: new Date(30), value: Number.POSITIVE_INFINITY },
    ]),
  ).toEqual([
    { atMs: 10, value: Number.NaN },
    { atMs: 20, value: 2 },
    { atMs: 30, value: Number.NaN },
  ]);
});

it('cuts a time out, its ends included, and the neighbours where lines lead on [DEV-13]', () => {
  const points = values(0, 1, 2, 3, 4, 5);
  expect(pointsWithin(points, { from: 2, to: 3 }).map(({ value }) => value)).toEqual([2, 3]);
  expect(pointsWithin(points, { from: 2, to: 3 }, 1).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  expect(pointsWithin(points, { from: -9, to: 99 })).toBe(points);
});

it('reads several curves at every moment of any, and only what was measured at it [ANA-04]', () => {
  const [a, b] = [
    [
      { atMs: 1, value: 5 },
      { atMs: 3, value: Number.NaN },
    ],
    [
      { atMs: 1, value: 7 },
      { atMs: 2, value: 8 },
      { atMs: 2, value: 9 },
    ],
  ];
  expect(momentsOf([a, b])).toEqual([1, 2]);
  expect([valueAt(a, 1), valueAt(a, 2), valueAt(a, 3), valueAt(b, 2)]).toEqual([5, undefined, undefined, 9]);
});

it.each([
  [[], undefined, { from: 0, to: 1 }],
  [[5], undefined, { from: 4, to: 6 }],
  [[500, 500], undefined, { from: 450, to: 550 }],
  [[5, 9], undefined, { from: 5, to: 9 }],
  [[5, 9], { to: 57 }, { from: 5, to: 57 }],
  [[], { from: 2 }, { from: 1, to: 3 }],
  [[80], { from: 0, to: 57 }, { from: 0, to: 80 }],
  [[Number.NaN, 1e300], { to: Number.NaN }, { from: 0, to: 1 }],
])('makes room for %o with the range %o [DEV-13]', (given, band, span) => {
  expect(valueSpan([values(...given)], band)).toEqual(span);
});

it('alarms that lie upon each other keep their worst level in sight [ALM-02]', () => {
  const x = plainScale({ from: 0, to: 100 }, { from: 0, to: 100 });
  const marks = [
    { at: 50, level: 4 },
    { at: 10, level: 3 },
    { at: 15, level: 1 },
    { at: 500, level: 1 },
  ] as const;
  expect(markGroups(marks, x, 14)).toEqual([
    { left: 10, level: 1, count: 2 },
    { left: 50, level: 4, count: 1 },
  ]);
});
