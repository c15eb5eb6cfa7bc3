import { pointZoom, wgs84 } from '@fireline/domain/site';
import { expect, it } from 'vitest';
import { readView, viewOf, viewText } from './mapView.ts';

it('reads back from the address what was looked at, and nothing of what is no view [SIT-11]', () => {
  const view = { centre: wgs84(114.0579, 22.5431), zoom: 13.5 };
  expect(readView(viewText(view))).toEqual(view);
  for (const text of ['', '114', '114,22', '114,,13', '181,22,13', '114,91,13', '114,22,x', '114,22,99', 'NaN,1,1'])
    expect(readView(text), text).toBeUndefined();
});

it('finds a view that holds all points, and none of none [SIT-11]', () => {
  expect(viewOf([])).toBeUndefined();
  expect(viewOf([wgs84(114, 22)])).toEqual({ centre: wgs84(114, 22), zoom: pointZoom });
  const city = viewOf([wgs84(113.8, 22.4), wgs84(114.4, 22.8)]);
  expect(city?.centre.lng).toBeCloseTo(114.1);
  expect(city?.centre.lat).toBeCloseTo(22.6);
  // six tenths of a degree fill no more than the least map has room for
  const pixels = (0.6 / 360) * 512 * 2 ** (city?.zoom ?? 0);
  expect(pixels).toBeLessThanOrEqual(300.001);
  expect(pixels).toBeGreaterThan(150);
  expect(viewOf([wgs84(-170, -60), wgs84(170, 70)])?.zoom).toBe(2.6);
});
