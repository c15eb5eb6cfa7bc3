import type { Pen } from '../pen.ts';
import type { Ring } from './boundary.ts';

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

const sidesOf = (rings: readonly Ring[]): Side[] => {
  const sides: Side[] = [];
  for (const { xs, ys } of rings)
    xs.forEach((x0, place) => {
      const after = (place + 1) % xs.length;
      const [y0 = 0, x1 = 0, y1 = 0] = [ys[place], xs[after], ys[after]];
      if (y0 < y1) sides.push({ x0, y0, x1, y1 });
      else if (y0 > y1) sides.push({ x0: x1, y0: y1, x1: x0, y1: y0 });
    });
  return sides.toSorted((a, b) => a.y0 - b.y0);
};

const drawBand = (pen: Pen, { left, right, from }: Band, to: number): void => {
  const [a, b, c, d] = [xAt(left, from), xAt(right, from), xAt(right, to), xAt(left, to)];
  if (b > a) pen.triangle(a, from, b, from, c, to);
  if (c > d) pen.triangle(a, from, c, to, d, to);
};

/**
 * Fills what an odd number of sides lies around, with triangles: row by row from corner to corner, and as long as the same two sides
 * go on it stays one piece. Holes, islands in holes and sides that cross need no case of their own. False when it would take too long.
 */
export function fillRings(pen: Pen, rings: readonly Ring[], spend: (work: number) => boolean): boolean {
  const sides = sidesOf(rings);
  const levels = Float64Array.from(rings.flatMap(({ ys }) => ys)).toSorted();
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
