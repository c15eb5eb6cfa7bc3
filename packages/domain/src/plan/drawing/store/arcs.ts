import type { Shape } from './row.ts';

/** Numbers of an arc, `x, y, ux, uy, vx, vy, sweep`, as a drawing has them. */
export const arcWidth = 7;
const wholeTurn = 2 * Math.PI;

/** What the sweep of the arc that was measured last comes to: most have that of the one before. */
const last = { sweep: 0, fall: 0, rise: 0 };

/**
 * Widens the box (`minX, minY, maxX, maxY`) by the arc whose numbers begin at `at`, and by nothing more: by its ends, and by where it turns
 * around on the way.
 * @spec PLN-04
 */
export function widenByArc(box: Float64Array, numbers: Float64Array | Float32Array, at: number): void {
  const sweep = numbers[at + 6] ?? 0;
  if (sweep !== last.sweep) {
    const half = Math.sin(sweep / 2);
    last.sweep = sweep;
    // 1 - cos, which would have no digits left where the arc is short
    last.fall = 2 * half * half;
    last.rise = 2 * half * Math.cos(sweep / 2);
  }
  const { fall, rise } = last;
  const isLong = sweep > Math.PI;
  // numbers stay in this loop: each that a call is given would become an object
  for (let axis = 0; axis < 2; axis += 1) {
    const start = numbers[at + axis] ?? 0;
    const u = numbers[at + 2 + axis] ?? 0;
    const v = numbers[at + 4 + axis] ?? 0;
    const end = start - u * fall + v * rise;
    let least = Math.min(start, end);
    let most = Math.max(start, end);
    const length = Math.sqrt(u * u + v * v);
    // an outermost point lies on a short arc when it comes after the beginning and before the end, on a long one when either is so
    const side = u * rise - v * (1 - fall);
    const isWhole = sweep >= wholeTurn;
    const hasTop = isWhole || (isLong ? v >= 0 || side >= 0 : v >= 0 && side >= 0);
    const hasBottom = isWhole || (isLong ? v <= 0 || side <= 0 : v <= 0 && side <= 0);
    // not as differences of its half axes: an arc that is nearly straight has its middle as far away as the moon
    if (hasTop) most = Math.max(most, start + (u > 0 ? (v * v) / (length + u) : length - u));
    if (hasBottom) least = Math.min(least, start - (u < 0 ? (v * v) / (length - u) : length + u));
    box[axis] = Math.min(box[axis] ?? 0, least);
    box[axis + 2] = Math.max(box[axis + 2] ?? 0, most);
  }
}

const seen = new Float64Array(arcWidth);

/** Arcs, which begin at a point and go on along directions: these are turned by a matrix, and know no origin. */
export const arcShape: Shape = {
  width: arcWidth,
  see: (source, from, to, matrix, origin, target, at, box) => {
    const a = matrix[0] ?? 1;
    const b = matrix[1] ?? 0;
    const c = matrix[2] ?? 0;
    const d = matrix[3] ?? 1;
    const e = matrix[4] ?? 0;
    const f = matrix[5] ?? 0;
    for (let place = from, into = at; place < to; place += arcWidth, into += arcWidth) {
      for (let part = 0; part < 6; part += 2) {
        const x = source[place + part] ?? 0;
        const y = source[place + part + 1] ?? 0;
        seen[part] = a * x + c * y;
        seen[part + 1] = b * x + d * y;
      }
      seen[0] = (seen[0] ?? 0) + e;
      seen[1] = (seen[1] ?? 0) + f;
      seen[6] = source[place + 6] ?? 0;
      widenByArc(box, seen, 0);
      for (let part = 0; part < arcWidth; part += 1) target[into + part] = seen[part] ?? 0;
      target[into] = (seen[0] ?? 0) - (origin[0] ?? 0);
      target[into + 1] = (seen[1] ?? 0) - (origin[1] ?? 0);
    }
  },
};
