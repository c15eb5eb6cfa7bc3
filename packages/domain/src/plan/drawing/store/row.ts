import type { Matrix } from '../matrix.ts';
import type { Box } from './bounds.ts';
import { grownFloat64, grownUint16 } from './grow.ts';

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
  /** All of them, once they are settled; the row is empty afterwards. */
  take(): { readonly numbers: Float32Array; readonly styles: Uint16Array };
}
/**
 * Shapes on one page of a large drawing. No page is ever copied to grow, and each is large enough (32 MB) to go back to the system at
 * once when it is let go; what of it is not written yet takes no memory.
 */
const pageBits = 21;
const pageSize = 1 << pageBits;
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

interface Page {
  readonly numbers: Float32Array<ArrayBuffer>;
  readonly styles: Uint16Array<ArrayBuffer>;
}

/** A row of lines (4 numbers each) or of triangles (6), which turn counter-clockwise behind a mirror, too. */
export function createRow(width: 4 | 6): Row {
  let wide = new Float64Array();
  let wideStyles = new Uint16Array();
  let count = 0;
  let isNarrow = false;
  const origin = new Float64Array(2);
  const scratch = new Float64Array(mostAtOnce * width);
  const pages: Page[] = [];

  const narrow = (numbers: Float64Array, from: number, shapes: number, style: number): void => {
    const originX = origin[0] ?? 0;
    const originY = origin[1] ?? 0;
    let read = from * width;
    for (let place = count; place < count + shapes;) {
      const page = (pages[place >> pageBits] ??= {
        numbers: new Float32Array(pageSize * width),
        styles: new Uint16Array(pageSize),
      });
      const start = place & (pageSize - 1);
      const stop = Math.min(pageSize, start + count + shapes - place);
      for (let at = start * width; at < stop * width; at += 2, read += 2) {
        page.numbers[at] = (numbers[read] ?? 0) - originX;
        page.numbers[at + 1] = (numbers[read + 1] ?? 0) - originY;
      }
      for (let at = start; at < stop; at += 1) page.styles[at] = style;
      place += stop - start;
    }
    count += shapes;
  };
  const add: Row['add'] = (numbers, from, to, matrix, style, box) => {
    const isMirrored = width === 6 && (matrix[0] ?? 1) * (matrix[3] ?? 1) < (matrix[1] ?? 0) * (matrix[2] ?? 0);
    for (let first = from; first < to; first += mostAtOnce) {
      const shapes = Math.min(mostAtOnce, to - first);
      if (!isNarrow) {
        wide = grownFloat64(wide, (count + shapes) * width);
        wideStyles = grownUint16(wideStyles, count + shapes);
        wideStyles.fill(style, count, count + shapes);
      }
      const target = isNarrow ? scratch : wide;
      const at = isNarrow ? 0 : count * width;
      transform(numbers, first * width, (first + shapes) * width, matrix, target, at, box);
      if (isMirrored) flip(target, at, at + shapes * width);
      if (isNarrow) narrow(scratch, 0, shapes, style);
      else count += shapes;
    }
  };

  return {
    count: () => count,
    add,
    cut: (most) => {
      count = most;
    },
    wide: () => wide,
    styles: () => wideStyles,
    settle: (originX, originY, isLast) => {
      origin.set([originX, originY]);
      if (isLast) return;
      isNarrow = true;
      const shapes = count;
      count = 0;
      for (let at = 0; at < shapes; at += 1) narrow(wide, at, 1, wideStyles[at] ?? 0);
      wide = new Float64Array();
      wideStyles = new Uint16Array();
    },
    take: () => {
      const numbers = new Float32Array(count * width);
      const styles = new Uint16Array(count);
      if (!isNarrow) {
        for (let at = 0; at < numbers.length; at += 1) numbers[at] = (wide[at] ?? 0) - (origin[at & 1] ?? 0);
        styles.set(wideStyles.subarray(0, count));
      }
      pages.forEach((page, place) => {
        const length = Math.min(pageSize, count - place * pageSize);
        if (length > 0) {
          numbers.set(page.numbers.subarray(0, length * width), place * pageSize * width);
          styles.set(page.styles.subarray(0, length), place * pageSize);
        }
        page.numbers.buffer.transfer(0);
      });
      pages.length = 0;
      return { numbers, styles };
    },
  };
}
