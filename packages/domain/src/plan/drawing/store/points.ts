import type { Shape } from './row.ts';

/** Points seen through a matrix. All numbers stay in this loop: a call for each would cost more than they do. */
const seePoints: Shape['see'] = (source, from, to, matrix, origin, target, at, box) => {
  const a = matrix[0] ?? 1;
  const b = matrix[1] ?? 0;
  const c = matrix[2] ?? 0;
  const d = matrix[3] ?? 1;
  const e = matrix[4] ?? 0;
  const f = matrix[5] ?? 0;
  const originX = origin[0] ?? 0;
  const originY = origin[1] ?? 0;
  let minX = box[0] ?? 0;
  let minY = box[1] ?? 0;
  let maxX = box[2] ?? 0;
  let maxY = box[3] ?? 0;
  const ahead = at - from;
  for (let place = from; place < to; place += 2) {
    const x = source[place] ?? 0;
    const y = source[place + 1] ?? 0;
    const px = a * x + c * y + e;
    const py = b * x + d * y + f;
    minX = Math.min(minX, px);
    minY = Math.min(minY, py);
    maxX = Math.max(maxX, px);
    maxY = Math.max(maxY, py);
    target[place + ahead] = px - originX;
    target[place + ahead + 1] = py - originY;
  }
  box[0] = minX;
  box[1] = minY;
  box[2] = maxX;
  box[3] = maxY;
};

/** Turns triangles around. */
const flip = (numbers: Float64Array | Float32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 6) {
    const x = numbers[at + 2] ?? 0;
    const y = numbers[at + 3] ?? 0;
    numbers[at + 2] = numbers[at + 4] ?? 0;
    numbers[at + 3] = numbers[at + 5] ?? 0;
    numbers[at + 4] = x;
    numbers[at + 5] = y;
  }
};

export const lineShape: Shape = { width: 4, see: seePoints };

/** Triangles turn counter-clockwise behind a mirror, too. */
export const triangleShape: Shape = {
  width: 6,
  see: (source, from, to, matrix, origin, target, at, box) => {
    seePoints(source, from, to, matrix, origin, target, at, box);
    const isMirrored = (matrix[0] ?? 1) * (matrix[3] ?? 1) < (matrix[1] ?? 0) * (matrix[2] ?? 0);
    if (isMirrored) flip(target, at, at + to - from);
  },
};
