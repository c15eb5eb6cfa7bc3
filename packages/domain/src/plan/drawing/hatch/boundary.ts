import { bulgeArc } from '../curves/bulge.ts';
import { alongEllipse, curvePoints } from '../curves/ellipse.ts';
import { fittedSpline } from '../curves/fit.ts';
import { alongSpline } from '../curves/spline.ts';
import type { TagList } from '../entities/entity.ts';
import { grownFloat64 } from '../store/grow.ts';

/** A closed line of corners: which of all points are its own. */
export interface Ring {
  readonly from: number;
  readonly to: number;
  /** Of the file: 1 external, 16 outermost. */
  readonly flags: number;
}
/** Rings, and the corners of all of them, `x, y` each; only lent until the next boundary is read. */
export interface Rings {
  readonly points: Float64Array;
  readonly rings: readonly Ring[];
}
export interface Boundary extends Rings {
  /** Where the tags after the boundary begin. */
  readonly end: number;
  readonly isCurved: boolean;
}

const isPolyline = 2;
const turn = 2 * Math.PI;
const radians = Math.PI / 180;

/** Walks through the tags of a hatch, and gathers points; nothing here throws, whatever the numbers say. */
interface Walk {
  at: number;
  readonly length: number;
  readonly codes: Uint16Array;
  readonly values: Float64Array;
  pointCount: number;
  isCurved: boolean;
}
const roomKept = 65_536;
let points = new Float64Array(256);

const isAt = ({ at, length, codes }: Walk, code: number): boolean => at < length && codes[at] === code;
/** The value under this code, when it is the next. */
const next = (walk: Walk, code: number): number | undefined => {
  if (!isAt(walk, code)) return undefined;
  walk.at += 1;
  return walk.values[walk.at - 1];
};
const nextOr = (walk: Walk, code: number, fallback = 0): number => next(walk, code) ?? fallback;
/** Goes on to this code, but not into the next path or what comes after all of them. */
const seek = (walk: Walk, code: number, orCode: number, lastCode = orCode): void => {
  for (; walk.at < walk.length; walk.at += 1) {
    const found = walk.codes[walk.at];
    if (found === code || found === orCode || found === lastCode) return;
  }
};
const push = (walk: Walk, x: number, y: number): void => {
  const at = walk.pointCount * 2;
  points = grownFloat64(points, at + 2);
  points[at] = x;
  points[at + 1] = y;
  walk.pointCount += 1;
};

/** The points of a curve that has just been found, from the one at `first` on. */
const pushCurve = (walk: Walk, count: number, first: number): void => {
  for (let place = first; place < count; place += 1)
    push(walk, curvePoints[place * 2] ?? 0, curvePoints[place * 2 + 1] ?? 0);
};

const readPolyline = (walk: Walk): void => {
  seek(walk, 93, 92, 75);
  const count = nextOr(walk, 93);
  const first = walk.pointCount * 2;
  let [fromX, fromY, bulge] = [0, 0, 0];
  /** The way from the corner before, when it is no straight one. */
  const bulgeTo = (x: number, y: number): void => {
    const arc = bulge === 0 ? undefined : bulgeArc(fromX, fromY, x, y, bulge);
    if (!arc) return;
    walk.isCurved = true;
    pushCurve(walk, alongEllipse(arc.arc, arc.start, arc.sweep), 1);
  };
  for (let place = 0; place < count && isAt(walk, 10); place += 1) {
    const [x, y] = [nextOr(walk, 10), nextOr(walk, 20)];
    bulgeTo(x, y);
    push(walk, x, y);
    fromX = x;
    fromY = y;
    bulge = nextOr(walk, 42);
  }
  if (walk.pointCount * 2 > first) bulgeTo(points[first] ?? 0, points[first + 1] ?? 0);
};

/** An arc of a circle or an ellipse: a clockwise one has its angles counted the other way round. */
const readArc = (walk: Walk, isEllipse: boolean): void => {
  const [x, y] = [nextOr(walk, 10), nextOr(walk, 20)];
  const longX = isEllipse ? nextOr(walk, 11) : 0;
  const longY = isEllipse ? nextOr(walk, 21) : 0;
  const size = nextOr(walk, 40);
  const [from, to] = [nextOr(walk, 50) * radians, nextOr(walk, 51, 360) * radians];
  const isLeft = nextOr(walk, 73, 1) !== 0;
  const sweep = ((((to - from) % turn) + turn) % turn || turn) * (isLeft ? 1 : -1);
  const start = isLeft ? from : -from;
  const shape = isEllipse
    ? { x, y, ux: longX, uy: longY, vx: -longY * size, vy: longX * size }
    : { x, y, ux: size, uy: 0, vx: 0, vy: size };
  walk.isCurved = true;
  pushCurve(walk, alongEllipse(shape, start, sweep), 0);
};

const readSpline = (walk: Walk): void => {
  const degree = nextOr(walk, 94, 3);
  next(walk, 73);
  next(walk, 74);
  const [knotCount, pointCount] = [nextOr(walk, 95), nextOr(walk, 96)];
  const knots: number[] = [];
  for (let place = 0; place < knotCount && isAt(walk, 40); place += 1) knots.push(nextOr(walk, 40));
  const [xs, ys, weights]: number[][] = [[], [], []];
  for (let place = 0; place < pointCount && isAt(walk, 10); place += 1) {
    xs?.push(nextOr(walk, 10));
    ys?.push(nextOr(walk, 20));
    if (isAt(walk, 42)) weights?.push(nextOr(walk, 42));
  }
  const fitXs: number[] = [];
  const fitYs: number[] = [];
  const fitCount = isAt(walk, 97) && walk.codes[walk.at + 1] === 11 ? nextOr(walk, 97) : 0;
  for (let place = 0; place < fitCount && isAt(walk, 11); place += 1) {
    fitXs.push(nextOr(walk, 11));
    fitYs.push(nextOr(walk, 21));
  }
  walk.isCurved = true;
  const spline = { degree, knots, xs: xs ?? [], ys: ys ?? [], weights: weights ?? [] };
  if (alongSpline(spline, (x, y) => push(walk, x, y))) return;
  const fitted = fittedSpline(fitXs, fitYs);
  if (fitted) alongSpline(fitted, (x, y) => push(walk, x, y));
};

const far = (one: number, other: number): number =>
  Math.hypot(
    (points[one * 2] ?? 0) - (points[other * 2] ?? 0),
    (points[one * 2 + 1] ?? 0) - (points[other * 2 + 1] ?? 0),
  );
const swap = (one: number, other: number): void => {
  for (let axis = 0; axis < 2; axis += 1) {
    const number = points[one * 2 + axis] ?? 0;
    points[one * 2 + axis] = points[other * 2 + axis] ?? 0;
    points[other * 2 + axis] = number;
  }
};
/** Turns the piece from a point on around when its end goes on from the ring: some programs write pieces backwards. */
const joinPiece = (walk: Walk, ringFrom: number, from: number): void => {
  const last = walk.pointCount - 1;
  if (from === ringFrom || last < from || far(from, from - 1) <= far(last, from - 1)) return;
  for (let low = from, high = last; low < high; low += 1, high -= 1) swap(low, high);
};

const readEdges = (walk: Walk): void => {
  seek(walk, 93, 92, 75);
  const count = nextOr(walk, 93);
  const ringFrom = walk.pointCount;
  for (let edge = 0; edge < count; edge += 1) {
    seek(walk, 72, 92, 75);
    const kind = next(walk, 72);
    if (kind === undefined) return;
    const from = walk.pointCount;
    if (kind === 1) {
      push(walk, nextOr(walk, 10), nextOr(walk, 20));
      push(walk, nextOr(walk, 11), nextOr(walk, 21));
    } else if (kind === 2 || kind === 3) readArc(walk, kind === 3);
    else if (kind === 4) readSpline(walk);
    joinPiece(walk, ringFrom, from);
  }
};

/** The rings around what a hatch fills. */
export function readBoundary({ length, codes, values }: TagList): Boundary {
  // what one large hatch needed is not kept for all that follow
  if (points.length > roomKept) points = new Float64Array(256);
  const walk: Walk = { at: 0, length, codes, values, pointCount: 0, isCurved: false };
  const rings: Ring[] = [];
  seek(walk, 91, 91);
  const count = nextOr(walk, 91);
  for (let path = 0; path < count; path += 1) {
    seek(walk, 92, 75);
    const flags = next(walk, 92);
    if (flags === undefined) break;
    const from = walk.pointCount;
    if (flags & isPolyline) readPolyline(walk);
    else readEdges(walk);
    if (walk.pointCount - from > 1) rings.push({ from, to: walk.pointCount, flags });
  }
  seek(walk, 75, 76);
  return { points, rings, end: walk.at, isCurved: walk.isCurved };
}
