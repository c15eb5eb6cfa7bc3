import { wgs84 } from '@fireline/domain/site';
import type { Position } from './geojson.ts';

/** A polygon of a unit: its rings as numbers of borders, the first the outer one; `~n` is border n backwards. */
export type BorderRings = readonly (readonly number[])[];

/** The country, a province, a city or a district. */
export interface DistrictUnit {
  /** GB/T 2260: two figures a province, four a city, six a district; empty for the country. */
  readonly code: string;
  readonly name: string;
  readonly polygons: readonly BorderRings[];
}

/** Lines of the list that group what hangs directly under a city or a province: no part of an address. */
export const isGroup = (name: string): boolean => /^(?:市辖区|县|(?:省|自治区)直辖县级行政区划)$/.test(name);

/** What the file holds, borders once each, in WGS 84. */
export interface DistrictFile {
  readonly units: ReadonlyMap<string, DistrictUnit>;
  /** Longitude and latitude in turn, in degrees. */
  readonly borders: readonly Float64Array[];
}

class Bytes {
  readonly #bytes: Uint8Array;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  take(count: number): Uint8Array {
    if (this.#at + count > this.#bytes.length) throw new RangeError('the districts end too early');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
  /** Seven bits a byte, lowest first. */
  count(): number {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new RangeError('the districts end too early');
      this.#at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }
  /** The sign is the last bit. */
  signed(): number {
    const folded = this.count();
    return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
  }
  text(): string {
    return new TextDecoder().decode(this.take(this.count()));
  }
}

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

function readUnit(bytes: Bytes): DistrictUnit {
  const [code, name] = [bytes.text(), bytes.text()];
  let border = 0;
  const next = (): number => (border += bytes.signed());
  const polygons = times(bytes.count(), () => times(bytes.count(), () => times(bytes.count(), next)));
  return { code, name, polygons };
}

/**
 * The districts as `tooling/districtPack.ts` wrote them.
 * @throws RangeError for anything else
 */
export function readDistricts(file: Uint8Array): DistrictFile {
  const bytes = new Bytes(file);
  if (new TextDecoder().decode(bytes.take(4)) !== 'FLD1') throw new RangeError('these are no districts');
  const perDegree = bytes.count();
  const units = times(bytes.count(), () => readUnit(bytes));
  let [x, y] = [0, 0];
  const borders = times(bytes.count(), () => {
    const border = new Float64Array(bytes.count() * 2);
    for (let at = 0; at < border.length; at += 2) {
      x += bytes.signed();
      y += bytes.signed();
      border[at] = x / perDegree;
      border[at + 1] = y / perDegree;
    }
    return border;
  });
  return { units: new Map(units.map((unit) => [unit.code, unit])), borders };
}

/** One ring, longitude and latitude in turn; the last point is the first once more. */
export function ringOf({ borders }: DistrictFile, ring: readonly number[]): Float64Array {
  const parts = ring.map((border) => ({ line: borders[border < 0 ? ~border : border], isBack: border < 0 }));
  const length = parts.reduce((sum, { line }) => sum + (line ? line.length - 2 : 0), 2);
  const joined = new Float64Array(length);
  let at = 0;
  for (const { line, isBack } of parts) {
    if (!line) throw new RangeError('a district has a border that is not there');
    for (let step = 0; step < line.length; step += 2) {
      const from = isBack ? line.length - 2 - step : step;
      joined[at] = line[from] ?? 0;
      joined[at + 1] = line[from + 1] ?? 0;
      at += 2;
    }
    // the next border begins where this one ends
    at -= 2;
  }
  return isClosed(joined) ? joined : Float64Array.of(...joined, joined[0] ?? 0, joined[1] ?? 0);
}

/** Where older outlines overlap, what is left of two that were joined may end a step beside where it began. */
const isClosed = (ring: Float64Array): boolean => ring[0] === ring.at(-2) && ring[1] === ring.at(-1);

export const positionsOf = (ring: Float64Array): Position[] =>
  Array.from({ length: ring.length / 2 }, (_, at) => [ring[at * 2] ?? 0, ring[at * 2 + 1] ?? 0]);

/** Whether a ray from the point to the east crosses an odd number of sides. */
export function isInRing(ring: Float64Array, x: number, y: number): boolean {
  let isOdd = false;
  let fromX = ring[0] as number;
  let fromY = ring[1] as number;
  for (let at = 2; at < ring.length; at += 2) {
    const toX = ring[at] as number;
    const toY = ring[at + 1] as number;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isOdd = !isOdd;
    fromX = toX;
    fromY = toY;
  }
  return isOdd;
}

/** A point well inside the rings, for a name: the middle of the widest of some lines across the outer one. */
export function middleOf(rings: readonly Float64Array[]) {
  const [outer = new Float64Array(2)] = rings;
  let [south, north] = [Infinity, -Infinity];
  for (let at = 1; at < outer.length; at += 2) {
    south = Math.min(south, outer[at] as number);
    north = Math.max(north, outer[at] as number);
  }
  let best = { width: -1, lng: outer[0] ?? 0, lat: outer[1] ?? 0 };
  for (let line = 1; line < 12; line += 1) {
    const lat = south + ((north - south) * line) / 12;
    const crossed = rings.flatMap((ring) => crossings(ring, lat)).toSorted((a, b) => a - b);
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const [west = 0, east = 0] = crossed.slice(at, at + 2);
      // the middle line is preferred: a name amid the shape reads best
      const width = (east - west) * (1 - Math.abs(line - 6) / 12);
      if (width > best.width) best = { width, lng: (west + east) / 2, lat };
    }
  }
  return wgs84(best.lng, best.lat);
}

function crossings(ring: Float64Array, lat: number): number[] {
  const found: number[] = [];
  for (let at = 2; at < ring.length; at += 2) {
    // plain variables: this is asked of every side of every district
    const fromX = ring[at - 2] as number;
    const fromY = ring[at - 1] as number;
    const toX = ring[at] as number;
    const toY = ring[at + 1] as number;
    if (fromY > lat !== toY > lat) found.push(((toX - fromX) * (lat - fromY)) / (toY - fromY) + fromX);
  }
  return found;
}
