import type { Matrix } from '../matrix.ts';
import type { Box } from './bounds.ts';
import { grownFloat64, grownUint16, moved, spaciousRoom } from './grow.ts';

/** Lines or triangles one behind the other: wide numbers at first, and narrow ones around the origin once that is known. */
export interface Row {
  count(): number;
  /** Adds the shapes from the one place to before the other, seen through a matrix, all of one style, and widens the box by their points. */
  add(numbers: Float64Array, from: number, to: number, matrix: Matrix, style: number, box: Box): void;
  /** Leaves only so many. */
  cut(count: number): void;
  /** The numbers before there is an origin, and the styles that go with them. */
  wide(): Float64Array;
  styles(): Uint16Array;
  /** The origin is known: from now on numbers are kept as they lie around it, unless these were the last. */
  settle(originX: number, originY: number, isLast: boolean): void;
  /** All of them, once they are settled, as parts of larger arrays; the row is empty afterwards. */
  take(): { readonly numbers: Float32Array; readonly styles: Uint16Array };
}
/** Room for so many shapes once there is an origin. */
const firstRoom = 1 << 21;
/** So many are worked on at once: they stay in the fast memory of the processor. */
const mostAtOnce = 1024;

/** Points seen through a matrix, written to `target` from `at` on. All numbers stay in this loop: a call for each would cost more than they do. */
function transform(
  source: Float64Array,
  from: number,
  to: number,
  matrix: Matrix,
  target: Float64Array,
  at: number,
  box: Box,
): void {
  const a = matrix[0] ?? 1;
  const b = matrix[1] ?? 0;
  const c = matrix[2] ?? 0;
  const d = matrix[3] ?? 1;
  const e = matrix[4] ?? 0;
  const f = matrix[5] ?? 0;
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
    target[place + ahead] = px;
    target[place + ahead + 1] = py;
  }
  box[0] = minX;
  box[1] = minY;
  box[2] = maxX;
  box[3] = maxY;
}

/** Turns triangles around. */
const flip = (numbers: Float64Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 6) {
    const x = numbers[at + 2] ?? 0;
    const y = numbers[at + 3] ?? 0;
    numbers[at + 2] = numbers[at + 4] ?? 0;
    numbers[at + 3] = numbers[at + 5] ?? 0;
    numbers[at + 4] = x;
    numbers[at + 5] = y;
  }
};

/** A row of lines (4 numbers each) or of triangles (6), which turn counter-clockwise behind a mirror, too; at most so many. */
export function createRow(width: 4 | 6, most: number): Row {
  let wide = new Float64Array();
  let count = 0;
  let isNarrow = false;
  const origin = new Float64Array(2);
  const scratch = new Float64Array(mostAtOnce * width);
  let numbers = new Float32Array();
  let styles = new Uint16Array();

  const makeRoom = (shapes: number): void => {
    const had = numbers.length / width;
    if (shapes <= had) return;
    const room = spaciousRoom(had, firstRoom, most);
    numbers = moved(numbers, new Float32Array(room * width));
    // the wide ones may have had more room than there may be shapes
    styles = moved(styles, new Uint16Array(Math.max(room, styles.length)));
  };
  /** Writes so many wide shapes, as they lie around the origin, to where the row has the place `to`. */
  const narrow = (from: Float64Array, shapes: number, to: number): void => {
    const originX = origin[0] ?? 0;
    const originY = origin[1] ?? 0;
    const ahead = to * width;
    for (let at = 0; at < shapes * width; at += 2) {
      numbers[ahead + at] = (from[at] ?? 0) - originX;
      numbers[ahead + at + 1] = (from[at + 1] ?? 0) - originY;
    }
  };
  const add: Row['add'] = (source, from, to, matrix, style, box) => {
    const isMirrored = width === 6 && (matrix[0] ?? 1) * (matrix[3] ?? 1) < (matrix[1] ?? 0) * (matrix[2] ?? 0);
    for (let first = from; first < to; first += mostAtOnce) {
      const shapes = Math.min(mostAtOnce, to - first);
      if (isNarrow) makeRoom(count + shapes);
      else {
        wide = grownFloat64(wide, (count + shapes) * width);
        styles = grownUint16(styles, count + shapes);
      }
      const target = isNarrow ? scratch : wide;
      const at = isNarrow ? 0 : count * width;
      transform(source, first * width, (first + shapes) * width, matrix, target, at, box);
      if (isMirrored) flip(target, at, at + shapes * width);
      if (isNarrow) narrow(scratch, shapes, count);
      // not by fill: most are a few lines
      for (const end = count + shapes; count < end; count += 1) styles[count] = style;
    }
  };

  return {
    count: () => count,
    add,
    cut: (left) => {
      count = left;
    },
    wide: () => wide,
    styles: () => styles,
    settle: (originX, originY, isLast) => {
      origin.set([originX, originY]);
      if (isLast) return;
      isNarrow = true;
      makeRoom(count);
      narrow(wide, count, 0);
      wide = new Float64Array();
    },
    take: () => {
      if (!isNarrow) {
        numbers = new Float32Array(count * width);
        narrow(wide, count, 0);
      }
      const taken = { numbers: numbers.subarray(0, count * width), styles: styles.subarray(0, count) };
      wide = new Float64Array();
      numbers = new Float32Array();
      styles = new Uint16Array();
      count = 0;
      return taken;
    },
  };
}
