import type { TextEncoding } from '../drawing.ts';
import { badBits, costOf, decodeAs, isReadable } from './costs.ts';
import { utf8End } from './utf8.ts';

type Legacy = Exclude<TextEncoding, 'utf-8'>;
const legacies: readonly Legacy[] = ['gbk', 'big5', 'windows-1252', 'shift_jis', 'euc-kr'];

/** How much better another reading has to be, in bits: than what the header says, and than how the rest of the file is read. */
const declaredBits = 12;
const otherBits = 24;
/** A letter cut off at the end, as programs do that count bytes. */
const cutBits = 30;
/** Above this a letter is so unlikely that other readings are tried. */
const unlikelyBits = 15;

const pages: Readonly<Record<string, Legacy>> = {
  '936': 'gbk',
  '54936': 'gbk',
  GB2312: 'gbk',
  GBK: 'gbk',
  GB18030: 'gbk',
  '950': 'big5',
  BIG5: 'big5',
  '932': 'shift_jis',
  DOS932: 'shift_jis',
  '949': 'euc-kr',
  KSC5601: 'euc-kr',
  '1252': 'windows-1252',
};

/** The encoding that a header promises: its code page, or UTF-8 since the version of 2007. */
export const promisedEncoding = (declared: string, version: string): TextEncoding => {
  if (/^AC\d{4}$/.test(version) && version >= 'AC1021') return 'utf-8';
  const page = declared
    .trim()
    .toUpperCase()
    .replace(/^(ANSI|DOS)_/, '');
  if (page === 'UTF-8' || page === 'UTF8') return 'utf-8';
  return Object.hasOwn(pages, page) ? (pages[page] ?? 'windows-1252') : 'windows-1252';
};

export interface Reading {
  readonly text: string;
  readonly bits: number;
}

/** One reading of the bytes; a last letter cut in half is left off when all else reads well. */
const readAs = (encoding: TextEncoding, bytes: Uint8Array): Reading => {
  if (encoding === 'utf-8') {
    const end = utf8End(bytes);
    const isCut = end >= 0 && end < bytes.length;
    const text = decodeAs(encoding, isCut ? bytes.subarray(0, end) : bytes);
    return { text, bits: costOf(text, encoding) + (isCut ? cutBits : 0) };
  }
  const text = decodeAs(encoding, bytes);
  const whole = { text, bits: costOf(text, encoding) };
  if (encoding === 'windows-1252' || !text.endsWith('\uFFFD')) return whole;
  const rest = text.slice(0, -1);
  return isReadable(rest) ? { text: rest, bits: whole.bits - badBits + cutBits } : whole;
};

const bestOf = (bytes: Uint8Array, promised: TextEncoding): Legacy => {
  let best: Legacy = 'gbk';
  let least = Infinity;
  for (const one of legacies) {
    const cost = readAs(one, bytes).bits - (one === promised ? declaredBits : 0);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
};

/** How texts of a file are read: all by one encoding, save those that are clearly in another. */
export interface Reader {
  readonly encoding: TextEncoding;
  /** The text of bytes with some above 127. */
  readonly read: (bytes: Uint8Array) => string;
}

/** The best other reading when the usual one is no good; U+FFFD stays only where nothing else fits. */
const readLegacy = (bytes: Uint8Array, usual: Legacy): Reading => {
  const first = readAs(usual, bytes);
  const isGood = isReadable(first.text);
  if (isGood && first.bits <= unlikelyBits * first.text.length) return first;
  let best = first;
  let least = isGood ? first.bits - otherBits : Infinity;
  for (const one of legacies) {
    if (one === usual) continue;
    const other = readAs(one, bytes);
    if (other.bits < least && isReadable(other.text)) [best, least] = [other, other.bits];
  }
  return best;
};

/**
 * How to read the texts of a file, found from their bytes; what the header promises only tips the scales.
 * @param unicode all texts that could be UTF-8, joined by line ends
 * @param others all that cannot
 */
export const findReader = (unicode: Uint8Array, others: Uint8Array, promised: TextEncoding): Reader => {
  if (unicode.length + others.length === 0) {
    return { encoding: promised, read: (bytes) => decodeAs(promised, bytes) };
  }
  const legacy = bestOf(others.length > 0 ? others : unicode, promised);
  const lead = readAs(legacy, unicode).bits - readAs('utf-8', unicode).bits;
  const isUnicode = lead + (promised === 'utf-8' ? declaredBits : 0) > 0;
  const isMixed = others.length > 0;
  const encoding = isUnicode && unicode.length >= others.length ? 'utf-8' : legacy;
  const bias = encoding === 'utf-8' ? declaredBits : -declaredBits;
  return {
    encoding,
    read: (bytes) => {
      const end = utf8End(bytes);
      if (end < 0) return readLegacy(bytes, legacy).text;
      if (isUnicode && !isMixed && end === bytes.length) return decodeAs('utf-8', bytes);
      const asUnicode = readAs('utf-8', bytes);
      const asLegacy = readLegacy(bytes, legacy);
      const isBetter = asUnicode.bits < asLegacy.bits + bias || !isReadable(asLegacy.text);
      return isBetter && isReadable(asUnicode.text) ? asUnicode.text : asLegacy.text;
    },
  };
};
