import type { Problem, Result } from '../../lib/index.ts';
import type { Drawing } from './drawing.ts';
import { type DrawingReaderOptions, createDrawingReader } from './reader.ts';
import { arcWidth } from './store/arcs.ts';
import { valueKindOf, valueKinds } from './tags/codes.ts';

/** Group code and value, as the format writes them; texts in UTF-8 unless they are bytes already. */
export type Tag = readonly [code: number, value: string | number | Uint8Array];

export const entity = (kind: string, ...tags: readonly Tag[]): Tag[] => [[0, kind], [8, '0'], ...tags];
export const onLayer = (layer: string, kind: string, ...tags: readonly Tag[]): Tag[] => [
  [0, kind],
  [8, layer],
  ...tags,
];
export const line = (x0: number, y0: number, x1: number, y1: number, ...more: readonly Tag[]): Tag[] =>
  entity('LINE', [10, x0], [20, y0], [30, 0], [11, x1], [21, y1], [31, 0], ...more);
export const insert = (block: string, x: number, y: number, ...more: readonly Tag[]): Tag[] =>
  entity('INSERT', [2, block], [10, x], [20, y], ...more);
export const layer = (name: string, ...more: readonly Tag[]): Tag[] => [[0, 'LAYER'], [2, name], ...more];
export const block = (name: string, content: readonly Tag[], baseX = 0, baseY = 0): Tag[] => [
  [0, 'BLOCK'],
  [8, '0'],
  [2, name],
  [70, 0],
  [10, baseX],
  [20, baseY],
  ...content,
  [0, 'ENDBLK'],
  [8, '0'],
];

export interface Parts {
  readonly header?: readonly Tag[];
  readonly layers?: readonly Tag[];
  readonly blocks?: readonly Tag[];
  readonly entities?: readonly Tag[];
}
const section = (name: string, tags: readonly Tag[]): Tag[] => [[0, 'SECTION'], [2, name], ...tags, [0, 'ENDSEC']];

/** All tags of a file. */
export const fileOf = ({ header = [], layers = [], blocks = [], entities = [] }: Parts): Tag[] => [
  ...section('HEADER', [[9, '$ACADVER'], [1, 'AC1015'], ...header]),
  ...section('TABLES', [[0, 'TABLE'], [2, 'LAYER'], ...layers, [0, 'ENDTAB']]),
  ...section('BLOCKS', blocks),
  ...section('ENTITIES', entities),
  [0, 'EOF'],
];

const letters = new TextEncoder();
const bytesOf = (value: Tag[1]): Uint8Array => (typeof value === 'object' ? value : letters.encode(String(value)));
const joinedBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** As text: a line for the code, a line for the value. */
export const asciiOf = (
  tags: readonly Tag[],
  { lineEnd = '\n', pad = 3 }: { readonly lineEnd?: string; readonly pad?: number } = {},
): Uint8Array<ArrayBuffer> =>
  joinedBytes(
    tags.flatMap(([code, value]) => [
      letters.encode(`${String(code).padStart(pad)}${lineEnd}`),
      bytesOf(value),
      letters.encode(lineEnd),
    ]),
  );

const binaryValue = (code: number, value: Tag[1]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(8));
  switch (valueKindOf(code)) {
    case valueKinds.double:
      view.setFloat64(0, Number(value), true);
      return new Uint8Array(view.buffer);
    case valueKinds.int16:
      view.setInt16(0, Number(value), true);
      return new Uint8Array(view.buffer, 0, 2);
    case valueKinds.int32:
      view.setInt32(0, Number(value), true);
      return new Uint8Array(view.buffer, 0, 4);
    case valueKinds.bool:
      return Uint8Array.of(Number(value));
    default:
      return joinedBytes([bytesOf(value), Uint8Array.of(0)]);
  }
};

/** As binary: codes of two bytes, or of one as before R13. */
export const binaryOf = (tags: readonly Tag[], isOld = false): Uint8Array<ArrayBuffer> =>
  joinedBytes([
    letters.encode('AutoCAD Binary DXF\r\n\u001A\u0000'),
    ...tags.flatMap(([code, value]) => {
      const wide = Uint8Array.of(code & 255, code >> 8);
      const narrow = code < 255 ? Uint8Array.of(code) : Uint8Array.of(255, ...wide);
      return [isOld ? narrow : wide, binaryValue(code, value)];
    }),
  ]);

/** Reads bytes in pieces of this length. */
export const readBytes = (
  bytes: Uint8Array,
  pieceBytes = bytes.length,
  options?: DrawingReaderOptions,
): Result<Drawing> => {
  const reader = createDrawingReader(options);
  for (let at = 0; at < bytes.length; at += Math.max(1, pieceBytes))
    reader.push(bytes.subarray(at, at + Math.max(1, pieceBytes)));
  return reader.end();
};
export const problemsOf = (bytes: Uint8Array, options?: DrawingReaderOptions): readonly Problem[] => {
  const result = readBytes(bytes, bytes.length, options);
  return result.ok ? [] : result.problems;
};
/** The drawing. @throws Error when there is none */
export const drawn = (bytes: Uint8Array, options?: DrawingReaderOptions): Drawing => {
  const result = readBytes(bytes, bytes.length, options);
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
};
export const drawnParts = (parts: Parts, options?: DrawingReaderOptions): Drawing =>
  drawn(asciiOf(fileOf(parts)), options);
export const drawnEntities = (...entities: readonly Tag[][]): Drawing => drawnParts({ entities: entities.flat() });

/** All lines in the file's own coordinates, rounded, in the order of the file. */
export const linesOf = ({ segments, origin }: Drawing, digits = 4): number[][] =>
  Array.from({ length: segments.length / 4 }, (_, place) =>
    [0, 1, 2, 3].map((part) => {
      const value = (segments[place * 4 + part] ?? NaN) + (part % 2 === 0 ? origin.x : origin.y);
      // without minus zero
      return Number(value.toFixed(digits)) + 0;
    }),
  );
/** Points of each arc from its beginning to its end in the file's own coordinates, as many as `pieces` and one. */
export const arcsOf = ({ arcs, origin }: Drawing, pieces = 2): number[][][] =>
  Array.from({ length: arcs.length / arcWidth }, (_, arc) => {
    const [x = 0, y = 0, ux = 0, uy = 0, vx = 0, vy = 0, sweep = 0] = arcs.subarray(arc * arcWidth);
    return Array.from({ length: pieces + 1 }, (_, piece) => {
      const angle = (sweep * piece) / pieces;
      const [fall, rise] = [1 - Math.cos(angle), Math.sin(angle)];
      return [origin.x + x - ux * fall + vx * rise, origin.y + y - uy * fall + vy * rise];
    });
  });
/** The extent in the file's own coordinates. */
export const extentOf = ({ extent, origin }: Drawing, digits = 4): number[] | undefined =>
  extent &&
  [extent.minX + origin.x, extent.minY + origin.y, extent.maxX + origin.x, extent.maxY + origin.y].map(
    (value) => Number(value.toFixed(digits)) + 0,
  );
/** Area of all triangles. */
export const filledArea = ({ triangles }: Drawing): number => {
  let area = 0;
  for (let at = 0; at < triangles.length; at += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = triangles.subarray(at, at + 6);
    area += ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2;
  }
  return area;
};
