import { mergeArcs } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import { type Topology, bordersOf } from './districtBorders.ts';
import { type Outline, perDegree } from './districtSource.ts';

interface Unit {
  readonly type: 'MultiPolygon';
  readonly properties: { readonly code: string };
  readonly arcs: number[][][];
}
interface Districts extends Topology {
  objects: { readonly districts: { readonly type: 'GeometryCollection'; readonly geometries: Unit[] } };
}

/**
 * The triangle that a corner must make to be kept, and the least island, in squares of the grid of about 0.011 km². Chosen so that
 * 99.6 % of random points keep their district in less than 900 kB.
 */
const leastCorner = 62;
const leastIsland = 10;
/** Smaller districts, in squares of the grid, are drawn finer in proportion, but no finer than so many times. */
const fineBelow = 100_000;
const finestBy = 20;

type Corner = number[];

/** Twice what a ring encloses, signed. */
const doubled = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x = 0, y = 0], at) => {
    const [beforeX = 0, beforeY = 0] = corners.at(at - 1) ?? [];
    return sum + beforeX * y - x * beforeY;
  }, 0);

/** Gives corners of small districts more weight: there a hundred metres are more streets than elsewhere. */
function favourSmall(weighed: Districts): Districts {
  const factors = new Map<number, number>();
  const cornersOf = (border: number): Corner[] =>
    border < 0 ? (weighed.arcs[~border] ?? []).toReversed() : (weighed.arcs[border] ?? []);
  for (const { arcs } of weighed.objects.districts.geometries) {
    const size = arcs.reduce((sum, [outer = []]) => sum + Math.abs(doubled(outer.flatMap(cornersOf))) / 2, 0);
    const factor = Math.min(Math.max(fineBelow / size, 1), finestBy);
    for (const border of arcs.flat(2).map((each) => (each < 0 ? ~each : each)))
      factors.set(border, Math.max(factors.get(border) ?? 1, factor));
  }
  const arcs = weighed.arcs.map((arc, border) => {
    const factor = factors.get(border) ?? 1;
    return arc.map(([x = 0, y = 0, weight = 0]) => [x, y, weight * factor]);
  });
  return { ...weighed, arcs };
}

/** The borders, each once however many districts share it, without the corners that nobody sees. */
export function drawnOnce(outlines: readonly Outline[]): Districts {
  const weighed = presimplify(bordersOf(outlines)) as Districts;
  // islands are left out first: what is thinned out has no size to go by
  const kept = filter(weighed, filterAttachedWeight(weighed, leastIsland));
  return simplify(favourSmall(kept), leastCorner);
}

class Bytes {
  readonly #bytes: number[] = [];
  /** Seven bits a byte, lowest first. */
  count(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }
  /** The sign in the last bit. */
  signed(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }
  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.count(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }
  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Whoever holds a district: the country, its province and its city, where there is one in between. */
const holders = (code: string, names: ReadonlyMap<string, string>): string[] => {
  const city = code.slice(0, 4);
  return ['', code.slice(0, 2), ...(names.has(city) && city !== code ? [city] : [])];
};

/** The outline of each district, city, province and of the country, by code. */
function unitsOf(drawn: Districts, names: ReadonlyMap<string, string>) {
  const parts = new Map<string, Unit[]>();
  for (const unit of drawn.objects.districts.geometries) {
    const code = unit.properties.code;
    for (const holder of [...holders(code, names), code]) {
      const known = parts.get(holder);
      if (known) known.push(unit);
      else parts.set(holder, [unit]);
    }
  }
  const merged = [...parts].map(([code, units]) => {
    const [only, ...others] = units;
    return [code, only && others.length === 0 ? only.arcs : mergeArcs(drawn, units).arcs] as const;
  });
  return new Map(merged.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The file that `packages/ui/src/MapDistricts/read.ts` reads: `FLD1`, the grid, the units with name and outline, the borders. Numbers are
 * variable in length; positions and border numbers are differences.
 */
export function pack(drawn: Districts, names: ReadonlyMap<string, string>): Uint8Array {
  const units = unitsOf(drawn, names);
  const bytes = new Bytes();
  bytes.count(perDegree);
  bytes.count(units.size);
  for (const [code, polygons] of units) {
    bytes.text(code);
    bytes.text(names.get(code) ?? '');
    bytes.count(polygons.length);
    let last = 0;
    for (const rings of polygons) {
      bytes.count(rings.length);
      for (const ring of rings) {
        bytes.count(ring.length);
        for (const arc of ring) {
          bytes.signed(arc - last);
          last = arc;
        }
      }
    }
  }
  bytes.count(drawn.arcs.length);
  let [x, y] = [0, 0];
  for (const arc of drawn.arcs) {
    bytes.count(arc.length);
    for (const [toX = 0, toY = 0] of arc) {
      bytes.signed(toX - x);
      bytes.signed(toY - y);
      [x, y] = [toX, toY];
    }
  }
  return Uint8Array.from([...new TextEncoder().encode('FLD1'), ...bytes.done()]);
}
