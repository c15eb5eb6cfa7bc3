import { lossBits, notDrawn } from '../loss.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';

const radians = Math.PI / 180;
const mostInArray = 1_000_000;

const times = (value: number): number => Math.min(mostInArray, Math.max(1, Math.floor(value) || 1));

/** A block at a place, turned, scaled and repeated. */
export const drawInsert: Draw = (entity, { pen }) => {
  if (entity.name() < 0) return lossBits.blockMissing | notDrawn;
  const angle = entity.number(50) * radians;
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const [scaleX, scaleY] = [entity.number(41, 1), entity.number(42, 1)];
  const [columnGap, rowGap] = [entity.number(44), entity.number(45)];
  pen.plane(entity.normal(), entity.number(30));
  pen.insert({
    block: entity.name(),
    layer: entity.layer(),
    color: entity.color(),
    matrix: Float64Array.of(
      along * scaleX,
      across * scaleX,
      -across * scaleY,
      along * scaleY,
      entity.number(10),
      entity.number(20),
    ),
    columns: times(entity.number(70, 1)),
    rows: times(entity.number(71, 1)),
    columnStep: [along * columnGap, across * columnGap],
    rowStep: [-across * rowGap, along * rowGap],
  });
  return 0;
};

const drawBlockAt = (entity: Entity, x: number, y: number, angle: number) => ({
  block: entity.name(),
  layer: entity.layer(),
  color: entity.color(),
  matrix: Float64Array.of(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, y),
  columns: 1,
  rows: 1,
  columnStep: [0, 0] as const,
  rowStep: [0, 0] as const,
});

/** A dimension as the block that the program drew for it; moved only where it was copied. */
export const drawDimension: Draw = (entity, { pen }) => {
  if (entity.name() < 0) return lossBits.blockMissing | notDrawn;
  pen.flat();
  pen.insert(drawBlockAt(entity, entity.number(12), entity.number(22), 0));
  return 0;
};

/** A table as the block that the program drew for it. */
export const drawTable: Draw = (entity, { pen }) => {
  if (entity.name() < 0) return lossBits.blockMissing | notDrawn;
  const angle = entity.has(11) ? Math.atan2(entity.number(21), entity.number(11)) : 0;
  pen.flat();
  pen.insert(drawBlockAt(entity, entity.number(10), entity.number(20), angle));
  return 0;
};
