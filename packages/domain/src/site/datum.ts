import { type Bd09, type Datum, type Gcj02, type LngLat, type Wgs84, bd09, gcj02, wgs84 } from './coordinates.ts';
import { mainlandRings } from './mainland.ts';

type Pair = readonly [x: number, y: number];
/** Longitude and latitude in turn. */
type Ring = readonly number[];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const ringOf = ({ perDegree, differences }: (typeof mainlandRings)[number]): Ring => {
  const ring: number[] = [];
  let [x, y, value, shift, isY] = [0, 0, 0, 0, false];
  for (const char of differences) {
    const digit = alphabet.indexOf(char);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    const difference = value & 1 ? -(value + 1) / 2 : value / 2;
    if (isY) {
      y += difference;
      ring.push(x / perDegree, y / perDegree);
    } else x += difference;
    [value, shift, isY] = [0, 0, !isY];
  }
  return ring;
};

let read: readonly Ring[] | undefined;

/** Whether a ray from the point to the east crosses an odd number of sides. */
const isInside = (ring: Ring, { lng: x, lat: y }: LngLat): boolean => {
  let fromX = ring.at(-2) as number;
  let fromY = ring.at(-1) as number;
  let isOdd = false;
  // plain variables: a map asks this of tens of thousands of points
  for (let at = 0; at < ring.length; at += 2) {
    const toX = ring[at] as number;
    const toY = ring[at + 1] as number;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isOdd = !isOdd;
    fromX = toX;
    fromY = toY;
  }
  return isOdd;
};

/**
 * Whether maps of that place are drawn in GCJ-02: on the mainland and its waters, not in Hong Kong, Macau or Taiwan, nor abroad.
 * Decided by the borders, to some hundred metres.
 * @spec N10
 */
export const isShiftedThere = (point: Wgs84): boolean => {
  read ??= mainlandRings.map(ringOf);
  const [outer, ...holes] = read as [Ring, ...Ring[]];
  return isInside(outer, point) && !holes.some((hole) => isInside(hole, point));
};

/** Whether it lies in Hong Kong or Macau, to some hundred metres: not shifted on most maps, and shifted on some. @spec N10 */
export const isHongKongOrMacau = (point: Wgs84): boolean => {
  read ??= mainlandRings.map(ringOf);
  return read.slice(1).some((hole) => isInside(hole, point));
};

const { sin, cos, sqrt, abs, atan2, PI } = Math;
const axisM = 6378245;
const eccentricity = 0.006693421622965823;
/** Metres of a wave of the shift. */
const wave = (x: number, along: number, reach: readonly [number, number]): number =>
  ((20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)) * 2) / 3 +
  ((20 * sin(along * PI) + 40 * sin((along / 3) * PI)) * 2) / 3 +
  ((reach[0] * sin((along / 12) * PI) + reach[1] * sin((along / 30) * PI)) * 2) / 3;

/**
 * The published formula of the shift from WGS 84 to GCJ-02, without asking where the point lies. Decision: written out here, and held
 * against the library gcoord in the tests: the libraries tell China by a rectangle and come back to some decimetres only.
 */
const shift = ([lng, lat]: Pair): Pair => {
  const [x, y] = [lng - 105, lat - 35];
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x)) + wave(x, y, [160, 320]);
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x)) + wave(x, x, [150, 300]);
  const radians = (lat / 180) * PI;
  const magic = 1 - eccentricity * sin(radians) ** 2;
  const perDegree = (PI / 180) * axisM;
  return [
    lng + (east * sqrt(magic)) / (perDegree * cos(radians)),
    lat + (north * magic * sqrt(magic)) / (perDegree * (1 - eccentricity)),
  ];
};

const turnsPerDegree = (PI * 3000) / 180;
/** The published formula from GCJ-02 to BD-09. */
const baidu = ([x, y]: Pair): Pair => {
  const length = sqrt(x * x + y * y) + 0.00002 * sin(y * turnsPerDegree);
  const angle = atan2(y, x) + 0.000003 * cos(x * turnsPerDegree);
  return [length * cos(angle) + 0.0065, length * sin(angle) + 0.006];
};

/** Both formulas change slowly: eight rounds leave less than a millimetre. */
const undo = (formula: (pair: Pair) => Pair, [toX, toY]: Pair): Pair => {
  let [x, y] = [toX, toY];
  for (let round = 0; round < 8; round += 1) {
    const [atX, atY] = formula([x, y]);
    [x, y] = [x + toX - atX, y + toY - atY];
  }
  return [x, y];
};

/**
 * The point on a GCJ-02 map; outside the mainland the same numbers.
 * @spec N10
 * @example gcj02FromWgs84(wgs84(116.3912, 39.9065))
 */
export const gcj02FromWgs84 = (point: Wgs84): Gcj02 =>
  gcj02(...(isShiftedThere(point) ? shift([point.lng, point.lat]) : ([point.lng, point.lat] as const)));

/**
 * Where a point is of a source that shifts everything, Hong Kong and Macau too, as the outlines and the search of AMap do.
 * @spec N10
 */
export const wgs84FromShifted = (point: Gcj02): Wgs84 => wgs84(...undo(shift, [point.lng, point.lat]));

/** The other way: the point of such a source. @spec N10 */
export const shiftedFromWgs84 = (point: Wgs84): Gcj02 => gcj02(...shift([point.lng, point.lat]));

/**
 * Where a point of a GCJ-02 map is. Decision: within some hundred metres of a border (Hong Kong, Macau, Kinmen, abroad) one pair of
 * numbers can stand for a point on either side; then it is taken for the one on the mainland.
 * @spec N10
 */
export const wgs84FromGcj02 = (point: Gcj02): Wgs84 => {
  const there = wgs84(...undo(shift, [point.lng, point.lat]));
  return isShiftedThere(there) ? there : wgs84(point.lng, point.lat);
};

/** Decision: outside the mainland BD-09 is taken for the same numbers, as GCJ-02 is. @spec N10 */
export const bd09FromWgs84 = (point: Wgs84): Bd09 =>
  bd09(...(isShiftedThere(point) ? baidu(shift([point.lng, point.lat])) : ([point.lng, point.lat] as const)));

/** Where a point of a BD-09 map is, as {@link wgs84FromGcj02} decides it. @spec N10 */
export const wgs84FromBd09 = (point: Bd09): Wgs84 => {
  const there = wgs84(...undo(shift, undo(baidu, [point.lng, point.lat])));
  return isShiftedThere(there) ? there : wgs84(point.lng, point.lat);
};

const fromWgs84 = { WGS84: (point: Wgs84) => point, GCJ02: gcj02FromWgs84, BD09: bd09FromWgs84 } as const;

/** A point in WGS 84 as a map of another datum shows it. @spec N10 */
export const toDatum = <D extends Datum>(point: Wgs84, datum: D): LngLat<D> =>
  fromWgs84[datum](point) as LngLat as LngLat<D>;

const intoWgs84 = {
  WGS84: (point: LngLat) => wgs84(point.lng, point.lat),
  GCJ02: (point: LngLat) => wgs84FromGcj02(point as Gcj02),
  BD09: (point: LngLat) => wgs84FromBd09(point as Bd09),
} as const;

/** Where a point of a map of another datum is, in WGS 84. @spec N10 */
export const fromDatum = <D extends Datum>(point: LngLat<D>, datum: D): Wgs84 => intoWgs84[datum](point);
