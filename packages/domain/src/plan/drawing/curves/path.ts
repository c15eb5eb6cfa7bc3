import { lossBits } from '../loss.ts';
import type { Pen } from '../pen.ts';
import { bulgeArc } from './bulge.ts';
import { alongEllipse, curvePoints } from './ellipse.ts';

/** The numbers of a polyline's corner; bulge and widths are those of the side that begins there. */
export const cornerFields = { x: 0, y: 1, bulge: 2, startWidth: 3, endWidth: 4 } as const;
export const cornerLength = 5;
/** Corners one behind the other. */
export type Corners = Float64Array;

/** One side as a band; `w0` and `w1` are its widths at both ends. */
const drawBand = (pen: Pen, x0: number, y0: number, x1: number, y1: number, w0: number, w1: number): void => {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (!(length > 0)) return;
  const acrossX = (y0 - y1) / length / 2;
  const acrossY = (x1 - x0) / length / 2;
  const ax = x0 + acrossX * w0;
  const ay = y0 + acrossY * w0;
  const cx = x1 - acrossX * w1;
  const cy = y1 - acrossY * w1;
  pen.triangle(ax, ay, x0 - acrossX * w0, y0 - acrossY * w0, cx, cy);
  pen.triangle(ax, ay, cx, cy, x1 + acrossX * w1, y1 + acrossY * w1);
};

const drawSide = (pen: Pen, corners: Corners, from: number, to: number): number => {
  const x0 = corners[from] ?? 0;
  const y0 = corners[from + cornerFields.y] ?? 0;
  const x1 = corners[to] ?? 0;
  const y1 = corners[to + cornerFields.y] ?? 0;
  const w0 = corners[from + cornerFields.startWidth] ?? 0;
  const w1 = corners[from + cornerFields.endWidth] ?? 0;
  const bulge = corners[from + cornerFields.bulge] ?? 0;
  const arc = bulge === 0 ? undefined : bulgeArc(x0, y0, x1, y1, bulge);
  const isWide = w0 > 0 || w1 > 0;
  if (!arc) {
    pen.line(x0, y0, x1, y1);
    if (isWide) drawBand(pen, x0, y0, x1, y1, w0, w1);
    return 0;
  }
  pen.arc(arc.arc, arc.start, arc.sweep);
  if (isWide) {
    const pieces = alongEllipse(arc.arc, arc.start, arc.sweep) - 1;
    const width = (part: number): number => w0 + ((w1 - w0) * part) / pieces;
    let [x, y] = [x0, y0];
    for (let piece = 1; piece <= pieces; piece += 1) {
      const toX = curvePoints[piece * 2] ?? 0;
      const toY = curvePoints[piece * 2 + 1] ?? 0;
      drawBand(pen, x, y, toX, toY, width(piece - 1), width(piece));
      x = toX;
      y = toY;
    }
  }
  return isWide ? lossBits.simplified : 0;
};

/** Whether all sides are straight and have no width. */
const isPlain = (corners: Corners, count: number): boolean => {
  for (let at = 0; at < count * cornerLength; at += cornerLength)
    for (let field = cornerFields.bulge; field < cornerLength; field += 1) if (corners[at + field] !== 0) return false;
  return true;
};

/** Draws all sides between the first so many corners; answers what was lost. A single corner is a point. */
export function drawPath(pen: Pen, corners: Corners, count: number, isClosed: boolean): number {
  const last = (count - 1) * cornerLength;
  if (last === 0) pen.line(corners[0] ?? 0, corners[1] ?? 0, corners[0] ?? 0, corners[1] ?? 0);
  if (isPlain(corners, count)) {
    pen.polyline(corners, count, cornerLength, isClosed && count > 1);
    return 0;
  }
  let loss = 0;
  for (let at = 0; at < last; at += cornerLength) loss |= drawSide(pen, corners, at, at + cornerLength);
  if (isClosed && last > 0) loss |= drawSide(pen, corners, last, 0);
  return loss;
}

/** Draws straight lines without width from each point to the next. */
export const drawStraight = (pen: Pen, xs: readonly number[], ys: readonly number[]): number =>
  drawPath(pen, Float64Array.from(xs.flatMap((x, place) => [x, ys[place] ?? 0, 0, 0, 0])), xs.length, false);
