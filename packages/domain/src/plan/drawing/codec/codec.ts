import { type Result, ok, refuse } from '../../../lib/index.ts';
import type { Drawing } from '../drawing.ts';
import { arcWidth } from '../store/arcs.ts';
import { type Meta, readMeta } from './meta.ts';
import { type Cursor, type Rows, readFloats, readShorts, writeFloats, writeShorts } from './planes.ts';
import { type TextSizes, readTexts, textBytes, writeTexts } from './texts.ts';

/** `FLPD`, the version of the form, and then sizes: of the JSON, how many lines, triangles and texts, bytes of letters, and how many arcs. */
const mark = 0x4650_4c46;
const formVersion = 3;
/** Words of the head by version. The first has its texts in its JSON and no size of letters, and the second has no arcs. */
const headWords: Readonly<Record<number, number>> = { 1: 6, 2: 7, [formVersion]: 8 };
const fewestWords = 6;

const lines: Rows = { columns: 4, lag: 2 };
const triangles: Rows = { columns: 6, lag: 2 };
/** Of arcs most have the size of the one before. */
const arcs: Rows = { columns: arcWidth, lag: arcWidth };

interface Counts extends TextSizes {
  readonly head: number;
  readonly meta: number;
  readonly segments: number;
  readonly arcs: number;
  readonly triangles: number;
}
const sizeOf = (counts: Counts): number =>
  counts.head +
  counts.meta +
  counts.segments * (lines.columns * 4 + 2) +
  counts.arcs * (arcs.columns * 4 + 2) +
  counts.triangles * (triangles.columns * 4 + 2) +
  textBytes(counts);

/**
 * A drawing as bytes, as it is published and downloaded. They are made to be compressed on the way: real plans come to about a fifth of
 * their arrays.
 * @spec PLN-03 PLN-04
 */
export const encodeDrawing = (drawing: Drawing): Uint8Array => {
  const { origin, extent, metresPerUnit, layers, styles, report, texts } = drawing;
  const meta: Meta = { origin, extent, metresPerUnit, layers, styles, report };
  const utf8 = new TextEncoder();
  const json = utf8.encode(JSON.stringify(meta));
  const letters = utf8.encode(texts.letters);
  const counts = {
    head: (headWords[formVersion] ?? fewestWords) * 4,
    meta: json.length,
    segments: drawing.segmentStyles.length,
    arcs: drawing.arcStyles.length,
    triangles: drawing.triangleStyles.length,
    texts: texts.styles.length,
    letters: letters.length,
  } satisfies Counts;
  const bytes = new Uint8Array(sizeOf(counts));
  const head = new DataView(bytes.buffer);
  const words = [
    mark,
    formVersion,
    counts.meta,
    counts.segments,
    counts.triangles,
    counts.texts,
    counts.letters,
    counts.arcs,
  ];
  for (const [at, word] of words.entries()) head.setUint32(at * 4, word, true);
  bytes.set(json, counts.head);
  const cursor: Cursor = { bytes, at: counts.head + json.length };
  writeFloats(cursor, drawing.segments, lines);
  writeShorts(cursor, drawing.segmentStyles);
  writeFloats(cursor, drawing.arcs, arcs);
  writeShorts(cursor, drawing.arcStyles);
  writeFloats(cursor, drawing.triangles, triangles);
  writeShorts(cursor, drawing.triangleStyles);
  writeTexts(cursor, texts, letters);
  return bytes;
};

const damaged = () => refuse({ code: 'plan.drawing.damaged' });

/** What the head says; undefined when it is none. Drawings stay readable that were published in an earlier version of the form. */
const countsOf = (bytes: Uint8Array): Counts | 'other version' | undefined => {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < fewestWords * 4) return undefined;
  const word = (at: number): number => head.getUint32(at * 4, true);
  if (word(0) !== mark) return undefined;
  const words = headWords[word(1)];
  if (words === undefined) return 'other version';
  if (bytes.length < words * 4) return undefined;
  return {
    head: words * 4,
    meta: word(2),
    segments: word(3),
    triangles: word(4),
    texts: word(5),
    letters: words > 6 ? word(6) : undefined,
    arcs: words > 7 ? word(7) : 0,
  };
};

/**
 * The drawing that {@link encodeDrawing} wrote. Bytes from anywhere are safe to try: nothing is thrown, nothing bigger than they are is
 * allocated, and every number, style and layer of the answer is one.
 * @returns problems `plan.drawing.damaged`, or `plan.drawing.version` when a later version of the program wrote it
 * @spec PLN-03 PLN-04
 */
export const decodeDrawing = (bytes: Uint8Array): Result<Drawing> => {
  const counts = countsOf(bytes);
  if (counts === 'other version') return refuse({ code: 'plan.drawing.version' });
  // sizes that do not add up are a lie, and nothing is allocated by them
  if (!counts || sizeOf(counts) !== bytes.length) return damaged();
  const meta = readMeta(bytes.subarray(counts.head, counts.head + counts.meta));
  if (!meta) return damaged();
  const { texts: words = [], origin, extent, metresPerUnit, layers, styles, report } = meta;
  if (words.length !== (counts.letters === undefined ? counts.texts : 0)) return damaged();
  const cursor: Cursor = { bytes, at: counts.head + counts.meta };
  const styleCount = styles.length;
  const segments = readFloats(cursor, counts.segments * lines.columns, lines);
  const segmentStyles = readShorts(cursor, counts.segments, styleCount);
  const curves = readFloats(cursor, counts.arcs * arcs.columns, arcs);
  const arcStyles = readShorts(cursor, counts.arcs, styleCount);
  const corners = readFloats(cursor, counts.triangles * triangles.columns, triangles);
  const triangleStyles = readShorts(cursor, counts.triangles, styleCount);
  const texts = readTexts(cursor, counts, styleCount, words);
  if (!segments || !segmentStyles || !curves || !arcStyles || !corners || !triangleStyles || !texts) return damaged();
  return ok({
    origin,
    extent,
    metresPerUnit,
    layers,
    styles,
    segments,
    segmentStyles,
    arcs: curves,
    arcStyles,
    triangles: corners,
    triangleStyles,
    texts,
    report,
  });
};
