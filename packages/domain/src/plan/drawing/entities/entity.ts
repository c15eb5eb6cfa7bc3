import { mostListTags, mostTextBytes } from '../caps.ts';
import { byLayer, colorOfIndex, colorOfTrue } from '../colors.ts';
import { lossBits } from '../loss.ts';
import type { Vector3 } from '../matrix.ts';
import { grownFloat64, grownUint16 } from '../store/grow.ts';
import { type NumberRecord, codesKept } from '../tags/sink.ts';

/** Group codes that all entities share. */
export const shared = {
  color: 62,
  trueColor: 420,
  isPaper: 67,
  isHidden: 60,
  normalX: 210,
  normalY: 220,
  normalZ: 230,
};

/** The tags of one entity in their order, for kinds that repeat their codes. */
export interface TagList {
  readonly length: number;
  /** At least so many of each; what comes after belongs to nobody. Arrays and not calls, since what those answer would become objects. */
  readonly codes: Uint16Array;
  readonly values: Float64Array;
}

/** The entity that is being read; the same object for all of them, one after the other. */
export interface Entity {
  /** The last number under this code. */
  number(code: number, fallback?: number): number;
  has(code: number): boolean;
  readonly list: TagList;
  layer(): number;
  /** Number of the block's name (code 2); -1 for none. */
  name(): number;
  color(): number;
  normal(): Vector3;
  /** All parts of its text, one after the other. */
  text(): Uint8Array;
  /** What was too much to keep. */
  loss(): number;
}

export interface EntityRecord extends Entity, NumberRecord {
  begin(): void;
  setLayer(layer: number): void;
  setName(name: number): void;
  addText(bytes: Uint8Array, start: number, end: number): void;
  /** A mark in the list that is a word in the file, such as the beginning of a part. */
  addMark(code: number, value: number): void;
}

const upwards: Vector3 = [0, 0, 1];

/** What is read of one entity: numbers by their code, and in a list when the kind asks for it. No object is made for any of them. */
export function createEntity(): EntityRecord {
  const numbers = new Float64Array(codesKept);
  /** A number is one of this entity when it has its stamp. */
  const stamps = new Uint32Array(codesKept);
  let stamp = 0;
  let [layer, name, loss] = [0, -1, 0];
  let codes = new Uint16Array(256);
  let values = new Float64Array(256);
  let length = 0;
  let text = new Uint8Array(256);
  let textLength = 0;

  const has = (code: number): boolean => stamps[code] === stamp;
  const number = (code: number, fallback = 0): number => (stamps[code] === stamp ? (numbers[code] ?? 0) : fallback);
  const add = (code: number, value: number): void => {
    if (length >= mostListTags) {
      loss |= lossBits.overLimit;
      return;
    }
    codes = grownUint16(codes, length + 1);
    values = grownFloat64(values, length + 1);
    codes[length] = code;
    values[length] = value;
    length += 1;
  };

  return {
    values: numbers,
    begin: () => {
      stamp += 1;
      layer = 0;
      name = -1;
      loss = 0;
      length = 0;
      textLength = 0;
    },
    took: (code, isListed) => {
      stamps[code] = stamp;
      if (isListed) add(code, numbers[code] ?? 0);
    },
    setLayer: (id) => {
      layer = id;
    },
    setName: (id) => {
      name = id;
    },
    addText: (bytes, start, end) => {
      const needed = textLength + end - start;
      if (needed > mostTextBytes) {
        loss |= lossBits.overLimit;
        return;
      }
      if (needed > text.length) text = new Uint8Array(text.buffer.transfer(needed * 2));
      // one by one: most texts are shorter than what it takes to make a view
      for (let at = start; at < end; at += 1) text[textLength++] = bytes[at] ?? 0;
    },
    addMark: add,
    number,
    has,
    list: {
      get length() {
        return length;
      },
      get codes() {
        return codes;
      },
      get values() {
        return values;
      },
    },
    layer: () => layer,
    name: () => name,
    color: () => {
      if (has(shared.trueColor)) return colorOfTrue(number(shared.trueColor));
      return has(shared.color) ? colorOfIndex(number(shared.color)) : byLayer;
    },
    normal: () =>
      has(shared.normalX) || has(shared.normalY) || has(shared.normalZ)
        ? [number(shared.normalX), number(shared.normalY), number(shared.normalZ, 1)]
        : upwards,
    text: () => text.subarray(0, textLength),
    loss: () => loss,
  };
}
