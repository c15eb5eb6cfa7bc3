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

/** A letter without its case; but not one after a high byte: that is the second half of a Chinese one. */
const folded = (byte: number, before: number): number =>
  byte >= bigA && byte <= bigZ && before < firstHigh ? byte + toSmall : byte;

const isSame = (kept: Uint8Array, bytes: Uint8Array, start: number, length: number): boolean => {
  if (kept.length !== length) return false;
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [kept[at] ?? 0, bytes[start + at] ?? 0];
    if (one === other) continue;
    const oneFolded = folded(one, kept[at - 1] ?? 0);
    if (oneFolded !== folded(other, at > 0 ? (bytes[start + at - 1] ?? 0) : 0)) return false;
  }
  return true;
};

/** A table of names, for layers, blocks and kinds of entities: found by their bytes, since what the letters are is known only at the end. */
export function createNames(most: number): Names {
  const kept: Uint8Array[] = [];
  const byHash = new Map<number, number[]>();
  /** Most tags name what the one before did. */
  let last = -1;

  const find = (bytes: Uint8Array, start: number, length: number): number => {
    let hash = seed;
    for (let at = 0; at < length; at += 1)
      hash = Math.imul(hash ^ folded(bytes[start + at] ?? 0, at > 0 ? (bytes[start + at - 1] ?? 0) : 0), prime);
    const ids = byHash.get(hash);
    if (ids) for (const id of ids) if (isSame(kept[id] ?? new Uint8Array(), bytes, start, length)) return id;
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
      const before = kept[last];
      if (before && isSame(before, bytes, from, to - from)) return last;
      const id = find(bytes, from, to - from);
      if (id >= 0) last = id;
      return id;
    },
    count: () => kept.length,
    bytes: (id) => kept[id] ?? new Uint8Array(),
  };
}
