import type { TextEncoding } from '../drawing.ts';
import { commonHan, commonHangul, commonLatin } from './letters.ts';

/** What a letter costs, roughly in bits: the less likely it is in a drawing, the more. */
const bits = { ascii: 5, common: 10, latin: 9, usual: 14, rare: 18, unused: 22, crowded: 5, embedded: 12, private: 40 };
/** Bytes that are no letter at all. */
export const badBits = 60;

/** Lead bytes from, to and their cost: the code charts put frequent letters first. */
type Row = readonly [from: number, to: number, cost: number];
type DoubleByte = Exclude<TextEncoding, 'utf-8' | 'windows-1252'>;
const rows: Readonly<Record<DoubleByte, readonly Row[]>> = {
  gbk: [
    [0x81, 0xa0, bits.rare + 2],
    [0xa1, 0xa3, 11],
    [0xa4, 0xaf, bits.rare],
    [0xb0, 0xd7, bits.usual],
    [0xd8, 0xf7, bits.rare],
    [0xf8, 0xfe, bits.rare + 2],
  ],
  big5: [
    [0x81, 0xa0, bits.rare + 2],
    [0xa1, 0xa3, 12],
    [0xa4, 0xc6, bits.usual],
    [0xc7, 0xf9, bits.rare],
    [0xfa, 0xfe, bits.rare + 2],
  ],
  shift_jis: [
    [0x81, 0x81, 12],
    [0x82, 0x83, 9],
    [0x84, 0x87, bits.rare],
    [0x88, 0x97, bits.usual],
    [0x98, 0xfc, bits.rare],
  ],
  'euc-kr': [
    [0x81, 0xa0, bits.rare],
    [0xa1, 0xa3, 13],
    [0xa4, 0xaf, bits.rare],
    [0xb0, 0xc8, 13],
    [0xc9, 0xfe, bits.rare],
  ],
};
const doubleByte = Object.keys(rows) as readonly DoubleByte[];

const decoders = new Map<TextEncoding, TextDecoder>();
/** The text of the bytes; what is no letter becomes U+FFFD. */
export const decodeAs = (encoding: TextEncoding, bytes: Uint8Array): string => {
  let decoder = decoders.get(encoding);
  if (!decoder) {
    decoder = new TextDecoder(encoding, { ignoreBOM: true });
    decoders.set(encoding, decoder);
  }
  return decoder.decode(bytes);
};

const replacement = 0xfffd;
const [firstTrail, lastTrail, lineEnd] = [0x40, 0xfe, 10];
/** What all pairs of bytes with leads from the one to the other read as, a line each: decoded together, since each call is slow. */
const readPairs = (encoding: DoubleByte, from: number, to: number): string => {
  const pairs = new Uint8Array((to - from + 1) * (lastTrail - firstTrail + 1) * 3);
  let at = 0;
  for (let lead = from; lead <= to; lead += 1)
    for (let trail = firstTrail; trail <= lastTrail; trail += 1) {
      pairs[at] = lead;
      pairs[at + 1] = trail;
      pairs[at + 2] = lineEnd;
      at += 3;
    }
  return decodeAs(encoding, pairs);
};

/** Lowers what each letter costs that stands in a line alone. Not by taking lines apart: those of all charts are a hundred thousand. */
const lower = (costs: Uint8Array, lines: string, cost: number): void => {
  let start = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (lines.charCodeAt(at) !== lineEnd) continue;
    const code = lines.charCodeAt(start);
    if (at - start === 1 && cost < (costs[code] ?? 0)) costs[code] = cost;
    start = at + 1;
  }
};

/** The costs of the letters of one code chart, got by reading each of its pairs. */
const chart = (encoding: DoubleByte): Uint8Array => {
  const costs = new Uint8Array(0x10000).fill(bits.unused);
  if (encoding === 'shift_jis') costs.fill(8, 0xff61, 0xffa0);
  for (const [from, to, cost] of rows[encoding]) lower(costs, readPairs(encoding, from, to), cost);
  for (const letter of commonHan) {
    const code = letter.charCodeAt(0);
    if ((costs[code] ?? bits.unused) < bits.unused) costs[code] = bits.common;
  }
  return costs;
};

const latin = (): Uint8Array => {
  const costs = new Uint8Array(0x10000).fill(bits.unused).fill(13, 0xa0, 0x100);
  for (const letter of commonLatin) costs[letter.charCodeAt(0)] = bits.latin;
  return costs;
};

/** All letters that any of the others has; above the frequent ones it only counts that the bytes fit together. */
const unicode = (): Uint8Array => {
  const costs = costsOf('windows-1252').slice();
  for (const one of doubleByte.map(costsOf))
    for (let code = 0x80; code < 0x10000; code += 1) {
      const cost = one[code] as number;
      if (cost < (costs[code] as number)) costs[code] = cost;
    }
  // what two letters of GBK are by chance when read as UTF-8
  costs.fill(16, 0xa0, 0x800);
  for (const letter of commonLatin) costs[letter.charCodeAt(0)] = 11;
  // halves of a letter beyond 65 535
  return costs.fill(12, 0xd800, 0xe000);
};

const made = new Map<TextEncoding, Uint8Array>();
const costsOf = (encoding: TextEncoding): Uint8Array => {
  const had = made.get(encoding);
  if (had) return had;
  let costs: Uint8Array;
  if (encoding === 'utf-8') costs = unicode();
  else if (encoding === 'windows-1252') costs = latin();
  else costs = chart(encoding);
  if (encoding === 'euc-kr') for (const letter of commonHangul) costs[letter.charCodeAt(0)] = bits.common;
  // control letters, and letters that everybody defines for himself
  costs.fill(badBits, 0x80, 0xa0).fill(bits.private, 0xe000, 0xf900);
  costs[replacement] = badBits;
  made.set(encoding, costs);
  return costs;
};

/**
 * Makes what encodings are told apart by, once for a thread: a seventh of the reading of a plan of 10 MB with Chinese texts. Who waits for
 * a file may do it meanwhile.
 */
export const prepareEncodings = (): void => {
  costsOf('utf-8');
};

const isHalfKana = (code: number): boolean => code >= 0xff61 && code < 0xffa0;
const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** How unlikely a text is that was read in an encoding, in bits. Comparable between readings of the same bytes. */
export const costOf = (text: string, encoding: TextEncoding): number => {
  const costs = costsOf(encoding);
  const isLatin = encoding === 'windows-1252';
  let sum = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) sum += bits.ascii;
    else {
      sum += costs[code] ?? badBits;
      // accents stand alone; Chinese letters hardly stand in the middle of a word
      if (isLatin && before >= 0x80) sum += bits.crowded;
      if (!isLatin && isSmall(before) && isSmall(text.charCodeAt(at + 1))) sum += bits.embedded;
      // one byte each, so any western sign could be one; real ones stand in words
      if (isHalfKana(code) && before < 0x80 && !(text.charCodeAt(at + 1) >= 0x80)) sum += bits.embedded;
    }
    before = code;
  }
  return sum;
};

/** Whether a reading has no bytes that are no letter. */
export const isReadable = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === replacement || (code >= 0x80 && code < 0xa0)) return false;
  }
  return true;
};
