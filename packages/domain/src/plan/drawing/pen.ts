import type { Ellipse } from './curves/ellipse.ts';
import { type Matrix, type Vector3, composed, createMatrix, flatMatrix, planeOf } from './matrix.ts';
import { arcWidth } from './store/arcs.ts';
import type { Insert, Sheet } from './store/sheet.ts';

/** Draws in the plane of an entity onto a sheet. */
export interface Pen {
  /** What follows lies in the plane with this extrusion. */
  plane(extrusion: Vector3, elevation: number): void;
  /** What follows lies flat, as drawings mostly do. */
  flat(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  line(x0: number, y0: number, x1: number, y1: number): void;
  /** So many lines, `x0, y0, x1, y1` each. */
  lines(numbers: Float64Array, count: number): void;
  /** A line through so many points, each so many numbers after the one before, and back to the first when it is closed. */
  polyline(points: Float64Array, count: number, step: number, isClosed: boolean): void;
  /** The part of an ellipse from an angle on, counter-clockwise when the sweep is positive, in radians. */
  arc(ellipse: Ellipse, start: number, sweep: number): void;
  triangle(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): void;
  /** Widens the extent only. */
  reach(x: number, y: number): void;
  /** The same, by the points from the one place to before the other, `x, y` each. */
  reachAll(points: Float64Array, from: number, to: number): void;
  /** The writing of this number, in this pose. */
  text(writing: number, pose: Float64Array): void;
  insert(insert: Insert): void;
  /** The plane, for what has to know it; undefined when flat. */
  matrix(): Matrix | undefined;
  /** The entity is drawn: what was gathered goes to the sheet. */
  flush(): void;
}

const wholeTurn = 2 * Math.PI;
/** So many of a kind are gathered before they go to the sheet together. */
const gathered = 1024;

export function createPen(sheet: () => Sheet): Pen {
  const lines = new Float64Array(gathered * 4);
  const arcs = new Float64Array(gathered * arcWidth);
  const triangles = new Float64Array(gathered * 6);
  const at = new Float64Array(2);
  const turnedInsert = createMatrix();
  let lineLength = 0;
  let arcLength = 0;
  let triangleLength = 0;
  let matrix: Matrix | undefined;

  const flush = (): void => {
    if (lineLength > 0) sheet().lines(lines, 0, lineLength / 4, matrix ?? flatMatrix);
    if (arcLength > 0) sheet().arcs(arcs, 0, arcLength / arcWidth, matrix ?? flatMatrix);
    if (triangleLength > 0) sheet().triangles(triangles, 0, triangleLength / 6, matrix ?? flatMatrix);
    lineLength = 0;
    arcLength = 0;
    triangleLength = 0;
  };
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    if (lineLength === lines.length) flush();
    lines[lineLength] = x0;
    lines[lineLength + 1] = y0;
    lines[lineLength + 2] = x1;
    lines[lineLength + 3] = y1;
    lineLength += 4;
  };
  /** The turned plane that an entity lies in begins after what was drawn before. */
  const use = (next: Matrix | undefined): void => {
    if (next !== matrix) flush();
    matrix = next;
  };

  return {
    plane: (extrusion, elevation) => use(planeOf(extrusion, elevation)),
    flat: () => use(undefined),
    moveTo: (x, y) => {
      at[0] = x;
      at[1] = y;
    },
    lineTo: (x, y) => {
      line(at[0] ?? 0, at[1] ?? 0, x, y);
      at[0] = x;
      at[1] = y;
    },
    line,
    lines: (numbers, count) => {
      flush();
      sheet().lines(numbers, 0, count, matrix ?? flatMatrix);
    },
    polyline: (points, count, step, isClosed) => {
      // not by `line`: as arguments of a call the numbers would become objects
      const sides = isClosed ? count : count - 1;
      for (let side = 0; side < sides; side += 1) {
        if (lineLength === lines.length) flush();
        const from = side * step;
        const to = side + 1 < count ? from + step : 0;
        lines[lineLength] = points[from] ?? 0;
        lines[lineLength + 1] = points[from + 1] ?? 0;
        lines[lineLength + 2] = points[to] ?? 0;
        lines[lineLength + 3] = points[to + 1] ?? 0;
        lineLength += 4;
      }
    },
    arc: ({ x, y, ux, uy, vx, vy }, start, sweep) => {
      if (arcLength === arcs.length) flush();
      const along = Math.cos(start);
      const across = Math.sin(start);
      const ahead = sweep < 0 ? -1 : 1;
      const startX = ux * along + vx * across;
      const startY = uy * along + vy * across;
      arcs[arcLength] = x + startX;
      arcs[arcLength + 1] = y + startY;
      arcs[arcLength + 2] = startX;
      arcs[arcLength + 3] = startY;
      arcs[arcLength + 4] = ahead * (vx * along - ux * across);
      arcs[arcLength + 5] = ahead * (vy * along - uy * across);
      arcs[arcLength + 6] = Math.min(wholeTurn, Math.abs(sweep));
      arcLength += arcWidth;
    },
    triangle: (x0, y0, x1, y1, x2, y2) => {
      if (triangleLength === triangles.length) flush();
      // all turn the same way, so that overlaps of one fill never cancel out
      const isClockwise = (x1 - x0) * (y2 - y0) < (x2 - x0) * (y1 - y0);
      triangles[triangleLength] = x0;
      triangles[triangleLength + 1] = y0;
      triangles[triangleLength + 2] = isClockwise ? x2 : x1;
      triangles[triangleLength + 3] = isClockwise ? y2 : y1;
      triangles[triangleLength + 4] = isClockwise ? x1 : x2;
      triangles[triangleLength + 5] = isClockwise ? y1 : y2;
      triangleLength += 6;
    },
    reach: (x, y) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? flatMatrix;
      sheet().reach(a * x + c * y + e, b * x + d * y + f);
    },
    reachAll: (points, from, to) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? flatMatrix;
      let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let at = from * 2; at < to * 2; at += 2) {
        const x = points[at] ?? 0;
        const y = points[at + 1] ?? 0;
        minX = Math.min(minX, a * x + c * y + e);
        minY = Math.min(minY, b * x + d * y + f);
        maxX = Math.max(maxX, a * x + c * y + e);
        maxY = Math.max(maxY, b * x + d * y + f);
      }
      if (from === to) return;
      sheet().reach(minX, minY);
      sheet().reach(maxX, maxY);
    },
    text: (writing, pose) => sheet().text(writing, pose, 0, matrix ?? flatMatrix),
    insert: (insert) => {
      if (!matrix) {
        sheet().insert(insert);
        return;
      }
      const [a = 1, b = 0, c = 0, d = 1] = matrix;
      const turned = ([x, y]: readonly [number, number]) => [a * x + c * y, b * x + d * y] as const;
      sheet().insert({
        ...insert,
        matrix: composed(matrix, insert.matrix, turnedInsert),
        columnStep: turned(insert.columnStep),
        rowStep: turned(insert.rowStep),
      });
    },
    matrix: () => matrix,
    flush,
  };
}
