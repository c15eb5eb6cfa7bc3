/** The first 64 primes: the constants of SHA-256 are the fractions of their roots. */
function primes(): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < 64; one += 1) if (found.every((prime) => one % prime !== 0)) found.push(one);
  return found;
}
const fraction = (root: number): number => ((root % 1) * 0x1_0000_0000) | 0;

let constants: { readonly start: readonly number[]; readonly rounds: Int32Array } | undefined;
const constantsOf = () =>
  (constants ??= {
    start: primes()
      .slice(0, 8)
      .map((prime) => fraction(Math.sqrt(prime))),
    rounds: Int32Array.from(primes(), (prime) => fraction(Math.cbrt(prime))),
  });

/** Blocks of 64 bytes: the text, a one, zeros, and the length in bits. */
function blocksOf(text: string): Int32Array {
  const blocks = new Int32Array(((text.length + 8) >> 6) * 16 + 16);
  for (let at = 0; at < text.length; at += 1) blocks[at >> 2]! |= text.charCodeAt(at) << (24 - (at % 4) * 8);
  blocks[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  blocks[blocks.length - 1] = text.length * 8;
  return blocks;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The words of a block and what follows from them. */
function schedule(words: Int32Array, blocks: Int32Array, from: number): void {
  words.set(blocks.subarray(from, from + 16));
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15]!;
    const late = words[at - 2]!;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16]! + first + words[at - 7]! + second) | 0;
  }
}

/** The rounds of one block. */
function mix(hash: Int32Array, words: Int32Array, rounds: Int32Array): void {
  // a list that is taken apart and put together again in each round costs more than all the rest
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at += 1) {
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[at]! + words[at]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = hash[at]! + word;
}

/**
 * SHA-256 where a page cannot wait for `crypto.subtle`, or has none on plain http. For texts that are no secrets.
 * @param text of signs below 256, each a byte
 * @returns the eight words
 */
export function sha256(text: string): Int32Array {
  const { start, rounds } = constantsOf();
  const [blocks, words, hash] = [blocksOf(text), new Int32Array(64), Int32Array.from(start)];
  for (let from = 0; from < blocks.length; from += 16) {
    schedule(words, blocks, from);
    mix(hash, words, rounds);
  }
  return hash;
}
