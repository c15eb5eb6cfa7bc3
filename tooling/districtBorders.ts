import type { mergeArcs } from 'topojson-client';
import type { Outline } from './districtSource.ts';

/** Outlines as borders that are shared. */
export type Topology = Parameters<typeof mergeArcs>[0];

/** Steps of the grid from south to north: no place has as many. */
const tall = 1_000_000;

/** A number for each place, from 0, in the order in which they come. */
class Places {
  readonly #numbers = new Map<number, number>();
  readonly xy: number[] = [];
  of(x: number, y: number): number {
    const key = x * tall + y;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    this.xy.push(x, y);
    return number;
  }
  get size(): number {
    return this.#numbers.size;
  }
}

type PlacedRing = Int32Array;

/** There and back on the same line encloses nothing; on a coarse grid the source has thousands of these. */
function withoutSpikes(ring: PlacedRing): PlacedRing {
  const kept: number[] = [];
  for (const place of ring) {
    if (kept.at(-1) === place) continue;
    if (kept.at(-2) === place) kept.pop();
    else kept.push(place);
  }
  return Int32Array.from(kept.at(-1) === kept[0] ? kept.slice(0, -1) : kept);
}

/** Where borders meet: places that not every ring passes between the same two neighbours. */
function meetings(rings: readonly PlacedRing[], places: number): Uint8Array {
  const meets = new Uint8Array(places);
  const low = new Int32Array(places).fill(-1);
  const high = new Int32Array(places);
  for (const ring of rings) {
    ring.forEach((place, at) => {
      const one = ring.at(at - 1) ?? place;
      const other = ring[(at + 1) % ring.length] ?? place;
      const [a, b] = one < other ? [one, other] : [other, one];
      if (low[place] === -1) {
        low[place] = a;
        high[place] = b;
      } else if (low[place] !== a || high[place] !== b) meets[place] = 1;
    });
  }
  return meets;
}

/** The ring from a place where borders meet, or else from its lowest place in a direction that is the same for all. */
function turned(ring: PlacedRing, meets: Uint8Array): number[] {
  const start = ring.findIndex((place) => meets[place] === 1);
  if (start >= 0) return [...ring.subarray(start), ...ring.subarray(0, start + 1)];
  const lowest = ring.indexOf(ring.reduce((a, b) => Math.min(a, b)));
  return [...ring.subarray(lowest), ...ring.subarray(0, lowest + 1)];
}

/** Cuts rings into borders, each kept once; a border that is passed the other way is `~` its number. */
class Borders {
  readonly lines: number[][] = [];
  readonly #byStart = new Map<string, number>();
  readonly #meets: Uint8Array;
  constructor(meets: Uint8Array) {
    this.#meets = meets;
  }
  #numberOf(line: number[]): number {
    // between meetings there is but one way on: the first step names the whole line
    const forward = this.#byStart.get(`${line[0]}>${line[1]}`);
    if (forward !== undefined) return forward;
    const back = this.#byStart.get(`${line.at(-1)}>${line.at(-2)}`);
    if (back !== undefined) return ~back;
    this.#byStart.set(`${line[0]}>${line[1]}`, this.lines.length);
    return this.lines.push(line) - 1;
  }
  ofRing(ring: PlacedRing): number[] {
    const whole = turned(ring, this.#meets);
    const numbers: number[] = [];
    let from = 0;
    for (let at = 1; at < whole.length; at += 1) {
      if (at < whole.length - 1 && this.#meets[whole[at] ?? 0] !== 1) continue;
      numbers.push(this.#numberOf(whole.slice(from, at + 1)));
      from = at;
    }
    return numbers;
  }
}

/**
 * The outlines as borders that are shared: a topology, in steps of the grid. Made here, since the package that does it takes a quarter of
 * an hour for five million places.
 */
export function bordersOf(outlines: readonly Outline[]): Topology {
  const places = new Places();
  const placed = outlines.map(({ code, polygons }) => ({
    code,
    polygons: polygons
      .map((rings) =>
        rings
          .map((ring) => Int32Array.from(ring.slice(0, -1), ([x, y]) => places.of(x, y)))
          .map(withoutSpikes)
          .filter((ring) => ring.length > 2),
      )
      .filter((rings) => rings.length > 0),
  }));
  const meets = meetings(
    placed.flatMap(({ polygons }) => polygons.flat()),
    places.size,
  );
  const borders = new Borders(meets);
  const geometries = placed.map(({ code, polygons }) => ({
    type: 'MultiPolygon' as const,
    properties: { code },
    arcs: polygons.map((rings) => rings.map((ring) => borders.ofRing(ring))),
  }));
  const { xy } = places;
  return {
    type: 'Topology',
    objects: { districts: { type: 'GeometryCollection', geometries } },
    arcs: borders.lines.map((line) => line.map((place) => [xy[place * 2] ?? 0, xy[place * 2 + 1] ?? 0])),
  };
}
