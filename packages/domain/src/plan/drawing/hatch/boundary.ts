import { bulgeArc } from '../curves/bulge.ts';
import { alongEllipse, curvePoints } from '../curves/ellipse.ts';
import { fittedSpline } from '../curves/fit.ts';
import { alongSpline } from '../curves/spline.ts';
import type { TagList } from '../entities/entity.ts';

/** A closed line of corners. */
export interface Ring {
  readonly xs: number[];
  readonly ys: number[];
  /** Of the file: 1 external, 16 outermost. */
  readonly flags: number;
}
export interface Boundary {
  readonly rings: readonly Ring[];
  /** Where the tags after the boundary begin. */
  readonly end: number;
  readonly isCurved: boolean;
}

const isPolyline = 2;
const turn = 2 * Math.PI;
const radians = Math.PI / 180;

/** Walks through the tags of a hatch; nothing here throws, whatever the numbers say. */
interface Walk {
  at: number;
  readonly list: TagList;
  isCurved: boolean;
}
const isAt = ({ at, list }: Walk, code: number): boolean => at < list.length && list.code(at) === code;
/** The value under this code, when it is the next. */
const next = (walk: Walk, code: number): number | undefined => {
  if (!isAt(walk, code)) return undefined;
  walk.at += 1;
  return walk.list.value(walk.at - 1);
};
const nextOr = (walk: Walk, code: number, fallback = 0): number => next(walk, code) ?? fallback;
/** Goes on to this code, but not into the next path or what comes after all of them. */
const seek = (walk: Walk, ...codes: readonly number[]): void => {
  while (walk.at < walk.list.length && !codes.includes(walk.list.code(walk.at))) walk.at += 1;
};
const push = ({ xs, ys }: Ring, x: number, y: number): void => {
  xs.push(x);
  ys.push(y);
};

/** The points of a curve that has just been found, from the one at `first` on. */
const pushCurve = (ring: Ring, count: number, first: number): void => {
  for (let place = first; place < count; place += 1)
    push(ring, curvePoints[place * 2] ?? 0, curvePoints[place * 2 + 1] ?? 0);
};

const readPolyline = (walk: Walk, ring: Ring): void => {
  seek(walk, 93, 92, 75);
  const count = nextOr(walk, 93);
  const corners: { x: number; y: number; bulge: number }[] = [];
  for (let place = 0; place < count && isAt(walk, 10); place += 1)
    corners.push({ x: nextOr(walk, 10), y: nextOr(walk, 20), bulge: nextOr(walk, 42) });
  corners.forEach(({ x, y, bulge }, place) => {
    const to = corners[(place + 1) % corners.length];
    const arc = to && bulgeArc(x, y, to.x, to.y, bulge);
    push(ring, x, y);
    if (!arc) return;
    walk.isCurved = true;
    pushCurve(ring, alongEllipse(arc.arc, arc.start, arc.sweep), 1);
  });
};

/** An arc of a circle or an ellipse: a clockwise one has its angles counted the other way round. */
const readArc = (walk: Walk, ring: Ring, isEllipse: boolean): void => {
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
  pushCurve(ring, alongEllipse(shape, start, sweep), 0);
};

const readSpline = (walk: Walk, ring: Ring): void => {
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
  const fitCount = isAt(walk, 97) && walk.list.code(walk.at + 1) === 11 ? nextOr(walk, 97) : 0;
  for (let place = 0; place < fitCount && isAt(walk, 11); place += 1) {
    fitXs.push(nextOr(walk, 11));
    fitYs.push(nextOr(walk, 21));
  }
  walk.isCurved = true;
  const spline = { degree, knots, xs: xs ?? [], ys: ys ?? [], weights: weights ?? [] };
  if (alongSpline(spline, (x, y) => push(ring, x, y))) return;
  const fitted = fittedSpline(fitXs, fitYs);
  if (fitted) alongSpline(fitted, (x, y) => push(ring, x, y));
};

/** Where a piece should begin so that it goes on from the end of the ring: some programs write pieces backwards. */
const joinPiece = (ring: Ring, from: number): void => {
  const { xs, ys } = ring;
  const last = xs.length - 1;
  if (from === 0 || last < from) return;
  const far = (place: number): number =>
    Math.hypot((xs[place] ?? 0) - (xs[from - 1] ?? 0), (ys[place] ?? 0) - (ys[from - 1] ?? 0));
  if (far(from) <= far(last)) return;
  for (const values of [xs, ys])
    for (let low = from, high = last; low < high; low += 1, high -= 1)
      [values[low], values[high]] = [values[high] ?? 0, values[low] ?? 0];
};

const readEdges = (walk: Walk, ring: Ring): void => {
  seek(walk, 93, 92, 75);
  const count = nextOr(walk, 93);
  for (let edge = 0; edge < count; edge += 1) {
    seek(walk, 72, 92, 75);
    const kind = next(walk, 72);
    if (kind === undefined) return;
    const from = ring.xs.length;
    if (kind === 1) {
      push(ring, nextOr(walk, 10), nextOr(walk, 20));
      push(ring, nextOr(walk, 11), nextOr(walk, 21));
    } else if (kind === 2 || kind === 3) readArc(walk, ring, kind === 3);
    else if (kind === 4) readSpline(walk, ring);
    joinPiece(ring, from);
  }
};

/** The rings around what a hatch fills. */
export function readBoundary(list: TagList): Boundary {
  const walk: Walk = { at: 0, list, isCurved: false };
  const rings: Ring[] = [];
  seek(walk, 91);
  const count = nextOr(walk, 91);
  for (let path = 0; path < count; path += 1) {
    seek(walk, 92, 75);
    const flags = next(walk, 92);
    if (flags === undefined) break;
    const ring: Ring = { xs: [], ys: [], flags };
    if (flags & isPolyline) readPolyline(walk, ring);
    else readEdges(walk, ring);
    if (ring.xs.length > 1) rings.push(ring);
  }
  seek(walk, 75, 76);
  return { rings, end: walk.at, isCurved: walk.isCurved };
}
