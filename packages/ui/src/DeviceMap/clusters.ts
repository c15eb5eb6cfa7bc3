/** Kinds that are counted apart: 0 without an alarm, 1 to 5 by level, and last those of them that are news. */
export const tallyWidth = 7;
const news = 6;

/** Everything that may come apart as far as a map can be zoomed in; what is one there lies on one spot. */
export const zooms = { min: 0, max: 20 } as const;
/** Between two symbols, in CSS pixels. */
const reachPx = 52;
const tilePx = 512;

/** What is drawn at one zoom. Places are parts of the square world: 0 to 1 from the west and from the north. */
interface Level {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly count: Uint32Array;
  /** `tallyWidth` numbers each. */
  readonly tally: Uint32Array;
  /** The point itself where it stands alone, else -1. */
  readonly leaf: Int32Array;
  /** For each of the zoom below (one closer), which of these it belongs to. */
  readonly above: Int32Array;
}

export interface Clusters {
  /** By zoom; points themselves last. */
  readonly levels: readonly Level[];
  readonly kinds: Uint8Array;
  readonly isNews: Uint8Array;
}

const hash = (x: number, y: number, mask: number): number => ((x * 73_856_093) ^ (y * 19_349_663)) & mask;

/** A table of squares twice as wide as the reach: what is near a point lies in four of them at most. */
function squares({ x, y }: Level, side: number) {
  const size = x.length;
  const mask = 2 ** Math.ceil(Math.log2(size * 2 + 1)) - 1;
  const heads = new Int32Array(mask + 1).fill(-1);
  const next = new Int32Array(size);
  // the last comes first into its square, so that they are found in their order
  for (let at = size - 1; at >= 0; at -= 1) {
    const slot = hash(Math.floor((x[at] as number) / side), Math.floor((y[at] as number) / side), mask);
    next[at] = heads[slot] as number;
    heads[slot] = at;
  }
  return { heads, next, mask };
}

/** Which of `below` become one at a distance: for each the number of its cluster, and how many clusters there are. */
function gather(below: Level, reach: number): { readonly above: Int32Array; readonly size: number } {
  const { x, y } = below;
  const side = reach * 2;
  const { heads, next, mask } = squares(below, side);
  const above = new Int32Array(x.length).fill(-1);
  let size = 0;
  // plain loops and no checks: this runs for every point at every zoom
  for (let at = 0; at < above.length; at += 1) {
    if (above[at] !== -1) continue;
    // by itself at least, also where its place is no number
    above[at] = size;
    const atX = x[at] as number;
    const atY = y[at] as number;
    const [east, south] = [Math.floor((atX + reach) / side), Math.floor((atY + reach) / side)];
    for (let column = Math.floor((atX - reach) / side); column <= east; column += 1)
      for (let row = Math.floor((atY - reach) / side); row <= south; row += 1)
        for (let other = heads[hash(column, row, mask)] as number; other !== -1; other = next[other] as number) {
          if (above[other] !== -1) continue;
          const byX = (x[other] as number) - atX;
          const byY = (y[other] as number) - atY;
          if (byX * byX + byY * byY <= reach * reach) above[other] = size;
        }
    size += 1;
  }
  return { above, size };
}

/** The level above: each cluster in the middle of what it holds, and the sum of it. */
function raise(below: Level, reach: number): Level {
  const { above, size } = gather(below, reach);
  if (size === below.x.length) return { ...below, tally: below.tally.slice(), above };
  const level: Level = {
    x: new Float64Array(size),
    y: new Float64Array(size),
    count: new Uint32Array(size),
    tally: new Uint32Array(size * tallyWidth),
    leaf: new Int32Array(size).fill(-1),
    above,
  };
  for (let at = 0; at < above.length; at += 1) {
    const to = above[at] ?? 0;
    const count = below.count[at] ?? 0;
    const before = level.count[to] ?? 0;
    const share = count / (before + count);
    level.x[to] = (level.x[to] ?? 0) * (1 - share) + (below.x[at] ?? 0) * share;
    level.y[to] = (level.y[to] ?? 0) * (1 - share) + (below.y[at] ?? 0) * share;
    level.count[to] = before + count;
    level.leaf[to] = before === 0 ? (below.leaf[at] ?? -1) : -1;
    for (let kind = 0; kind < tallyWidth; kind += 1)
      level.tally[to * tallyWidth + kind] =
        (level.tally[to * tallyWidth + kind] ?? 0) + (below.tally[at * tallyWidth + kind] ?? 0);
  }
  return level;
}

/** All points, each by itself. */
function leaves(x: Float64Array, y: Float64Array, kinds: Uint8Array): Level {
  const size = x.length;
  const tally = new Uint32Array(size * tallyWidth);
  for (let at = 0; at < size; at += 1) tally[at * tallyWidth + (kinds[at] ?? 0)] = 1;
  return {
    x,
    y,
    count: new Uint32Array(size).fill(1),
    tally,
    leaf: Int32Array.from({ length: size }, (_, at) => at),
    above: new Int32Array(0),
  };
}

/**
 * What stands where at each zoom: points nearer than the reach are one, with how many of each kind it holds. Decision: our own instead of a
 * library's, since a change of kind here is a few additions along the way up, and theirs would have to be built anew.
 * @spec SIT-11 N09
 */
export function clustersOf(x: Float64Array, y: Float64Array, kinds: Uint8Array): Clusters {
  const levels: Level[] = [leaves(x, y, kinds)];
  for (let zoom = zooms.max; zoom >= zooms.min; zoom -= 1)
    levels.unshift(raise(levels[0] as Level, reachPx / (tilePx * 2 ** zoom)));
  return { levels, kinds: kinds.slice(), isNews: new Uint8Array(x.length) };
}

/** Counts a point as another kind from now on, at every zoom. @spec N09 */
export function recount({ levels, kinds, isNews }: Clusters, point: number, kind: number, isNew: boolean): void {
  const before = kinds[point];
  if (before === undefined) return;
  const wasNew = isNews[point] === 1;
  let at = point;
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const { tally } = levels[index] as Level;
    const from = at * tallyWidth;
    tally[from + before] = (tally[from + before] ?? 0) - 1;
    tally[from + kind] = (tally[from + kind] ?? 0) + 1;
    tally[from + news] = (tally[from + news] ?? 0) + Number(isNew) - Number(wasNew);
    at = levels[index - 1]?.above[at] ?? 0;
  }
  kinds[point] = kind;
  isNews[point] = Number(isNew);
}

/** West, north, east, south, as parts of the square world. */
export type WorldBox = readonly [number, number, number, number];

const isIn = ([west, north, east, south]: WorldBox, x: number, y: number): boolean =>
  x >= west && x <= east && y >= north && y <= south;

/** What is drawn in a part of the world, as columns, so that it can be handed over without being copied. */
export interface Drawn {
  readonly zoom: number;
  /** The number of each at that zoom, to ask what it holds. */
  readonly node: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly count: Uint32Array;
  readonly tally: Uint32Array;
  readonly leaf: Int32Array;
}

/** The whole zoom at which a map that stands between two is drawn. */
export const wholeZoom = (zoom: number): number => Math.min(zooms.max, Math.max(zooms.min, Math.floor(zoom)));

/** @spec SIT-11 */
export function drawnIn({ levels }: Clusters, box: WorldBox, zoom: number): Drawn {
  const whole = wholeZoom(zoom);
  const { x, y, count, tally, leaf } = levels[whole - zooms.min] as Level;
  const node: number[] = [];
  for (let at = 0; at < x.length; at += 1) if (isIn(box, x[at] ?? 0, y[at] ?? 0)) node.push(at);
  const taken = new Uint32Array(node.length * tallyWidth);
  node.forEach((from, to) => {
    taken.set(tally.subarray(from * tallyWidth, (from + 1) * tallyWidth), to * tallyWidth);
  });
  return {
    zoom: whole,
    node: Int32Array.from(node),
    x: Float64Array.from(node, (at) => x[at] ?? 0),
    y: Float64Array.from(node, (at) => y[at] ?? 0),
    count: Uint32Array.from(node, (at) => count[at] ?? 0),
    tally: taken,
    leaf: Int32Array.from(node, (at) => leaf[at] ?? -1),
  };
}

/** Worst first, then as given. */
export const byWorst = (kinds: Uint8Array, points: readonly number[]): Int32Array => {
  const buckets: number[][] = [[], [], [], [], [], []];
  for (const point of points) buckets[kinds[point] ?? 0]?.push(point);
  return Int32Array.from([...buckets.slice(1), buckets[0] ?? []].flat());
};

/** The points in a part of the world, the worst first. @spec N23 */
export function pointsIn({ levels, kinds }: Clusters, box: WorldBox): Int32Array {
  const { x, y } = levels.at(-1) as Level;
  const found: number[] = [];
  for (let at = 0; at < x.length; at += 1) if (isIn(box, x[at] ?? 0, y[at] ?? 0)) found.push(at);
  return byWorst(kinds, found);
}

/** The points that one symbol stands for, the worst first, and whether zooming in would part them. */
export function membersOf(
  { levels, kinds }: Clusters,
  zoom: number,
  node: number,
): { readonly points: Int32Array; readonly isStack: boolean } {
  const start = wholeZoom(zoom) - zooms.min;
  let inside = new Uint8Array((levels[start] as Level).x.length);
  inside[node] = 1;
  let isStack = true;
  for (let index = start + 1; index < levels.length; index += 1) {
    const { above } = levels[index - 1] as Level;
    const next = new Uint8Array(above.length);
    let size = 0;
    for (let at = 0; at < above.length; at += 1) {
      if (inside[above[at] ?? -1] !== 1) continue;
      next[at] = 1;
      size += 1;
    }
    inside = next;
    // what is one at the closest zoom stays one however near one goes
    if (index === levels.length - 2) isStack = size === 1;
  }
  const points: number[] = [];
  for (let at = 0; at < inside.length; at += 1) if (inside[at] === 1) points.push(at);
  return { points: byWorst(kinds, points), isStack };
}
