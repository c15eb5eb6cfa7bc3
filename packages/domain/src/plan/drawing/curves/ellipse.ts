import type { Pen } from '../pen.ts';

const turn = 2 * Math.PI;
/** Straight pieces of a whole turn: at most 0.12 % of the radius beside the curve. */
const piecesPerTurn = 64;
const tiny = 1e-9;

/** Middle, and the ends of two half axes as seen from there. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly vx: number;
  readonly vy: number;
}

/** How far it is from one angle to the other, counter-clockwise; a whole turn when they are the same. */
export const sweepBetween = (start: number, end: number): number => {
  const sweep = (((end - start) % turn) + turn) % turn;
  return sweep < tiny ? turn : sweep;
};

export const pieceCount = (sweep: number): number =>
  Math.min(piecesPerTurn, Math.max(1, Math.ceil((Math.abs(sweep) / turn) * piecesPerTurn - tiny)));

/** Calls with points of the curve, the first and the last exactly at its ends. */
export function alongEllipse(
  { x, y, ux, uy, vx, vy }: Ellipse,
  start: number,
  sweep: number,
  onPoint: (x: number, y: number, place: number) => void,
): void {
  const pieces = pieceCount(sweep);
  for (let place = 0; place <= pieces; place += 1) {
    const angle = start + (sweep * place) / pieces;
    const [along, across] = [Math.cos(angle), Math.sin(angle)];
    onPoint(x + ux * along + vx * across, y + uy * along + vy * across, place);
  }
}

/** Widens the extent by the outermost points of the curve, which may lie between two points of its pieces. */
const reachOutermost = (pen: Pen, ellipse: Ellipse, start: number, sweep: number): void => {
  const { x, y, ux, uy, vx, vy } = ellipse;
  const [a = 1, b = 0, c = 0, d = 1] = pen.matrix() ?? [];
  const tops = [Math.atan2(a * vx + c * vy, a * ux + c * uy), Math.atan2(b * vx + d * vy, b * ux + d * uy)];
  for (const top of tops)
    for (const angle of [top, top + Math.PI]) {
      const from = sweep >= 0 ? angle - start : start - angle;
      if (((from % turn) + turn) % turn > Math.abs(sweep)) continue;
      pen.reach(x + ux * Math.cos(angle) + vx * Math.sin(angle), y + uy * Math.cos(angle) + vy * Math.sin(angle));
    }
};

export function drawEllipse(pen: Pen, ellipse: Ellipse, start: number, sweep: number): void {
  alongEllipse(ellipse, start, sweep, (x, y, place) => {
    if (place === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  reachOutermost(pen, ellipse, start, sweep);
}

export const circle = (x: number, y: number, radius: number): Ellipse => ({
  x,
  y,
  ux: radius,
  uy: 0,
  vx: 0,
  vy: radius,
});
