import type { Pen } from '../pen.ts';
import type { Ring, Rings } from './boundary.ts';

interface Side {
  /** `y0 < y1` */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
/** A part between two sides that is not finished yet. */
interface Band {
  readonly left: Side;
  readonly right: Side;
  readonly from: number;
}

const xAt = ({ x0, y0, x1, y1 }: Side, y: number): number => {
  if (y <= y0) return x0;
  return y >= y1 ? x1 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
};

const sidesOf = ({ points, rings }: Rings): Side[] => {
  const sides: Side[] = [];
  for (const { from, to } of rings)
    for (let at = from; at < to; at += 1) {
      const after = at + 1 < to ? at + 1 : from;
      const [x0, y0] = [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0];
      const [x1, y1] = [points[after * 2] ?? 0, points[after * 2 + 1] ?? 0];
      if (y0 < y1) sides.push({ x0, y0, x1, y1 });
      else if (y0 > y1) sides.push({ x0: x1, y0: y1, x1: x0, y1: y0 });
    }
  return sides.toSorted((a, b) => a.y0 - b.y0);
};

/** Where corners lie, from below. */
const levelsOf = ({ points, rings }: Rings): Float64Array => {
  const levels = new Float64Array(rings.reduce((sum, { from, to }) => sum + to - from, 0));
  let count = 0;
  for (const { from, to } of rings)
    for (let at = from; at < to; at += 1) {
      levels[count] = points[at * 2 + 1] ?? 0;
      count += 1;
    }
  return levels.toSorted();
};

const drawBand = (pen: Pen, { left, right, from }: Band, to: number): void => {
  const [a, b, c, d] = [xAt(left, from), xAt(right, from), xAt(right, to), xAt(left, to)];
  if (b > a) pen.triangle(a, from, b, from, c, to);
  if (c > d) pen.triangle(a, from, c, to, d, to);
};

/** How far the way turns to the left at the corner between the two before and after. */
const turnAt = (points: Float64Array, before: number, at: number, after: number): number => {
  const x = points[at * 2] ?? 0;
  const y = points[at * 2 + 1] ?? 0;
  return (
    (x - (points[before * 2] ?? 0)) * ((points[after * 2 + 1] ?? 0) - y) -
    (y - (points[before * 2 + 1] ?? 0)) * ((points[after * 2] ?? 0) - x)
  );
};

/** So many corners at most are filled from the first of them: of more the pieces would be long and thin, which are slow to draw. */
const mostFanned = 8;

/** Whether the ring turns to one side only, and around once: from left to right and back again. */
const isConvex = (points: Float64Array, { from, to }: Ring): boolean => {
  let [hasLeft, hasRight, reversals, ahead, firstAhead] = [false, false, 0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const after = at + 1 < to ? at + 1 : from;
    const turn = turnAt(points, at > from ? at - 1 : to - 1, at, after);
    if (turn > 0) hasLeft = true;
    else if (turn < 0) hasRight = true;
    const across = (points[after * 2] ?? 0) - (points[at * 2] ?? 0);
    // a corner that comes twice turns nowhere: which way the ring turns there cannot be seen
    if (across === 0 && points[after * 2 + 1] === points[at * 2 + 1]) return false;
    const step = Math.sign(across);
    if (step === 0 || step === ahead) continue;
    if (ahead === 0) firstAhead = step;
    else reversals += 1;
    ahead = step;
  }
  if (ahead !== firstAhead) reversals += 1;
  return hasLeft !== hasRight && reversals <= 2;
};

const fillConvex = (pen: Pen, points: Float64Array, { from, to }: Ring): void => {
  const [x, y] = [points[from * 2] ?? 0, points[from * 2 + 1] ?? 0];
  for (let at = from + 2; at < to; at += 1)
    if (turnAt(points, from, at - 1, at) !== 0)
      pen.triangle(
        x,
        y,
        points[at * 2 - 2] ?? 0,
        points[at * 2 - 1] ?? 0,
        points[at * 2] ?? 0,
        points[at * 2 + 1] ?? 0,
      );
};

/**
 * Fills what an odd number of sides lies around, with triangles: row by row from corner to corner, and as long as the same two sides
 * go on it stays one piece. Holes, islands in holes and sides that cross need no case of their own. False when it would take too long.
 */
export function fillRings(pen: Pen, all: Rings, spend: (work: number) => boolean): boolean {
  const { points, rings } = all;
  const [first] = rings;
  if (first && rings.length === 1 && first.to - first.from <= mostFanned && isConvex(points, first)) {
    fillConvex(pen, points, first);
    return true;
  }
  const sides = sidesOf(all);
  const levels = levelsOf(all);
  let active: Side[] = [];
  let bands = new Map<Side, Band>();
  let nextSide = 0;
  for (let level = 0; level + 1 < levels.length; level += 1) {
    const low = levels[level] ?? 0;
    const high = levels[level + 1] ?? 0;
    if (low === high) continue;
    active = active.filter(({ y1 }) => y1 > low);
    for (let side = sides[nextSide]; side && side.y0 <= low; side = sides[nextSide]) {
      active.push(side);
      nextSide += 1;
    }
    if (!spend(active.length + 1)) return false;
    const middle = (low + high) / 2;
    active.sort((a, b) => xAt(a, middle) - xAt(b, middle));
    const now = new Map<Side, Band>();
    for (let place = 0; place + 1 < active.length; place += 2) {
      const [left, right] = [active[place], active[place + 1]];
      if (!left || !right) continue;
      const going = bands.get(left);
      now.set(left, going?.right === right ? going : { left, right, from: low });
    }
    for (const band of bands.values()) if (now.get(band.left) !== band) drawBand(pen, band, low);
    bands = now;
  }
  for (const band of bands.values()) drawBand(pen, band, levels.at(-1) ?? 0);
  return true;
}
