import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartPointsMin, downsample } from './index.ts';

const line = fc
  .array(fc.oneof(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.constant(0)), { maxLength: 400 })
  .map((values) => values.map((value, at) => ({ atMs: at * 1000, value })));
const values = (points: readonly { value: number }[]) => points.map(({ value }) => value);

describe('downsample', () => {
  it('keeps order, first, last, lowest and highest within the number asked for [ANA-04]', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 60 }), (points, max) => {
        const kept = downsample(points, max);
        expect(kept.length).toBeLessThanOrEqual(Math.max(max, chartPointsMin));
        expect(points.length > max || kept.length === points.length).toBe(true);
        expect(kept).toEqual(points.filter((point) => kept.includes(point)));
        expect(kept[0]).toBe(points[0]);
        expect(kept.at(-1)).toBe(points.at(-1));
        expect(Math.min(...values(kept))).toBe(Math.min(...values(points)));
        expect(Math.max(...values(kept))).toBe(Math.max(...values(points)));
      }),
    );
  });

  it('uses what it is given: never fewer than two less than asked, and the peaks of a flat line [ANA-04]', () => {
    const flat = Array.from({ length: 1000 }, (_, at) => ({ atMs: at, value: at % 100 === 50 ? 1 : 0 }));
    const kept = downsample(flat, 60);
    expect(kept.length).toBeGreaterThanOrEqual(58);
    expect(kept.filter(({ value }) => value === 1)).toHaveLength(10);
  });

  it('leaves out what is no number [ANA-04]', () => {
    const points = [1, NaN, 2, Infinity, 3].map((value, atMs) => ({ atMs, value }));
    expect(values(downsample(points, 10))).toEqual([1, 2, 3]);
    expect(downsample([], 10)).toEqual([]);
  });
});
