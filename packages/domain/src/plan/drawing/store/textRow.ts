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

  /** Turns the two numbers from `from` on, and moves them. */
  const turn = (from: number, matrix: Matrix, moveX: number, moveY: number): void => {
    const x = texts[from] ?? 0;
    const y = texts[from + 1] ?? 0;
    texts[from] = (matrix[0] ?? 1) * x + (matrix[2] ?? 0) * y + moveX;
    texts[from + 1] = (matrix[1] ?? 0) * x + (matrix[3] ?? 1) * y + moveY;
  };

  return {
    count: () => count,
    add: (records, from, matrix, look) => {
      const had = texts.length / textRecordLength;
      if (count === had) texts = moved(texts, new Float64Array(spaciousRoom(had, firstRoom, most) * textRecordLength));
      const to = count * textRecordLength;
      for (let field = 0; field < textRecordLength; field += 1) texts[to + field] = records[from + field] ?? 0;
      texts[to + textFields.look] = look;
      turn(to + textFields.x, matrix, matrix[4] ?? 0, matrix[5] ?? 0);
      turn(to + textFields.alongX, matrix, 0, 0);
      turn(to + textFields.upX, matrix, 0, 0);
      const isNear = (field: number): boolean => Math.abs(texts[to + field] ?? NaN) <= farthest;
      const isDrawable =
        isNear(textFields.x) && isNear(textFields.y) && isNear(textFields.height) && isNear(textFields.widthFactor);
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
