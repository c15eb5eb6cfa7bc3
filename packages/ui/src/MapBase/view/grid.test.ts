import { expect, it } from 'vitest';
import { gridIn, gridStep } from './grid.ts';

it('lines of degrees are round, and apart enough to be told from each other [SIT-11]', () => {
  for (const zoom of [11.5, 12.2, 13, 14, 17.3, 20]) {
    const step = gridStep(zoom);
    const apartPx = (step * 512 * 2 ** zoom) / 360;
    expect(apartPx, `at ${zoom}`).toBeGreaterThanOrEqual(100);
    expect(apartPx, `at ${zoom}`).toBeLessThan(255);
    expect(['1', '2', '5']).toContain(Number(step.toPrecision(6)).toExponential()[0]);
  }
});

it('a grid covers what is seen and as far again round it, also where degrees are negative [SIT-11]', () => {
  const { coordinates } = gridIn({ west: -0.02, south: -0.01, east: 0.02, north: 0.01 }, 12).geometry;
  const meridians = coordinates.filter(([from, to]) => from?.[0] === to?.[0]);
  expect(meridians.map(([from]) => from?.[0]).map((lng) => Number(lng?.toFixed(6)) + 0)).toEqual([
    -0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06,
  ]);
  expect(meridians[0]).toEqual([
    [expect.closeTo(-0.06), -0.03],
    [expect.closeTo(-0.06), 0.03],
  ]);
  expect(coordinates.length - meridians.length).toBe(3);
});
