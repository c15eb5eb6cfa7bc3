import type { Matrix } from '../matrix.ts';
import type { Box } from './bounds.ts';
import { grownFloat64, grownUint16, moved, spaciousRoom } from './grow.ts';

/** What the shapes of a row are. */
export interface Shape {
  /** Numbers of each. */
  readonly width: number;
  /** Writes the numbers from the one place to before the other, seen through a matrix, to `target` from `at` on, and widens the box by what they draw. */
  readonly see: (
    source: Float64Array,
    from: number,
    to: number,
    matrix: Matrix,
    target: Float64Array,
    at: number,
    box: Box,
  ) => void;
  /** Writes the first so many numbers, as they lie around the origin, to `target` from `ahead` on. */
  readonly narrow: (
    source: Float64Array,
    length: number,
    originX: number,
    originY: number,
    target: Float32Array,
    ahead: number,
  ) => void;
}

/** Shapes of a kind one behind the other: wide numbers at first, and narrow ones around the origin once that is known. */
export interface Row {
  /** Numbers of each shape. */
  readonly width: number;
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

/** An empty row for at most so many shapes. */
export function createRow({ width, see, narrow }: Shape, most: number): Row {
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
  const add: Row['add'] = (source, from, to, matrix, style, box) => {
    for (let first = from; first < to; first += mostAtOnce) {
      const shapes = Math.min(mostAtOnce, to - first);
      if (isNarrow) makeRoom(count + shapes);
      else {
        wide = grownFloat64(wide, (count + shapes) * width);
        styles = grownUint16(styles, count + shapes);
      }
      const target = isNarrow ? scratch : wide;
      const at = isNarrow ? 0 : count * width;
      see(source, first * width, (first + shapes) * width, matrix, target, at, box);
      if (isNarrow) narrow(scratch, shapes * width, origin[0] ?? 0, origin[1] ?? 0, numbers, count * width);
      // not by fill: most are a few lines
      for (const end = count + shapes; count < end; count += 1) styles[count] = style;
    }
  };

  return {
    width,
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
      narrow(wide, count * width, originX, originY, numbers, 0);
      wide = new Float64Array();
    },
    take: () => {
      if (!isNarrow) {
        numbers = new Float32Array(count * width);
        narrow(wide, count * width, origin[0] ?? 0, origin[1] ?? 0, numbers, 0);
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
