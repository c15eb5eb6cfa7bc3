import { type Result, ok, refuse } from '../../../lib/index.ts';
import type { Drawing, DrawingText } from '../drawing.ts';
import { type Meta, readMeta } from './meta.ts';
import { type Cursor, type Rows, readFloats, readShorts, writeFloats, writeShorts } from './planes.ts';

/** `FLPD`, the version of the form, and then four sizes: of the JSON, and how many lines, triangles and texts. */
const mark = 0x4650_4c46;
const formVersion = 1;
const headBytes = 24;

const lines: Rows = { columns: 4, lag: 2 };
const triangles: Rows = { columns: 6, lag: 2 };
/** `x`, `y`, `height`, `widthFactor`, `rotationRad`. */
const places: Rows = { columns: 5, lag: 5 };

const aligns = ['left', 'center', 'right'] as const;
const baselines = ['baseline', 'bottom', 'middle', 'top'] as const;

interface Counts {
  readonly meta: number;
  readonly segments: number;
  readonly triangles: number;
  readonly texts: number;
}
const sizeOf = (counts: Counts): number =>
  headBytes +
  counts.meta +
  counts.segments * (lines.columns * 4 + 2) +
  counts.triangles * (triangles.columns * 4 + 2) +
  counts.texts * (places.columns * 4 + 4);

const numbersOf = ({ x, y, height, widthFactor, rotationRad }: DrawingText) => [x, y, height, widthFactor, rotationRad];
const anchorOf = ({ align, baseline }: DrawingText) => aligns.indexOf(align) * 4 + baselines.indexOf(baseline);

/**
 * A drawing as bytes, as it is published and downloaded. They are made to be compressed on the way: real plans come to about a fifth of
 * their arrays. Numbers of texts are kept as 32-bit floats, as those of lines are.
 * @spec PLN-03 PLN-04
 */
export const encodeDrawing = (drawing: Drawing): Uint8Array => {
  const { origin, extent, metresPerUnit, layers, styles, report, texts } = drawing;
  const meta: Meta = { origin, extent, metresPerUnit, layers, styles, report, texts: texts.map(({ text }) => text) };
  const json = new TextEncoder().encode(JSON.stringify(meta));
  const counts: Counts = {
    meta: json.length,
    segments: drawing.segmentStyles.length,
    triangles: drawing.triangleStyles.length,
    texts: texts.length,
  };
  const bytes = new Uint8Array(sizeOf(counts));
  const head = new DataView(bytes.buffer);
  const words = [mark, formVersion, counts.meta, counts.segments, counts.triangles, counts.texts];
  for (const [at, word] of words.entries()) head.setUint32(at * 4, word, true);
  bytes.set(json, headBytes);
  const cursor: Cursor = { bytes, at: headBytes + json.length };
  writeFloats(cursor, drawing.segments, lines);
  writeShorts(cursor, drawing.segmentStyles);
  writeFloats(cursor, drawing.triangles, triangles);
  writeShorts(cursor, drawing.triangleStyles);
  writeFloats(cursor, Float32Array.from(texts.flatMap(numbersOf)), places);
  writeShorts(
    cursor,
    Uint16Array.from(texts, ({ style }) => style),
  );
  writeShorts(cursor, Uint16Array.from(texts, anchorOf));
  return bytes;
};

const readTexts = (
  cursor: Cursor,
  words: readonly string[],
  styleCount: number,
): readonly DrawingText[] | undefined => {
  const numbers = readFloats(cursor, words.length * places.columns, places);
  const styles = readShorts(cursor, words.length, styleCount);
  const anchors = readShorts(cursor, words.length, aligns.length * baselines.length);
  if (!numbers || !styles || !anchors) return undefined;
  return words.map((text, at) => {
    const [x = 0, y = 0, height = 0, widthFactor = 1, rotationRad = 0] = numbers.subarray(at * 5, at * 5 + 5);
    const anchor = anchors[at] ?? 0;
    return {
      text,
      x,
      y,
      height,
      widthFactor,
      rotationRad,
      align: aligns[anchor >> 2] ?? 'left',
      baseline: baselines[anchor & 3] ?? 'baseline',
      style: styles[at] ?? 0,
    };
  });
};

const damaged = () => refuse({ code: 'plan.drawing.damaged' });

/**
 * The drawing that {@link encodeDrawing} wrote. Bytes from anywhere are safe to try: nothing is thrown, nothing bigger than they are is
 * allocated, and every number, style and layer of the answer is one.
 * @returns problems `plan.drawing.damaged`, or `plan.drawing.version` when another version of the program wrote it
 * @spec PLN-03 PLN-04
 */
export const decodeDrawing = (bytes: Uint8Array): Result<Drawing> => {
  if (bytes.length < headBytes) return damaged();
  const head = new DataView(bytes.buffer, bytes.byteOffset, headBytes);
  const word = (at: number) => head.getUint32(at * 4, true);
  if (word(0) !== mark) return damaged();
  if (word(1) !== formVersion) return refuse({ code: 'plan.drawing.version' });
  const counts: Counts = { meta: word(2), segments: word(3), triangles: word(4), texts: word(5) };
  // sizes that do not add up are a lie, and nothing is allocated by them
  if (sizeOf(counts) !== bytes.length) return damaged();
  const meta = readMeta(bytes.subarray(headBytes, headBytes + counts.meta));
  if (!meta || meta.texts.length !== counts.texts) return damaged();
  const cursor: Cursor = { bytes, at: headBytes + counts.meta };
  const styleCount = meta.styles.length;
  const segments = readFloats(cursor, counts.segments * lines.columns, lines);
  const segmentStyles = readShorts(cursor, counts.segments, styleCount);
  const corners = readFloats(cursor, counts.triangles * triangles.columns, triangles);
  const triangleStyles = readShorts(cursor, counts.triangles, styleCount);
  const texts = readTexts(cursor, meta.texts, styleCount);
  if (!segments || !segmentStyles || !corners || !triangleStyles || !texts) return damaged();
  const { origin, extent, metresPerUnit, layers, styles, report } = meta;
  return ok({
    origin,
    extent,
    metresPerUnit,
    layers,
    styles,
    segments,
    segmentStyles,
    triangles: corners,
    triangleStyles,
    texts,
    report,
  });
};
