import { mostListTags, mostTextBytes } from '../caps.ts';
import { byLayer, colorOfIndex, colorOfTrue } from '../colors.ts';
import { lossBits } from '../loss.ts';
import type { Vector3 } from '../matrix.ts';
import { grownFloat64, grownUint16 } from '../store/grow.ts';

const codesKept = 512;
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
  code(place: number): number;
  value(place: number): number;
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

export interface EntityRecord extends Entity {
  begin(isListed: boolean): void;
  setNumber(code: number, value: number): void;
  setLayer(layer: number): void;
  setName(name: number): void;
  addText(bytes: Uint8Array, start: number, end: number): void;
  /** A mark in the list that is a word in the file, such as the beginning of a part. */
  addMark(code: number, value: number): void;
}

/** What is read of one entity: numbers by their code, and in a list when the kind asks for it. No object is made for any of them. */
export function createEntity(): EntityRecord {
  const slots = new Float64Array(codesKept);
  const serials = new Uint32Array(codesKept);
  let serial = 0;
  let isListed = false;
  let [layer, name, loss] = [0, -1, 0];
  let codes = new Uint16Array(256);
  let values = new Float64Array(256);
  let length = 0;
  let text = new Uint8Array(256);
  let textLength = 0;

  const has = (code: number): boolean => serials[code] === serial;
  const number = (code: number, fallback = 0): number => (serials[code] === serial ? (slots[code] ?? 0) : fallback);
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
    begin: (listed) => {
      serial += 1;
      isListed = listed;
      [layer, name, loss, length, textLength] = [0, -1, 0, 0, 0];
    },
    setNumber: (code, value) => {
      if (code >= codesKept) return;
      slots[code] = value;
      serials[code] = serial;
      if (isListed) add(code, value);
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
      code: (place) => codes[place] ?? 0,
      value: (place) => values[place] ?? 0,
    },
    layer: () => layer,
    name: () => name,
    color: () => {
      if (has(shared.trueColor)) return colorOfTrue(number(shared.trueColor));
      return has(shared.color) ? colorOfIndex(number(shared.color)) : byLayer;
    },
    normal: () => [number(shared.normalX), number(shared.normalY), number(shared.normalZ, 1)],
    text: () => text.subarray(0, textLength),
    loss: () => loss,
  };
}
