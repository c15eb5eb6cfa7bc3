/** Names as numbers: the same name, whatever its case, is the same number. */
export interface Names {
  /** The number of the name in these bytes, blanks around it left out; -1 when there are too many names already. */
  of(bytes: Uint8Array, start: number, end: number): number;
  count(): number;
  /** The bytes of a name as it was first written. */
  bytes(id: number): Uint8Array;
}

const [blank, bigA, bigZ, firstHigh, toSmall] = [32, 65, 90, 128, 32];
const seed = 0x811c9dc5;
const prime = 0x01000193;
const recentNames = 256;
const nothing = /* @__PURE__ */ new Uint8Array();

/** A letter without its case; but not one after a high byte: that is the second half of a Chinese one. */
const folded = (byte: number, before: number): number =>
  byte >= bigA && byte <= bigZ && before < firstHigh ? byte + toSmall : byte;

const isSame = (kept: Uint8Array, bytes: Uint8Array, start: number, length: number): boolean => {
  if (kept.length !== length) return false;
  for (let at = 0; at < length; at += 1) {
    const one = kept[at] ?? 0;
    const other = bytes[start + at] ?? 0;
    if (one === other) continue;
    const oneFolded = folded(one, kept[at - 1] ?? 0);
    if (oneFolded !== folded(other, at > 0 ? (bytes[start + at - 1] ?? 0) : 0)) return false;
  }
  return true;
};

/** The bytes of a word of the format. */
export const bytesOf = (word: string): Uint8Array => Uint8Array.from(word, (letter) => letter.charCodeAt(0));

/** Gives these words the first numbers of a table. */
export const numberWords = (names: Names, words: readonly string[]): Names => {
  for (const word of words) names.of(bytesOf(word), 0, word.length);
  return names;
};

/** A table of names, for layers, blocks and kinds of entities: found by their bytes, since what the letters are is known only at the end. */
export function createNames(most: number): Names {
  const kept: Uint8Array[] = [];
  const byHash = new Map<number, number[]>();
  /** Where a name stood when it was last asked for, by its length and two of its letters. */
  const recent = new Int32Array(recentNames).fill(-1);

  const find = (bytes: Uint8Array, start: number, length: number): number => {
    let hash = seed;
    for (let at = 0; at < length; at += 1)
      hash = Math.imul(hash ^ folded(bytes[start + at] ?? 0, at > 0 ? (bytes[start + at - 1] ?? 0) : 0), prime);
    const ids = byHash.get(hash);
    if (ids) for (const id of ids) if (isSame(kept[id] ?? nothing, bytes, start, length)) return id;
    if (kept.length >= most) return -1;
    kept.push(bytes.slice(start, start + length));
    if (ids) ids.push(kept.length - 1);
    else byHash.set(hash, [kept.length - 1]);
    return kept.length - 1;
  };

  return {
    of: (bytes, start, end) => {
      let from = start;
      let to = end;
      while (from < to && (bytes[from] ?? 0) <= blank) from += 1;
      while (to > from && (bytes[to - 1] ?? 0) <= blank) to -= 1;
      const length = to - from;
      const slot =
        (length * 37 + (bytes[from] ?? 0) * 5 + (to > from ? (bytes[to - 1] ?? 0) : 0) * 3) & (recentNames - 1);
      const guess = recent[slot] ?? -1;
      if (guess >= 0 && isSame(kept[guess] ?? nothing, bytes, from, length)) return guess;
      const id = find(bytes, from, length);
      recent[slot] = id;
      return id;
    },
    count: () => kept.length,
    bytes: (id) => kept[id] ?? nothing,
  };
}
