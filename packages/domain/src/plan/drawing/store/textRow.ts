import { farthest } from '../caps.ts';
import type { Matrix } from '../matrix.ts';
import { moved, spaciousRoom } from './grow.ts';
import { textFields, textRecordLength } from './sheet.ts';

/** Records of texts one behind the other. */
export interface TextRow {
  count(): number;
  /** Adds the record at `at`, seen through the matrix and in this look; false, with nothing added, when its numbers cannot be drawn. */
  add(records: Float64Array, at: number, matrix: Matrix, look: number): boolean;
  /** Leaves only so many. */
  cut(count: number): void;
  /** All records, each as long as `textRecordLength`. */
  records(): Float64Array;
  /** Lets all of them go. */
  clear(): void;
}

const firstRoom = 8192;

/** An empty row for at most so many texts. */
export function createTextRow(most: number): TextRow {
  let texts = new Float64Array();
  let count = 0;

  return {
    count: () => count,
    add: (records, from, matrix, look) => {
      const had = texts.length / textRecordLength;
      if (count === had) texts = moved(texts, new Float64Array(spaciousRoom(had, firstRoom, most) * textRecordLength));
      const to = count * textRecordLength;
      const a = matrix[0] ?? 1;
      const b = matrix[1] ?? 0;
      const c = matrix[2] ?? 0;
      const d = matrix[3] ?? 1;
      // the place and two directions are turned
      for (let field = textFields.x; field <= textFields.upX; field += 2) {
        const x = records[from + field] ?? 0;
        const y = records[from + field + 1] ?? 0;
        texts[to + field] = a * x + c * y;
        texts[to + field + 1] = b * x + d * y;
      }
      const x = (texts[to + textFields.x] ?? 0) + (matrix[4] ?? 0);
      const y = (texts[to + textFields.y] ?? 0) + (matrix[5] ?? 0);
      texts[to + textFields.x] = x;
      texts[to + textFields.y] = y;
      for (let field = textFields.height; field < textRecordLength; field += 1)
        texts[to + field] = records[from + field] ?? 0;
      texts[to + textFields.look] = look;
      const height = records[from + textFields.height] ?? NaN;
      const widthFactor = records[from + textFields.widthFactor] ?? NaN;
      const isDrawable =
        Math.abs(x) <= farthest &&
        Math.abs(y) <= farthest &&
        Math.abs(height) <= farthest &&
        Math.abs(widthFactor) <= farthest;
      if (isDrawable) count += 1;
      return isDrawable;
    },
    cut: (left) => {
      count = left;
    },
    records: () => texts,
    clear: () => {
      texts.buffer.transfer(0);
      texts = new Float64Array();
      count = 0;
    },
  };
}
