const turn = 2 * Math.PI;
/** Straight pieces of a whole turn where a curve bounds what is filled: at most 0.12 % of the radius beside the curve. */
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

/** The points that {@link alongEllipse} found last, `x, y` each. */
export const curvePoints: Float64Array = /* @__PURE__ */ new Float64Array((piecesPerTurn + 1) * 2);

/** Finds points of the curve, the first and the last exactly at its ends; answers how many there are in {@link curvePoints}. */
export function alongEllipse({ x, y, ux, uy, vx, vy }: Ellipse, start: number, sweep: number): number {
  const pieces = pieceCount(sweep);
  const stepCos = Math.cos(sweep / pieces);
  const stepSin = Math.sin(sweep / pieces);
  let along = Math.cos(start);
  let across = Math.sin(start);
  for (let place = 0; place <= pieces; place += 1) {
    // the last point is exact; on the way there, turning by steps is as good as a float and much faster than angles
    if (place === pieces) {
      along = Math.cos(start + sweep);
      across = Math.sin(start + sweep);
    }
    curvePoints[place * 2] = x + ux * along + vx * across;
    curvePoints[place * 2 + 1] = y + uy * along + vy * across;
    const turned = along * stepCos - across * stepSin;
    across = along * stepSin + across * stepCos;
    along = turned;
  }
  return pieces + 1;
}

export const circle = (x: number, y: number, radius: number): Ellipse => ({
  x,
  y,
  ux: radius,
  uy: 0,
  vx: 0,
  vy: radius,
});
