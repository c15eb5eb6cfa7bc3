import { type DrawingCaps, farthest, linesPerArc } from '../caps.ts';
import { lossBits, notDrawn } from '../loss.ts';
import { arcShape } from './arcs.ts';
import { clearBox, createBox, isNear } from './bounds.ts';
import type { Looks } from './looks.ts';
import { lineShape, triangleShape } from './points.ts';
import { type Row, createRow } from './row.ts';
import { type Insert, type Sheet, keptInsert } from './sheet.ts';
import { type TextRow, createTextRow } from './textRow.ts';

/** Where something begins in the store of all blocks. */
export interface BlockPlace {
  readonly segments: number;
  readonly arcs: number;
  readonly triangles: number;
  readonly texts: number;
  readonly inserts: number;
}

/** What all blocks hold, one after the other; each is a stretch of it. Numbers are wide: blocks are often drawn far from zero. */
export interface BlockSheet extends Sheet {
  place(): BlockPlace;
  readonly lineRow: Row;
  readonly arcRow: Row;
  readonly triangleRow: Row;
  readonly textRow: TextRow;
  insertAt(place: number): Insert | undefined;
}

export function createBlockSheet(caps: DrawingCaps, looks: Looks): BlockSheet {
  const lineRow = createRow(lineShape, caps.blockSegments, 0);
  const arcRow = createRow(arcShape, caps.blockSegments / linesPerArc, 0);
  const triangleRow = createRow(triangleShape, caps.blockTriangles, 0);
  const textRow = createTextRow(caps.blockTexts);
  const inserts: Insert[] = [];
  const box = createBox();
  const place = (): BlockPlace => ({
    segments: lineRow.count(),
    arcs: arcRow.count(),
    triangles: triangleRow.count(),
    texts: textRow.count(),
    inserts: inserts.length,
  });
  let mark = place();
  let look = 0;
  let loss = 0;

  const hasRoom = (count: number, most: number): boolean => {
    if (count <= most) return true;
    loss |= lossBits.overLimit;
    return false;
  };

  const hasLineRoom = (more: number): boolean =>
    hasRoom(lineRow.count() + arcRow.count() * linesPerArc + more, caps.blockSegments);

  return {
    lineRow,
    arcRow,
    triangleRow,
    textRow,
    insertAt: (at) => inserts[at],
    place,
    begin: () => {
      mark = place();
      loss = 0;
      clearBox(box);
    },
    look: (layer, color) => {
      look = looks.of(layer, color);
    },
    lines: (numbers, from, to, matrix) => {
      if (hasLineRoom(to - from)) lineRow.add(numbers, from, to, matrix, look, box);
    },
    arcs: (numbers, from, to, matrix) => {
      if (hasLineRoom((to - from) * linesPerArc)) arcRow.add(numbers, from, to, matrix, look, box);
    },
    triangles: (numbers, from, to, matrix) => {
      if (hasRoom(triangleRow.count() + to - from, caps.blockTriangles))
        triangleRow.add(numbers, from, to, matrix, look, box);
    },
    reach: () => undefined,
    text: (writing, poses, at, matrix) => {
      if (!hasRoom(textRow.count() + 1, caps.blockTexts)) return;
      if (!textRow.add(writing, poses, at, matrix, look)) loss |= lossBits.badNumbers;
    },
    insert: (insert) => {
      if (insert.matrix.some((number) => !(Math.abs(number) <= farthest))) loss |= lossBits.badNumbers;
      else if (hasRoom(inserts.length + 1, caps.inserts)) inserts.push(keptInsert(insert));
    },
    finish: () => {
      if (!isNear(box)) loss |= lossBits.badNumbers;
      if ((loss & (lossBits.badNumbers | lossBits.overLimit)) === 0) return loss;
      lineRow.cut(mark.segments);
      arcRow.cut(mark.arcs);
      triangleRow.cut(mark.triangles);
      textRow.cut(mark.texts);
      inserts.length = mark.inserts;
      return loss | notDrawn;
    },
  };
}
