import { type DrawingCaps, farthest } from '../caps.ts';
import type { Extent } from '../drawing.ts';
import { lossBits, notDrawn } from '../loss.ts';
import { createBounds } from './bounds.ts';
import { cutFloat32, cutUint16, grownFloat32, grownFloat64, grownUint16 } from './grow.ts';
import type { Looks } from './looks.ts';
import { originOf } from './origin.ts';
import { type Insert, type Sheet, textFields, textRecordLength } from './sheet.ts';

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
  readonly texts: Float64Array;
  readonly textCount: number;
}

/** Numbers in groups, wide at first and narrow around the origin from then on. */
function createRow(width: number) {
  let wide = new Float64Array();
  let narrow = new Float32Array();
  let styles = new Uint16Array();
  let isNarrow = false;
  return {
    /** Makes room for the group at this place; then its numbers are set. */
    room: (place: number, style: number) => {
      if (place >= styles.length) styles = grownUint16(styles, place + 1);
      styles[place] = style;
      const needed = (place + 1) * width;
      if (isNarrow) narrow = grownFloat32(narrow, needed);
      else wide = grownFloat64(wide, needed);
    },
    set: (at: number, x: number, y: number, origin: Float64Array) => {
      if (isNarrow) {
        narrow[at] = x - (origin[0] ?? 0);
        narrow[at + 1] = y - (origin[1] ?? 0);
      } else {
        wide[at] = x;
        wide[at + 1] = y;
      }
    },
    wide: () => wide,
    narrow: (count: number, origin: Float64Array) => {
      isNarrow = true;
      narrow = new Float32Array(count * width);
      for (let at = 0; at < narrow.length; at += 1) narrow[at] = (wide[at] ?? 0) - (origin[at & 1] ?? 0);
      wide = new Float64Array();
    },
    take: (count: number) => ({ numbers: cutFloat32(narrow, count * width), styles: cutUint16(styles, count) }),
  };
}

export function createModelSheet(caps: DrawingCaps, styles: Looks, openInsert: (insert: Insert) => number): ModelSheet {
  const lines = createRow(4);
  const fills = createRow(6);
  let texts = new Float64Array();
  const origin = new Float64Array(2);
  let hasOrigin = false;
  const bounds = createBounds();
  let [segments, triangles, textCount] = [0, 0, 0];
  let marks = [0, 0, 0];
  let style = 0;
  let loss = 0;

  const chooseOrigin = (): void => {
    if (hasOrigin) return;
    hasOrigin = true;
    let chosen = originOf(texts, textRecordLength, textCount);
    if (segments > 0) chosen = originOf(lines.wide(), 4, segments);
    else if (triangles > 0) chosen = originOf(fills.wide(), 6, triangles);
    origin.set([chosen.x, chosen.y]);
    lines.narrow(segments, origin);
    fills.narrow(triangles, origin);
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

  return {
    begin: () => {
      marks = [segments, triangles, textCount];
      loss = 0;
      bounds.begin();
    },
    look: (layer, color) => {
      style = styles.of(layer, color);
    },
    line: (x0, y0, x1, y1) => {
      if (!isNear(x0, y0) || !isNear(x1, y1) || !hasRoom(segments, caps.segments)) return;
      lines.room(segments, style);
      lines.set(segments * 4, x0, y0, origin);
      lines.set(segments * 4 + 2, x1, y1, origin);
      segments += 1;
      bounds.add(x0, y0);
      bounds.add(x1, y1);
      if (segments === wideSegments) chooseOrigin();
    },
    triangle: (x0, y0, x1, y1, x2, y2) => {
      if (!isNear(x0, y0) || !isNear(x1, y1) || !isNear(x2, y2) || !hasRoom(triangles, caps.triangles)) return;
      fills.room(triangles, style);
      const at = triangles * 6;
      fills.set(at, x0, y0, origin);
      fills.set(at + 2, x1, y1, origin);
      fills.set(at + 4, x2, y2, origin);
      triangles += 1;
      bounds.add(x0, y0);
      bounds.add(x1, y1);
      bounds.add(x2, y2);
      if (triangles === wideTriangles) chooseOrigin();
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
      [segments, triangles, textCount] = marks as [number, number, number];
      return loss | notDrawn;
    },
    counts: () => ({ segments, triangles, texts: textCount }),
    take: () => {
      chooseOrigin();
      const [line, fill] = [lines.take(segments), fills.take(triangles)];
      return {
        origin: { x: origin[0] ?? 0, y: origin[1] ?? 0 },
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
