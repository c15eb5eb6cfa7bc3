/** Numbers that lie one behind the other in rows of so many columns, each foretold by the one `lag` before it. */
export interface Rows {
  readonly columns: number;
  readonly lag: number;
}

/** Bytes in writing or reading. */
export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** A small number for what is a little more or a little less. */
const folded = (difference: number): number => (difference << 1) ^ (difference >> 31);
const unfolded = (number: number): number => (number >>> 1) ^ -(number & 1);

/**
 * Writes words of 32 bits so that they compress well, and nothing is lost: of each the difference to the one before in the chain, lines
 * mostly beginning where the last one ended; then column by column, first all lowest bytes, then all second ones, so that what repeats
 * lies together.
 */
export const writeWords = (cursor: Cursor, words: Int32Array, { columns, lag }: Rows): void => {
  const { bytes, at: start } = cursor;
  const rows = words.length / columns;
  for (let at = 0, column = 0, row = 0; at < words.length; at += 1) {
    const before = at < lag ? 0 : (words[at - lag] ?? 0);
    const word = folded(((words[at] ?? 0) - before) | 0);
    const place = start + column * rows * 4 + row;
    bytes[place] = word;
    bytes[place + rows] = word >>> 8;
    bytes[place + rows * 2] = word >>> 16;
    bytes[place + rows * 3] = word >>> 24;
    column += 1;
    if (column === columns) [column, row] = [0, row + 1];
  }
  cursor.at = start + words.length * 4;
};

/** Writes floats by their bits, as {@link writeWords} does. */
export const writeFloats = (cursor: Cursor, values: Float32Array, rows: Rows): void =>
  writeWords(cursor, new Int32Array(values.buffer, values.byteOffset, values.length), rows);

/** The words that {@link writeWords} wrote. */
export const readWords = (cursor: Cursor, length: number, { columns, lag }: Rows): Int32Array<ArrayBuffer> => {
  const words = new Int32Array(length);
  const { bytes, at: start } = cursor;
  const rows = length / columns;
  for (let at = 0, column = 0, row = 0; at < length; at += 1) {
    const place = start + column * rows * 4 + row;
    const word =
      (bytes[place] ?? 0) |
      ((bytes[place + rows] ?? 0) << 8) |
      ((bytes[place + rows * 2] ?? 0) << 16) |
      ((bytes[place + rows * 3] ?? 0) << 24);
    const before = at < lag ? 0 : (words[at - lag] ?? 0);
    words[at] = (unfolded(word) + before) | 0;
    column += 1;
    if (column === columns) {
      column = 0;
      row += 1;
    }
  }
  cursor.at = start + length * 4;
  return words;
};

const exponent = 0x7f80_0000;

/** The floats that {@link writeFloats} wrote; undefined when one of them is no finite number. */
export const readFloats = (cursor: Cursor, length: number, rows: Rows): Float32Array | undefined => {
  const words = readWords(cursor, length, rows);
  for (const word of words) if ((word & exponent) === exponent) return undefined;
  return new Float32Array(words.buffer);
};

/** Writes whole numbers up to 65 535, of each the difference to the one before: all low bytes, then all high ones. */
export const writeShorts = (cursor: Cursor, values: Uint16Array): void => {
  const { bytes, at: start } = cursor;
  let before = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const word = folded(((value - before) << 16) >> 16);
    bytes[start + at] = word;
    bytes[start + values.length + at] = word >>> 8;
    before = value;
  }
  cursor.at = start + values.length * 2;
};

/** The numbers that {@link writeShorts} wrote; undefined when one is not under the limit. */
export const readShorts = (cursor: Cursor, length: number, below: number): Uint16Array | undefined => {
  const values = new Uint16Array(length);
  const { bytes, at: start } = cursor;
  let before = 0;
  let isBelow = true;
  for (let at = 0; at < length; at += 1) {
    before = (before + unfolded((bytes[start + at] ?? 0) | ((bytes[start + length + at] ?? 0) << 8))) & 0xffff;
    values[at] = before;
    if (before >= below) isBelow = false;
  }
  cursor.at = start + length * 2;
  return isBelow ? values : undefined;
};
