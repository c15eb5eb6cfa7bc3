import { type Matrix, type Vector3, composed, planeOf } from './matrix.ts';
import { type Insert, type Sheet, textFields } from './store/sheet.ts';

/** Draws in the plane of an entity onto a sheet. */
export interface Pen {
  /** What follows lies in the plane with this extrusion. */
  plane(extrusion: Vector3, elevation: number): void;
  /** What follows lies flat, as drawings mostly do. */
  flat(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  line(x0: number, y0: number, x1: number, y1: number): void;
  triangle(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): void;
  /** Widens the extent only. */
  reach(x: number, y: number): void;
  /** A record of a text as `textFields` says; it is turned into the plane in place. */
  text(record: Float64Array): void;
  insert(insert: Insert): void;
  /** The plane, for what has to know it; undefined when flat. */
  matrix(): Matrix | undefined;
}

export function createPen(sheet: () => Sheet): Pen {
  const at = new Float64Array(2);
  let matrix: Matrix | undefined;

  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    if (!matrix) {
      sheet().line(x0, y0, x1, y1);
      return;
    }
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    sheet().line(a * x0 + c * y0 + e, b * x0 + d * y0 + f, a * x1 + c * y1 + e, b * x1 + d * y1 + f);
  };
  const toPlane = (record: Float64Array, xField: number, yField: number, isPoint: boolean): void => {
    if (!matrix) return;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    const [x, y] = [record[xField] ?? 0, record[yField] ?? 0];
    record[xField] = a * x + c * y + (isPoint ? e : 0);
    record[yField] = b * x + d * y + (isPoint ? f : 0);
  };

  return {
    plane: (extrusion, elevation) => {
      matrix = planeOf(extrusion, elevation);
    },
    flat: () => {
      matrix = undefined;
    },
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
    triangle: (x0, y0, x1, y1, x2, y2) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? [];
      const [p0, q0, p1, q1] = [a * x0 + c * y0 + e, b * x0 + d * y0 + f, a * x1 + c * y1 + e, b * x1 + d * y1 + f];
      const [p2, q2] = [a * x2 + c * y2 + e, b * x2 + d * y2 + f];
      // all turn the same way, so that overlaps of one fill never cancel out
      if ((p1 - p0) * (q2 - q0) < (p2 - p0) * (q1 - q0)) sheet().triangle(p0, q0, p2, q2, p1, q1);
      else sheet().triangle(p0, q0, p1, q1, p2, q2);
    },
    reach: (x, y) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? [];
      sheet().reach(a * x + c * y + e, b * x + d * y + f);
    },
    text: (record) => {
      toPlane(record, textFields.x, textFields.y, true);
      toPlane(record, textFields.alongX, textFields.alongY, false);
      toPlane(record, textFields.upX, textFields.upY, false);
      sheet().text(record);
    },
    insert: (insert) => {
      if (!matrix) {
        sheet().insert(insert);
        return;
      }
      const [a = 1, b = 0, c = 0, d = 1] = matrix;
      const turned = ([x, y]: readonly [number, number]) => [a * x + c * y, b * x + d * y] as const;
      sheet().insert({
        ...insert,
        matrix: composed(matrix, insert.matrix),
        columnStep: turned(insert.columnStep),
        rowStep: turned(insert.rowStep),
      });
    },
    matrix: () => matrix,
  };
}
