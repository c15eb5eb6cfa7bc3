import { type DrawingCaps, farthest } from '../caps.ts';
import { lossBits, notDrawn } from '../loss.ts';
import { grownFloat64, grownUint32 } from './grow.ts';
import type { Looks } from './looks.ts';
import { type Insert, type Sheet, textFields, textRecordLength } from './sheet.ts';

/** Where something begins in the store of all blocks. */
export interface BlockPlace {
  readonly segments: number;
  readonly triangles: number;
  readonly texts: number;
  readonly inserts: number;
}

/** What all blocks hold, one after the other; each is a stretch of it. Numbers are wide: blocks are often drawn far from zero. */
export interface BlockSheet extends Sheet {
  place(): BlockPlace;
  segments(): Float64Array;
  segmentLooks(): Uint32Array;
  triangles(): Float64Array;
  triangleLooks(): Uint32Array;
  texts(): Float64Array;
  inserts(): readonly Insert[];
}

export function createBlockSheet(caps: DrawingCaps, looks: Looks): BlockSheet {
  let lines = new Float64Array();
  let lineLooks = new Uint32Array();
  let fills = new Float64Array();
  let fillLooks = new Uint32Array();
  let texts = new Float64Array();
  const inserts: Insert[] = [];
  let [segments, triangles, textCount] = [0, 0, 0];
  const place = (): BlockPlace => ({ segments, triangles, texts: textCount, inserts: inserts.length });
  let mark = place();
  let look = 0;
  let loss = 0;

  const isNear = (x: number, y: number): boolean => {
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
      mark = place();
      loss = 0;
    },
    look: (layer, color) => {
      look = looks.of(layer, color);
    },
    line: (x0, y0, x1, y1) => {
      if (!isNear(x0, y0) || !isNear(x1, y1) || !hasRoom(segments, caps.blockSegments)) return;
      const at = segments * 4;
      lines = grownFloat64(lines, at + 4);
      lineLooks = grownUint32(lineLooks, segments + 1);
      lines[at] = x0;
      lines[at + 1] = y0;
      lines[at + 2] = x1;
      lines[at + 3] = y1;
      lineLooks[segments] = look;
      segments += 1;
    },
    triangle: (x0, y0, x1, y1, x2, y2) => {
      if (!isNear(x0, y0) || !isNear(x1, y1) || !isNear(x2, y2) || !hasRoom(triangles, caps.blockTriangles)) return;
      const at = triangles * 6;
      fills = grownFloat64(fills, at + 6);
      fillLooks = grownUint32(fillLooks, triangles + 1);
      fills.set([x0, y0, x1, y1, x2, y2], at);
      fillLooks[triangles] = look;
      triangles += 1;
    },
    reach: () => undefined,
    text: (record) => {
      if (!isNear(record[textFields.x] ?? NaN, record[textFields.y] ?? NaN)) return;
      if (!isNear(record[textFields.height] ?? NaN, record[textFields.widthFactor] ?? NaN)) return;
      if (!hasRoom(textCount, caps.blockTexts)) return;
      texts = grownFloat64(texts, (textCount + 1) * textRecordLength);
      texts.set(record, textCount * textRecordLength);
      texts[textCount * textRecordLength + textFields.look] = look;
      textCount += 1;
    },
    insert: (insert) => {
      if (insert.matrix.some((number) => !(Math.abs(number) <= farthest))) loss |= lossBits.badNumbers;
      else if (hasRoom(inserts.length, caps.inserts)) inserts.push(insert);
    },
    finish: () => {
      if ((loss & (lossBits.badNumbers | lossBits.overLimit)) === 0) return loss;
      ({ segments, triangles, texts: textCount } = mark);
      inserts.length = mark.inserts;
      return loss | notDrawn;
    },
    place,
    segments: () => lines,
    segmentLooks: () => lineLooks,
    triangles: () => fills,
    triangleLooks: () => fillLooks,
    texts: () => texts,
    inserts: () => inserts,
  };
}
