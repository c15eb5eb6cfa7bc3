import type { DrawingCaps } from '../caps.ts';
import type { Extent } from '../drawing.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Matrix } from '../matrix.ts';
import { clearBox, createBox, extentOf, isNear, joinBox, widenBox } from './bounds.ts';
import type { Looks } from './looks.ts';
import { originOf } from './origin.ts';
import { type Row, createRow } from './row.ts';
import { type Insert, type Sheet, textRecordLength } from './sheet.ts';
import { type TextRow, createTextRow } from './textRow.ts';

/** So many lines are kept as they are before the origin is chosen from them. */
const wideSegments = 131_072;
const wideTriangles = 65_536;

/** The drawing itself: 32-bit floats around an origin that is chosen once enough has been seen. */
export interface ModelSheet extends Sheet {
  counts(): { readonly segments: number; readonly triangles: number; readonly texts: number };
  /** All of it, once; the sheet is empty afterwards. */
  take(): ModelParts;
}
export interface ModelParts {
  readonly origin: { readonly x: number; readonly y: number };
  /** In the file's coordinates; texts are not counted in. */
  readonly extent: Extent | undefined;
  readonly segments: Float32Array;
  readonly segmentStyles: Uint16Array;
  readonly triangles: Float32Array;
  readonly triangleStyles: Uint16Array;
  readonly texts: TextRow;
}

export function createModelSheet(caps: DrawingCaps, styles: Looks, openInsert: (insert: Insert) => number): ModelSheet {
  const lines = createRow(4, caps.segments);
  const fills = createRow(6, caps.triangles);
  const texts = createTextRow(caps.texts);
  let origin: ModelParts['origin'] | undefined;
  const extent = createBox();
  /** Around the entity that is drawn now. */
  const box = createBox();
  let [markLines, markFills, markTexts] = [0, 0, 0];
  let style = 0;
  let loss = 0;

  /** Enough has been seen for an origin; from now on numbers are narrow. */
  const settle = (isLast: boolean): ModelParts['origin'] => {
    if (origin) return origin;
    origin = originOf(texts.records(), textRecordLength, texts.count());
    if (lines.count() > 0) origin = originOf(lines.wide(), 4, lines.count());
    else if (fills.count() > 0) origin = originOf(fills.wide(), 6, fills.count());
    lines.settle(origin.x, origin.y, isLast);
    fills.settle(origin.x, origin.y, isLast);
    return origin;
  };
  const hasRoom = (count: number, most: number): boolean => {
    if (count <= most) return true;
    loss |= lossBits.overLimit;
    return false;
  };
  /** Adds shapes; those with which the row is long enough for an origin come before it, the others after it. */
  const add = (row: Row, wideMost: number, numbers: Float64Array, from: number, to: number, matrix: Matrix): void => {
    const wideTo = origin ? from : from + wideMost - row.count();
    if (origin || to < wideTo) {
      row.add(numbers, from, to, matrix, style, box);
      return;
    }
    row.add(numbers, from, wideTo, matrix, style, box);
    settle(false);
    row.add(numbers, wideTo, to, matrix, style, box);
  };

  return {
    begin: () => {
      markLines = lines.count();
      markFills = fills.count();
      markTexts = texts.count();
      loss = 0;
      clearBox(box);
    },
    look: (layer, color) => {
      style = styles.of(layer, color);
    },
    lines: (numbers, from, to, matrix) => {
      if (hasRoom(lines.count() + to - from, caps.segments)) add(lines, wideSegments, numbers, from, to, matrix);
    },
    triangles: (numbers, from, to, matrix) => {
      if (hasRoom(fills.count() + to - from, caps.triangles)) add(fills, wideTriangles, numbers, from, to, matrix);
    },
    reach: (x, y) => widenBox(box, x, y),
    text: (records, at, matrix) => {
      if (!hasRoom(texts.count() + 1, caps.texts)) return;
      if (!texts.add(records, at, matrix, style)) loss |= lossBits.badNumbers;
    },
    insert: (insert) => {
      loss |= openInsert(insert);
    },
    finish: () => {
      if (!isNear(box)) loss |= lossBits.badNumbers;
      if ((loss & (lossBits.badNumbers | lossBits.overLimit)) === 0) {
        joinBox(extent, box);
        return loss;
      }
      lines.cut(markLines);
      fills.cut(markFills);
      texts.cut(markTexts);
      return loss | notDrawn;
    },
    counts: () => ({ segments: lines.count(), triangles: fills.count(), texts: texts.count() }),
    take: () => {
      const chosen = settle(true);
      const [line, fill] = [lines.take(), fills.take()];
      return {
        origin: chosen,
        extent: extentOf(extent),
        segments: line.numbers,
        segmentStyles: line.styles,
        triangles: fill.numbers,
        triangleStyles: fill.styles,
        texts,
      };
    },
  };
}
