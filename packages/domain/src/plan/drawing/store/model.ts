import { type DrawingCaps, linesPerArc } from '../caps.ts';
import type { Extent } from '../drawing.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Matrix } from '../matrix.ts';
import { arcShape } from './arcs.ts';
import { clearBox, createBox, extentOf, isNear, joinBox, widenBox } from './bounds.ts';
import type { Looks } from './looks.ts';
import { originOf } from './origin.ts';
import { lineShape, triangleShape } from './points.ts';
import { type Row, createRow } from './row.ts';
import { type Insert, type Sheet, poseLength } from './sheet.ts';
import { type TextRow, createTextRow } from './textRow.ts';

/** So many lines are kept as they are before the origin is chosen from them. */
const wideSegments = 131_072;
const wideArcs = 65_536;
const wideTriangles = 65_536;

/** The drawing itself: 32-bit floats around an origin that is chosen once enough has been seen. */
export interface ModelSheet extends Sheet {
  /** Arcs are counted among the lines, as those whose memory they take. */
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
  readonly arcs: Float32Array;
  readonly arcStyles: Uint16Array;
  readonly triangles: Float32Array;
  readonly triangleStyles: Uint16Array;
  readonly texts: TextRow;
}

export interface ModelWork {
  readonly caps: DrawingCaps;
  /** The length of the file, about. */
  readonly sizeBytes: number;
  readonly styles: Looks;
  readonly openInsert: (insert: Insert) => number;
}

/** A line takes as much in a file, about; arcs and triangles are fewer. */
const bytesPerLine = 60;
const bytesPerOther = 240;

export function createModelSheet({ caps, sizeBytes, styles, openInsert }: ModelWork): ModelSheet {
  const others = Math.ceil(sizeBytes / bytesPerOther);
  const lines = createRow(lineShape, caps.segments, Math.ceil(sizeBytes / bytesPerLine));
  const arcs = createRow(arcShape, caps.segments / linesPerArc, others);
  const fills = createRow(triangleShape, caps.triangles, others);
  const texts = createTextRow(caps.texts);
  let origin: ModelParts['origin'] | undefined;
  const extent = createBox();
  /** Around the entity that is drawn now. */
  const box = createBox();
  let [markLines, markArcs, markFills, markTexts] = [0, 0, 0, 0];
  let style = 0;
  let loss = 0;

  /** Enough has been seen for an origin; from now on numbers are narrow. */
  const settle = (isLast: boolean): ModelParts['origin'] => {
    if (origin) return origin;
    origin = originOf(texts.poses(), poseLength, texts.count());
    const first = [lines, arcs, fills].find((row) => row.count() > 0);
    if (first) origin = originOf(first.wide(), first.width, first.count());
    lines.settle(origin.x, origin.y, isLast);
    arcs.settle(origin.x, origin.y, isLast);
    fills.settle(origin.x, origin.y, isLast);
    return origin;
  };
  const hasRoom = (count: number, most: number): boolean => {
    if (count <= most) return true;
    loss |= lossBits.overLimit;
    return false;
  };
  const lineCount = (): number => lines.count() + arcs.count() * linesPerArc;
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
      markArcs = arcs.count();
      markFills = fills.count();
      markTexts = texts.count();
      loss = 0;
      clearBox(box);
    },
    look: (layer, color) => {
      style = styles.of(layer, color);
    },
    lines: (numbers, from, to, matrix) => {
      if (hasRoom(lineCount() + to - from, caps.segments)) add(lines, wideSegments, numbers, from, to, matrix);
    },
    arcs: (numbers, from, to, matrix) => {
      if (hasRoom(lineCount() + (to - from) * linesPerArc, caps.segments))
        add(arcs, wideArcs, numbers, from, to, matrix);
    },
    triangles: (numbers, from, to, matrix) => {
      if (hasRoom(fills.count() + to - from, caps.triangles)) add(fills, wideTriangles, numbers, from, to, matrix);
    },
    reach: (x, y) => widenBox(box, x, y),
    text: (writing, poses, at, matrix) => {
      if (!hasRoom(texts.count() + 1, caps.texts)) return;
      if (!texts.add(writing, poses, at, matrix, style)) loss |= lossBits.badNumbers;
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
      arcs.cut(markArcs);
      fills.cut(markFills);
      texts.cut(markTexts);
      return loss | notDrawn;
    },
    counts: () => ({ segments: lineCount(), triangles: fills.count(), texts: texts.count() }),
    take: () => {
      const chosen = settle(true);
      const [line, arc, fill] = [lines.take(), arcs.take(), fills.take()];
      return {
        origin: chosen,
        extent: extentOf(extent),
        segments: line.numbers,
        segmentStyles: line.styles,
        arcs: arc.numbers,
        arcStyles: arc.styles,
        triangles: fill.numbers,
        triangleStyles: fill.styles,
        texts,
      };
    },
  };
}
