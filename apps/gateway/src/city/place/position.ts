import type { Dice } from '../../lib/dice.ts';

const metresPerDegree = 111_320;
/** Six decimals: about ten centimetres. @spec SIT-10 */
const round6 = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export interface Position {
  readonly lng: number;
  readonly lat: number;
}

/** The point so many metres away in a direction, in radians from the east. */
export const alongside = ({ lng, lat }: Position, awayM: number, angle: number): Position => ({
  lng: round6(lng + (awayM * Math.cos(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180))),
  lat: round6(lat + (awayM * Math.sin(angle)) / metresPerDegree),
});

/** A point (WGS84) at most so many metres away, all parts of the disc alike. */
export function nearby({ lng, lat }: Position, radiusM: number, dice: Dice): Position {
  const away = Math.sqrt(dice.next()) * radiusM;
  return alongside({ lng, lat }, away, dice.next() * 2 * Math.PI);
}

export const distanceM = (a: Position, b: Position): number =>
  Math.hypot((a.lng - b.lng) * metresPerDegree * Math.cos((a.lat * Math.PI) / 180), (a.lat - b.lat) * metresPerDegree);
