import type { TextStore } from '../text/index.ts';
import { moved, spaciousRoom } from './grow.ts';

/** Where the numbers of a writing stand. */
export const writingFields = {
  height: 0,
  widthFactor: 1,
  /** See `textForm`. */
  form: 2,
  /** Width that lines are broken at, or that a fitted line fills; 0 for none. */
  room: 3,
  lineSpacing: 4,
} as const;
export const writingLength = 5;

/** What the texts of a file say, and what they are laid out by: once each, however often a block with them is drawn. */
export interface Writings {
  /** Keeps the bytes and the numbers, as `writingFields` says; its number among all, and in the store of texts. -1 when there are too many. */
  add(bytes: Uint8Array, numbers: Float64Array): number;
  /** Those of all, `writingLength` each. */
  numbers(): Float64Array;
}

export interface WritingsWork {
  readonly texts: TextStore;
  readonly most: number;
  readonly mostBytes: number;
}

const firstRoom = 8192;

export function createWritings({ texts, most, mostBytes }: WritingsWork): Writings {
  let numbers = new Float64Array();
  let count = 0;
  let byteCount = 0;

  return {
    add: (bytes, from) => {
      byteCount += bytes.length;
      if (byteCount > mostBytes || count === most) return -1;
      const had = numbers.length / writingLength;
      if (count === had) numbers = moved(numbers, new Float64Array(spaciousRoom(had, firstRoom, most) * writingLength));
      for (let field = 0; field < writingLength; field += 1) numbers[count * writingLength + field] = from[field] ?? 0;
      count += 1;
      return texts.add(bytes, 0, bytes.length);
    },
    numbers: () => numbers,
  };
}
