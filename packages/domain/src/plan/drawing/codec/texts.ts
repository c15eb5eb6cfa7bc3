import { mostLetters } from '../caps.ts';
import type { DrawingTexts } from '../drawing.ts';
import { anchorsBelow, textPlaceLength } from '../packedTexts.ts';
import {
  type Cursor,
  type Rows,
  readFloats,
  readShorts,
  readWords,
  writeFloats,
  writeShorts,
  writeWords,
} from './planes.ts';

const places: Rows = { columns: textPlaceLength, lag: textPlaceLength };
/** Most texts begin where the one before ended. */
const spans: Rows = { columns: 2, lag: 1 };

/** What of a drawing's bytes are its texts. */
export interface TextSizes {
  readonly texts: number;
  /** Bytes of all letters; undefined in the first version of the form, which has each text in its JSON instead. */
  readonly letters: number | undefined;
}

/** How many bytes {@link writeTexts} takes, or took in the first version. */
export const textBytes = ({ texts, letters }: TextSizes): number =>
  texts * (places.columns * 4 + 4) + (letters === undefined ? 0 : texts * spans.columns * 4 + letters);

/** Writes all texts; `letters` are theirs in UTF-8. */
export const writeTexts = (cursor: Cursor, texts: DrawingTexts, letters: Uint8Array): void => {
  writeFloats(cursor, texts.places, places);
  writeShorts(cursor, texts.styles);
  writeShorts(cursor, Uint16Array.from(texts.anchors));
  writeWords(cursor, new Int32Array(texts.spans.buffer, texts.spans.byteOffset, texts.spans.length), spans);
  cursor.bytes.set(letters, cursor.at);
  cursor.at += letters.length;
};

type Written = Pick<DrawingTexts, 'letters' | 'spans'>;

/** Texts one by one, as the first version has them. */
const joined = (words: readonly string[]): Written => {
  const ends = new Uint32Array(words.length * 2);
  let at = 0;
  words.forEach((word, place) => {
    ends[place * 2] = at;
    at += word.length;
    ends[place * 2 + 1] = at;
  });
  return { letters: words.join(''), spans: ends };
};

/** Letters and where each text has its own; undefined when that is not among them, or when they are no UTF-8. */
const readLetters = (cursor: Cursor, count: number, length: number): Written | undefined => {
  const ends = new Uint32Array(readWords(cursor, count * spans.columns, spans).buffer);
  const bytes = cursor.bytes.subarray(cursor.at, cursor.at + length);
  cursor.at += length;
  try {
    const letters = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    for (let at = 0; at < ends.length; at += 2) {
      const [from, to] = [ends[at] ?? 0, ends[at + 1] ?? 0];
      if (from > to || to > letters.length || to - from > mostLetters) return undefined;
    }
    return { letters, spans: ends };
  } catch {
    return undefined;
  }
};

/** The texts that {@link writeTexts} wrote, or the first version, whose JSON had these words; undefined when they are damaged. */
export const readTexts = (
  cursor: Cursor,
  { texts, letters }: TextSizes,
  styleCount: number,
  words: readonly string[],
): DrawingTexts | undefined => {
  const numbers = readFloats(cursor, texts * places.columns, places);
  const styles = readShorts(cursor, texts, styleCount);
  const anchors = readShorts(cursor, texts, anchorsBelow);
  const written = letters === undefined ? joined(words) : readLetters(cursor, texts, letters);
  if (!numbers || !styles || !anchors || !written) return undefined;
  return { ...written, places: numbers, anchors: Uint8Array.from(anchors), styles };
};
