import { lossBits, notDrawn } from '../loss.ts';
import { createMatrix, placing } from '../matrix.ts';
import type { Insert } from '../store/sheet.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';

const radians = Math.PI / 180;
const mostInArray = 1_000_000;

const times = (value: number): number => Math.min(mostInArray, Math.max(1, Math.floor(value) || 1));

type Step = Insert['columnStep'];
const noStep: Step = [0, 0];
/** The insert that is drawn now; the same object for all of them, one after the other. */
const placed = {
  block: 0,
  layer: 0,
  color: 0,
  matrix: /* @__PURE__ */ createMatrix(),
  columns: 1,
  rows: 1,
  columnStep: noStep,
  rowStep: noStep,
};

/** Places the block that the entity names, once. */
const place = (entity: Entity, angle: number, scaleX: number, scaleY: number, x: number, y: number): void => {
  placed.block = entity.name();
  placed.layer = entity.layer();
  placed.color = entity.color();
  placing(placed.matrix, angle, scaleX, scaleY, x, y);
  placed.columns = 1;
  placed.rows = 1;
  placed.columnStep = noStep;
  placed.rowStep = noStep;
};
/** Repeats it in an array. */
const repeat = (entity: Entity, angle: number): void => {
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const [columnGap, rowGap] = [entity.number(44), entity.number(45)];
  placed.columns = times(entity.number(70, 1));
  placed.rows = times(entity.number(71, 1));
  placed.columnStep = [along * columnGap, across * columnGap];
  placed.rowStep = [-across * rowGap, along * rowGap];
};

/** A block at a place, turned, scaled and repeated. */
export const drawInsert: Draw = (entity, { pen }) => {
  if (entity.name() < 0) return lossBits.blockMissing | notDrawn;
  const angle = entity.number(50) * radians;
  place(entity, angle, entity.number(41, 1), entity.number(42, 1), entity.number(10), entity.number(20));
  if (entity.has(70) || entity.has(71)) repeat(entity, angle);
  pen.plane(entity.normal(), entity.number(30));
  pen.insert(placed);
  return 0;
};

/** A dimension as the block that the program drew for it; moved only where it was copied. */
export const drawDimension: Draw = (entity, { pen }) => {
  if (entity.name() < 0) return lossBits.blockMissing | notDrawn;
  pen.flat();
  place(entity, 0, 1, 1, entity.number(12), entity.number(22));
  pen.insert(placed);
  return 0;
};

/** A table as the block that the program drew for it. */
export const drawTable: Draw = (entity, { pen }) => {
  if (entity.name() < 0) return lossBits.blockMissing | notDrawn;
  const angle = entity.has(11) ? Math.atan2(entity.number(21), entity.number(11)) : 0;
  pen.flat();
  place(entity, angle, 1, 1, entity.number(10), entity.number(20));
  pen.insert(placed);
  return 0;
};
