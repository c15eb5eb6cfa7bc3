/**
 * Everything in the demo city and in sample drawings that looks random follows from a seed: the same seed gives the same city, byte for byte, on every
 * machine. Two forms: a stream (`createDice`) for things made one after another, and a hash (`unitOf`) for things that must
 * be found again without making everything before them, such as the temperature of one device at one minute.
 */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole, both ends included. */
  int(min: number, max: number): number;
  /** Any number of the range. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** Bell-shaped around 0 with deviation 1, never beyond ±3. */
  normal(): number;
}

export type Key = string | number;

const mix = (hash: number): number => {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

const absorb = (hash: number, value: number): number => {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = hash ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
};

/** A 32-bit hash (MurmurHash3) of the keys in their order. Numbers count whole, up to 2^53. */
export function hashOf(...keys: readonly Key[]): number {
  let hash = 0x9747b28c;
  for (const key of keys) {
    if (typeof key === 'number') {
      hash = absorb(absorb(hash, key | 0), Math.floor(key / 0x1_0000_0000));
    } else {
      for (let i = 0; i < key.length; i++) hash = absorb(hash, key.charCodeAt(i));
      hash = absorb(hash, key.length);
    }
  }
  return mix(hash);
}

/** From 0 up to, not including, 1, always the same for the same keys. */
export const unitOf = (...keys: readonly Key[]): number => hashOf(...keys) / 0x1_0000_0000;

/** A stream of numbers (sfc32) that starts from the keys. */
export function createDice(...keys: readonly Key[]): Dice {
  let a = hashOf(...keys, 1);
  let b = hashOf(...keys, 2);
  let c = hashOf(...keys, 3);
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 8; i++) next();
  return diceFrom(next);
}

/** The same helpers over another source, such as one that a caller brings. */
export function diceFrom(next: () => number): Dice {
  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[Math.min(index, list.length - 1)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted: (list, weightOf) => {
      let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
      return at(list, list.findIndex((item) => (left -= weightOf(item)) < 0) >>> 0);
    },
    // the sum of twelve uniform numbers: no logarithm, so the same bits everywhere
    normal: () =>
      Math.max(
        -3,
        Math.min(
          3,
          Array.from({ length: 12 }, next).reduce((sum, x) => sum + x, -6),
        ),
      ),
  };
}
