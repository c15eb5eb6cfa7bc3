import { expect, it } from 'vitest';
import { compassOf } from './compass.ts';
import { wgs84 } from './coordinates.ts';

const here = wgs84(114, 60);

it.each([
  ['north', 0, 0.1],
  ['northEast', 0.2, 0.1],
  ['east', 0.2, 0],
  ['southEast', 0.2, -0.1],
  ['south', 0, -0.1],
  ['southWest', -0.2, -0.1],
  ['west', -0.2, 0],
  ['northWest', -0.2, 0.1],
] as const)(
  'what lies %s is named so; a degree of longitude is half as long at 60 degrees [SIT-09]',
  (side, lng, lat) => {
    expect(compassOf(here, wgs84(here.lng + lng, here.lat + lat))).toBe(side);
  },
);
