import type { Wgs84 } from './coordinates.ts';

/** Clockwise from north. */
export const compassPoints = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/**
 * On which side of a point another one lies, seen from above, to an eighth of the circle.
 * @example compassOf(wgs84(114, 22), wgs84(114, 22.1)) // 'north'
 * @spec SIT-09
 */
export function compassOf(from: Wgs84, to: Wgs84): CompassPoint {
  // degrees of longitude are shorter the farther from the equator
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4));
  return compassPoints[(eighths + compassPoints.length) % compassPoints.length] ?? 'north';
}
