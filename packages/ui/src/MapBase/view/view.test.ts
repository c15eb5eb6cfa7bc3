import { expect, it } from 'vitest';
import { boxOf, pixelsOf, scaleBar } from './view.ts';

it('a scale is a round length no longer than its room [SIT-11]', () => {
  for (const zoom of [0, 3.7, 9, 13, 19.5]) {
    const { metres, width } = scaleBar(22.5, zoom, 96);
    expect(width).toBeLessThanOrEqual(96);
    expect(width).toBeGreaterThan(96 / 2.6);
    expect(['1', '2', '5']).toContain(metres.toExponential()[0]);
    expect(pixelsOf(metres, 22.5, zoom)).toBeCloseTo(width, 6);
  }
});

it('a box holds what has a place and nothing else [SIT-11]', () => {
  expect(boxOf([])).toBeUndefined();
  expect(
    boxOf([
      { lng: 114, lat: 22 },
      { lng: Number.NaN, lat: 1 },
      { lng: 113, lat: 23 },
    ]),
  ).toEqual([113, 22, 114, 23]);
});
