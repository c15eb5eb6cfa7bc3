import { type DrawingCaps, farthest } from '../caps.ts';
import type { Extent } from '../drawing.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Matrix } from '../matrix.ts';
import { createBounds } from './bounds.ts';
import { grownFloat64 } from './grow.ts';
import type { Looks } from './looks.ts';
import { originOf } from './origin.ts';
import { createRow } from './row.ts';
import { type Insert, type Sheet, textFields, textRecordLength } from './sheet.ts';

/** So many lines are kept as they are before the origin is chosen from them. */
const wideSegments = 131_072;
const wideTriangles = 65_536;

/** The drawing itself: 32-bit floats around an origin that is chosen once enough has been seen. */
export interface ModelSheet extends Sheet {
  /** Lines of a block, seen through a matrix; `use` hears of each new look before its lines. */
  lines(stretch: LineStretch, matrix: Matrix, use: (look: number) => void): void;
  counts(): { readonly segments: number; readonly triangles: number; readonly texts: number };
  /** All of it, once; the sheet is empty afterwards. */
  take(): ModelParts;
}
/** Some of the lines of a store. */
export interface LineStretch {
  readonly numbers: Float64Array;
  readonly looks: Uint32Array;
  readonly from: number;
  readonly to: number;
}
export interface ModelParts {
  readonly origin: { readonly x: number; readonly y: number };
  /** In the file's coordinates; texts are not counted in. */
  readonly extent: Extent | undefined;
  readonly segments: Float32Array;
  readonly segmentStyles: Uint16Array;
  readonly triangles: Float32Array;
  readonly triangleStyles: Uint16Array;
  readonly texts: Float64Array;
  readonly textCount: number;
}

export function createModelSheet(caps: DrawingCaps, styles: Looks, openInsert: (insert: Insert) => number): ModelSheet {
  const lines = createRow(4);
  const fills = createRow(6);
  let texts = new Float64Array();
  let origin: ModelParts['origin'] | undefined;
  const bounds = createBounds();
  let [segments, triangles, textCount] = [0, 0, 0];
  let [markSegments, markTriangles, markTexts] = [0, 0, 0];
  let style = 0;
  let loss = 0;

  /** Enough has been seen for an origin; from now on numbers are narrow. */
  const settle = (isLast: boolean): ModelParts['origin'] => {
    if (origin) return origin;
    origin = originOf(texts, textRecordLength, textCount);
    if (segments > 0) origin = originOf(lines.wide(), 4, segments);
    else if (triangles > 0) origin = originOf(fills.wide(), 6, triangles);
    lines.settle(segments, origin.x, origin.y, isLast);
    fills.settle(triangles, origin.x, origin.y, isLast);
    return origin;
  };
  const isNear = (x: number, y: number): boolean => {
    // NaN is not near either
    if (Math.abs(x) <= farthest && Math.abs(y) <= farthest) return true;
    loss |= lossBits.badNumbers;
    return false;
  };
  const hasRoom = (count: number, most: number): boolean => {
    if (count < most) return true;
    loss |= lossBits.overLimit;
    return false;
  };

  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    // NaN is not within either
    const isWithin =
      Math.abs(x0) <= farthest && Math.abs(y0) <= farthest && Math.abs(x1) <= farthest && Math.abs(y1) <= farthest;
    if (!isWithin) loss |= lossBits.badNumbers;
    else if (segments >= caps.segments) loss |= lossBits.overLimit;
    else {
      lines.add(segments, style, x0, y0, x1, y1);
      bounds.addLine(x0, y0, x1, y1);
      segments += 1;
      if (segments === wideSegments) settle(false);
    }
  };

  return {
    begin: () => {
      markSegments = segments;
      markTriangles = triangles;
      markTexts = textCount;
      loss = 0;
      bounds.begin();
    },
    look: (layer, color) => {
      style = styles.of(layer, color);
    },
    line,
    lines: ({ numbers, looks, from, to }, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0], use) => {
      let look = -1;
      for (let place = from; place < to; place += 1) {
        const next = looks[place] ?? 0;
        if (next !== look) use(next);
        look = next;
        const at = place * 4;
        const x0 = numbers[at] ?? 0;
        const y0 = numbers[at + 1] ?? 0;
        const x1 = numbers[at + 2] ?? 0;
        const y1 = numbers[at + 3] ?? 0;
        line(a * x0 + c * y0 + e, b * x0 + d * y0 + f, a * x1 + c * y1 + e, b * x1 + d * y1 + f);
      }
    },
    triangle: (x0, y0, x1, y1, x2, y2) => {
      if (!isNear(x0, y0) || !isNear(x1, y1) || !isNear(x2, y2) || !hasRoom(triangles, caps.triangles)) return;
      fills.room(triangles, style);
      fills.set(triangles, 0, x0, y0);
      fills.set(triangles, 2, x1, y1);
      fills.set(triangles, 4, x2, y2);
      triangles += 1;
      bounds.add(x0, y0);
      bounds.add(x1, y1);
      bounds.add(x2, y2);
      if (triangles === wideTriangles) settle(false);
    },
    reach: (x, y) => {
      if (isNear(x, y)) bounds.add(x, y);
    },
    text: (record) => {
      if (!isNear(record[textFields.x] ?? NaN, record[textFields.y] ?? NaN)) return;
      if (!isNear(record[textFields.height] ?? NaN, record[textFields.widthFactor] ?? NaN)) return;
      if (!hasRoom(textCount, caps.texts)) return;
      texts = grownFloat64(texts, (textCount + 1) * textRecordLength);
      texts.set(record, textCount * textRecordLength);
      texts[textCount * textRecordLength + textFields.look] = style;
      textCount += 1;
    },
    insert: (insert) => {
      loss |= openInsert(insert);
    },
    finish: () => {
      if ((loss & (lossBits.badNumbers | lossBits.overLimit)) === 0) {
        bounds.keep();
        return loss;
      }
      segments = markSegments;
      triangles = markTriangles;
      textCount = markTexts;
      return loss | notDrawn;
    },
    counts: () => ({ segments, triangles, texts: textCount }),
    take: () => {
      const chosen = settle(true);
      const [line, fill] = [lines.take(segments), fills.take(triangles)];
      return {
        origin: chosen,
        extent: bounds.extent(),
        segments: line.numbers,
        segmentStyles: line.styles,
        triangles: fill.numbers,
        triangleStyles: fill.styles,
        texts,
        textCount,
      };
    },
  };
}
