import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { type Outline, perDegree } from './districtSource.ts';

type Unit = MultiPolygon<{ readonly code: string }>;
type Districts = Topology<{ readonly districts: GeometryCollection<{ readonly code: string }> }>;

/**
 * Half the triangle that a corner must make to be kept, and the least island, in steps of the grid. Chosen so that 99.9 % of random
 * points keep their district and the file stays below 700 kB.
 */
const leastCorner = 1000;
const leastIsland = 120;

/** The borders, each once however many districts share it, without the corners that nobody sees. */
export function drawnOnce(outlines: readonly Outline[]): Districts {
  const geometries = outlines.map(({ code, polygons }) => ({
    type: 'MultiPolygon',
    properties: { code },
    coordinates: polygons,
  }));
  const exact = topology({ districts: { type: 'GeometryCollection', geometries } });
  return lightOf(presimplify(exact));
}
export const lightOf = (weighed: ReturnType<typeof presimplify>, least = leastCorner): Districts => {
  const light = simplify(weighed, least);
  return filter(light, filterAttachedWeight(light, leastIsland)) as unknown as Districts;
};

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
function unitsOf(drawn: Districts, names: ReadonlyMap<string, string>): ReadonlyMap<string, Unit> {
  const parts = new Map<string, Unit[]>();
  for (const unit of drawn.objects.districts.geometries as Unit[]) {
    const code = unit.properties?.code ?? '';
    for (const holder of [...holders(code, names), code]) {
      const known = parts.get(holder);
      if (known) known.push(unit);
      else parts.set(holder, [unit]);
    }
  }
  const merged = [...parts].map(
    ([code, units]) => [code, mergeArcs(drawn as never, units as never) as unknown as Unit] as const,
  );
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
  for (const [code, { arcs: polygons }] of units) {
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
