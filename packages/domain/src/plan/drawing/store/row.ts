import { type Matrix, flatMatrix } from '../matrix.ts';
import { type Box, createBox } from './bounds.ts';
import { grownFloat64, grownUint16, moved, spaciousRoom } from './grow.ts';

/** What the shapes of a row are. */
export interface Shape {
  /** Numbers of each. */
  readonly width: number;
  /**
   * Writes the numbers from the one place to before the other, seen through a matrix and as they lie around the origin, to `target` from
   * `at` on; widens the box by what they draw, where the origin is zero.
   */
  readonly see: (
    source: Float64Array,
    from: number,
    to: number,
    matrix: Matrix,
    origin: Float64Array,
    target: Float64Array | Float32Array,
    at: number,
    box: Box,
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
/** Room for at least so many shapes once there is an origin. */
const leastRoom = 1 << 17;

/** An empty row for at most so many shapes; it is not copied to make room as long as there are no more than expected. */
export function createRow({ width, see }: Shape, most: number, expected: number): Row {
  const firstRoom = Math.max(leastRoom, expected);
  let wide = new Float64Array();
  let count = 0;
  let isNarrow = false;
  /** Zero until it is known. */
  const origin = new Float64Array(2);
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
    const end = count + to - from;
    if (isNarrow) makeRoom(end);
    else {
      wide = grownFloat64(wide, end * width);
      styles = grownUint16(styles, end);
    }
    see(source, from * width, to * width, matrix, origin, isNarrow ? numbers : wide, count * width, box);
    // not by fill: most are a few lines
    for (; count < end; count += 1) styles[count] = style;
  };
  /** Writes the wide numbers as they lie around the origin. */
  const narrow = (): void => {
    see(wide, 0, count * width, flatMatrix, origin, numbers, 0, createBox());
    wide = new Float64Array();
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
      narrow();
    },
    take: () => {
      if (!isNarrow) {
        numbers = new Float32Array(count * width);
        narrow();
      }
      const taken = { numbers: numbers.subarray(0, count * width), styles: styles.subarray(0, count) };
      numbers = new Float32Array();
      styles = new Uint16Array();
      count = 0;
      return taken;
    },
  };
}
