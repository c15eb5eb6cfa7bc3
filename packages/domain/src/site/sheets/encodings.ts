import { knownWords } from './knownWords.ts';

/** What spreadsheets save text in: those of the mainland, of Hong Kong, and of English settings. */
export const sheetEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const;
export type SheetEncoding = (typeof sheetEncodings)[number];

/** The bytes of a file, read in one encoding. */
export interface SheetReading {
  readonly encoding: SheetEncoding;
  readonly text: string;
}

/** The text, or undefined where the bytes are none in the encoding. */
function readIn(encoding: SheetEncoding, bytes: Uint8Array): SheetReading | undefined {
  try {
    // the decoder removes a byte order mark of its encoding
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // NUL is in no text, and no database keeps it
    return text.includes('\0') ? undefined : { encoding, text };
  } catch {
    return undefined;
  }
}
const listed = (reading: SheetReading | undefined): readonly SheetReading[] => (reading ? [reading] : []);

const marks: readonly (readonly [SheetEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** UTF-16 without a mark has NUL in every separator and line end, at odd or at even places. */
function unmarkedUtf16(bytes: Uint8Array): SheetEncoding {
  let odd = 0;
  let even = 0;
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/** Western letters stand alone among others; Chinese ones are pairs of bytes, most of them above 127. */
function mayBeWestern(bytes: Uint8Array): boolean {
  for (let at = 1; at < bytes.length; at += 1)
    if ((bytes[at] ?? 0) >= 0x80 && (bytes[at - 1] ?? 0) >= 0x80) return false;
  return true;
}

const sampleChars = 64 * 1024;
const wordsIn = (sample: string): number => knownWords.filter((word) => sample.includes(word)).length;
/** Without control letters and letters that everybody defines for himself: those are signs of a wrong encoding. */
const isPlain = ({ text }: SheetReading): boolean => !/[\u0080-\u009F\uE000-\uF8FF\uFFFD-\uFFFF]/.test(text);

/** UTF-8 that holds no letter of three bytes could be pairs of another encoding as well. */
const isSureUtf8 = ({ text }: SheetReading): boolean => /[\u0800-\uFFFF]/.test(text) || !/[^\0-\u007F]/.test(text);

/**
 * The ways to read a file: one where it is sure, by its mark, by what its bytes can be, or by the words that such files hold; several where only a
 * person can see which is right, UTF-8 first; none where it is no text.
 * @spec DEV-26
 */
export function readingsOf(bytes: Uint8Array): readonly SheetReading[] {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return listed(readIn(marked[0], bytes));
  if (bytes.includes(0)) return listed(readIn(unmarkedUtf16(bytes), bytes));
  const utf8 = listed(readIn('utf-8', bytes));
  if (utf8.some(isSureUtf8)) return utf8;
  const western = mayBeWestern(bytes) ? listed(readIn('windows-1252', bytes)) : [];
  const found = [...utf8, ...listed(readIn('gb18030', bytes)), ...listed(readIn('big5', bytes)), ...western];
  const possible = found.filter(isPlain);
  const worded = possible.filter(({ text }) => wordsIn(text.slice(0, sampleChars)) > 0);
  return worded.length === 1 ? worded : possible;
}
