import { circle, sweepBetween } from '../curves/ellipse.ts';
import { lossBits } from '../loss.ts';
import { cross } from '../matrix.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';

const radians = Math.PI / 180;
const turn = 2 * Math.PI;

export const drawLine: Draw = (entity, { pen }) => {
  pen.flat();
  pen.line(entity.number(10), entity.number(20), entity.number(11), entity.number(21));
  return 0;
};

/** A line without length: whoever draws it gives it a round end. */
export const drawPoint: Draw = (entity, { pen }) => {
  const [x, y] = [entity.number(10), entity.number(20)];
  pen.flat();
  pen.line(x, y, x, y);
  return 0;
};

export const drawCircle: Draw = (entity, { pen }) => {
  pen.plane(entity.normal(), entity.number(30));
  pen.arc(circle(entity.number(10), entity.number(20), entity.number(40)), 0, turn);
  return 0;
};

export const drawArc: Draw = (entity, { pen }) => {
  const [start, end] = [entity.number(50) * radians, entity.number(51, 360) * radians];
  pen.plane(entity.normal(), entity.number(30));
  pen.arc(circle(entity.number(10), entity.number(20), entity.number(40)), start, sweepBetween(start, end));
  return 0;
};

/** Its middle and long axis are the world's; the short one stands upright on both the long one and the extrusion. */
export const drawFullEllipse: Draw = (entity, { pen }) => {
  const long = [entity.number(11), entity.number(21), entity.number(31)] as const;
  const [nx, ny, nz] = entity.normal();
  const length = Math.hypot(nx, ny, nz) || 1;
  const short = cross([nx / length, ny / length, nz / length], long);
  const ratio = entity.number(40, 1);
  const [start, end] = [entity.number(41), entity.number(42, turn)];
  pen.flat();
  const ellipse = {
    x: entity.number(10),
    y: entity.number(20),
    ux: long[0],
    uy: long[1],
    vx: short[0] * ratio,
    vy: short[1] * ratio,
  };
  pen.arc(ellipse, start, sweepBetween(start, end));
  return 0;
};

/** Four corners in the order of the file: the last two are swapped. */
const corners = (entity: Entity): readonly (readonly [number, number])[] => {
  const all = [10, 11, 12].map((code) => [entity.number(code), entity.number(code + 10)] as const);
  const third = all[2] ?? [0, 0];
  return [...all, entity.has(13) ? ([entity.number(13), entity.number(23)] as const) : third];
};

export const drawSolid: Draw = (entity, { pen }) => {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0], [x2, y2] = [0, 0], [x3, y3] = [0, 0]] = corners(entity);
  pen.plane(entity.normal(), entity.number(30));
  pen.triangle(x0, y0, x1, y1, x3, y3);
  if (x2 !== x3 || y2 !== y3) pen.triangle(x0, y0, x3, y3, x2, y2);
  return 0;
};

/** The edges of a face, but for those it hides. */
export const drawFace: Draw = (entity, { pen }) => {
  const hidden = entity.number(70);
  const all = corners(entity);
  pen.flat();
  all.forEach(([x0, y0], place) => {
    const [x1, y1] = all[(place + 1) % 4] ?? [x0, y0];
    if ((hidden & (1 << place)) === 0 && (x0 !== x1 || y0 !== y1)) pen.line(x0, y0, x1, y1);
    else pen.reach(x0, y0);
  });
  return 0;
};

/** The frame of a picture that lies beside the file: its corner, and one dot of it across and up. */
export const drawImageFrame: Draw = (entity, { pen }) => {
  const [x, y, columns, rows] = [10, 20, 13, 23].map((code) => entity.number(code));
  const [ax = 0, ay = 0, bx = 0, by = 0] = [11, 21, 12, 22].map((code) => entity.number(code));
  pen.flat();
  pen.moveTo(x ?? 0, y ?? 0);
  for (const [across, up] of [
    [columns ?? 0, 0],
    [columns ?? 0, rows ?? 0],
    [0, rows ?? 0],
    [0, 0],
  ] as const)
    pen.lineTo((x ?? 0) + ax * across + bx * up, (y ?? 0) + ay * across + by * up);
  // the frame is in the drawing, and what it frames is not
  return lossBits.simplified | lossBits.external;
};
