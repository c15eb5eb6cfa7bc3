import { farthest } from '../caps.ts';
import type { Matrix } from '../matrix.ts';
import { textFields, textRecordLength } from './sheet.ts';

/** Records of texts one behind the other, on pages that are never copied to grow. */
export interface TextRow {
  count(): number;
  /** Adds the record at `at`, seen through the matrix and in this look; false, with nothing added, when its numbers cannot be drawn. */
  add(records: Float64Array, at: number, matrix: Matrix, look: number): boolean;
  /** Leaves only so many. */
  cut(count: number): void;
  /** The page that this text stands on, and where on it. */
  page(place: number): Float64Array;
  at(place: number): number;
  /** Nobody asks for the texts on this page any more. */
  release(place: number): void;
}

const pageBits = 13;
const pageSize = 1 << pageBits;
const noRecords = /* @__PURE__ */ new Float64Array();

export function createTextRow(): TextRow {
  const pages: Float64Array<ArrayBuffer>[] = [];
  let count = 0;
  const page = (place: number): Float64Array => pages[place >> pageBits] ?? noRecords;
  const at = (place: number): number => (place & (pageSize - 1)) * textRecordLength;

  /** Turns the two numbers from `from` on, and moves them. */
  const turn = (texts: Float64Array, from: number, matrix: Matrix, moveX: number, moveY: number): void => {
    const x = texts[from] ?? 0;
    const y = texts[from + 1] ?? 0;
    texts[from] = (matrix[0] ?? 1) * x + (matrix[2] ?? 0) * y + moveX;
    texts[from + 1] = (matrix[1] ?? 0) * x + (matrix[3] ?? 1) * y + moveY;
  };

  return {
    count: () => count,
    add: (records, from, matrix, look) => {
      const texts = (pages[count >> pageBits] ??= new Float64Array(pageSize * textRecordLength));
      const to = at(count);
      for (let field = 0; field < textRecordLength; field += 1) texts[to + field] = records[from + field] ?? 0;
      texts[to + textFields.look] = look;
      turn(texts, to + textFields.x, matrix, matrix[4] ?? 0, matrix[5] ?? 0);
      turn(texts, to + textFields.alongX, matrix, 0, 0);
      turn(texts, to + textFields.upX, matrix, 0, 0);
      const isNear = (field: number): boolean => Math.abs(texts[to + field] ?? NaN) <= farthest;
      const isDrawable =
        isNear(textFields.x) && isNear(textFields.y) && isNear(textFields.height) && isNear(textFields.widthFactor);
      if (isDrawable) count += 1;
      return isDrawable;
    },
    cut: (most) => {
      count = most;
    },
    page,
    at,
    release: (place) => {
      pages[place >> pageBits]?.buffer.transfer(0);
    },
  };
}
