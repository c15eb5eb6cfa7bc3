import { lossBits } from '../loss.ts';
import type { Pen } from '../pen.ts';
import { bulgeArc } from './bulge.ts';
import { alongEllipse, drawEllipse } from './ellipse.ts';

/** The corners of a polyline; bulge and widths are those of the side that begins there. */
export interface Path {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly bulges: readonly number[];
  readonly startWidths: readonly number[];
  readonly endWidths: readonly number[];
  readonly isClosed: boolean;
}

/** One side as a band; `w0` and `w1` are its widths at both ends. */
const drawBand = (pen: Pen, x0: number, y0: number, x1: number, y1: number, w0: number, w1: number): void => {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (!(length > 0)) return;
  const [acrossX, acrossY] = [(y0 - y1) / length / 2, (x1 - x0) / length / 2];
  const [ax, ay, bx, by] = [x0 + acrossX * w0, y0 + acrossY * w0, x0 - acrossX * w0, y0 - acrossY * w0];
  const [cx, cy, dx, dy] = [x1 - acrossX * w1, y1 - acrossY * w1, x1 + acrossX * w1, y1 + acrossY * w1];
  pen.triangle(ax, ay, bx, by, cx, cy);
  pen.triangle(ax, ay, cx, cy, dx, dy);
};

const drawSide = (pen: Pen, path: Path, from: number, to: number): number => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [path.xs[from], path.ys[from], path.xs[to], path.ys[to]];
  const [w0 = 0, w1 = 0] = [path.startWidths[from], path.endWidths[from]];
  const arc = bulgeArc(x0, y0, x1, y1, path.bulges[from] ?? 0);
  const isWide = w0 > 0 || w1 > 0;
  if (!arc) {
    pen.line(x0, y0, x1, y1);
    if (isWide) drawBand(pen, x0, y0, x1, y1, w0, w1);
    return 0;
  }
  drawEllipse(pen, arc.arc, arc.start, arc.sweep);
  if (isWide) {
    const xs: number[] = [];
    const ys: number[] = [];
    alongEllipse(arc.arc, arc.start, arc.sweep, (x, y) => {
      xs.push(x);
      ys.push(y);
    });
    const pieces = xs.length - 1;
    for (let place = 0; place < pieces; place += 1) {
      const width = (part: number): number => w0 + ((w1 - w0) * part) / pieces;
      const [px = 0, py = 0, qx = 0, qy = 0] = [xs[place], ys[place], xs[place + 1], ys[place + 1]];
      drawBand(pen, px, py, qx, qy, width(place), width(place + 1));
    }
  }
  return lossBits.simplified;
};

/** Draws all sides; answers what was lost. A single corner is a point. */
export function drawPath(pen: Pen, path: Path): number {
  const { length } = path.xs;
  let loss = 0;
  if (length === 1) pen.line(path.xs[0] ?? 0, path.ys[0] ?? 0, path.xs[0] ?? 0, path.ys[0] ?? 0);
  for (let place = 0; place + 1 < length; place += 1) loss |= drawSide(pen, path, place, place + 1);
  if (path.isClosed && length > 1) loss |= drawSide(pen, path, length - 1, 0);
  return loss;
}
