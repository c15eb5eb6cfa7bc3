import { describe, expect, it } from 'vitest';
import { curveOf, dotsOf, pathOf } from './curve.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const hourly = 3600;
const at = (hoursAgo: number) => new Date(now - hoursAgo * 3_600_000).toISOString();
const points = (...ages: number[]) => ages.map((age, index) => ({ at: at(age), value: index }));

describe('the curve of the main reading [PUB-01]', () => {
  it('shows the last 24 hours where they have enough points', () => {
    const curve = curveOf(points(30, 4, 3, 2, 1), now, hourly);
    expect(curve?.range).toBe('day');
    expect(curve?.points).toHaveLength(4);
    expect([curve?.min, curve?.max]).toEqual([1, 4]);
  });

  it('shows the last 7 days where a day has too few', () => {
    const curve = curveOf(points(200, 48, 24, 0), now, 24 * hourly);
    expect(curve?.range).toBe('week');
    expect(curve?.points).toHaveLength(3);
  });

  it('is nothing where nothing was reported', () => {
    expect(curveOf(points(200), now, hourly)).toBeUndefined();
    expect(curveOf([], now, hourly)).toBeUndefined();
  });

  it('breaks where the device was silent for more than two heartbeats [N05]', () => {
    const curve = curveOf(points(8, 7, 6, 3, 2), now, hourly);
    expect(curve?.runs.map((run) => run.length)).toEqual([3, 2]);
    expect(curveOf(points(8, 6, 4, 2), now, hourly)?.runs).toHaveLength(1);
  });

  it('runs from left to right and from lowest to highest; a level line stands in the middle', () => {
    const curve = curveOf(points(24, 12, 6, 0), now, 12 * hourly);
    expect(curve?.runs).toEqual([
      [
        [0, 0],
        [0.5, 1 / 3],
        [0.75, 2 / 3],
        [1, 1],
      ],
    ]);
    const level = curveOf(
      points(4, 3, 2, 1).map((point) => ({ at: point.at, value: 7 })),
      now,
      hourly,
    );
    expect(level?.runs.flat().map(([, y]) => y)).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('a report from a clock that runs ahead stays in the picture', () => {
    const curve = curveOf(points(3, 2, 1, -1), now, hourly);
    expect(curve?.runs.flat().at(-1)?.[0]).toBe(1);
  });

  it('is drawn as SVG path data, the reports as dots', () => {
    const box = { width: 108, height: 58 };
    const run = [
      [0, 0],
      [1, 1],
    ] as const;
    expect(pathOf(run, box)).toBe('M4.0 54.0L104.0 4.0');
    expect(dotsOf([run, [[0.5, 0.5]]], box)).toBe('M4.0 54.0h0M104.0 4.0h0M54.0 29.0h0');
  });
});
