/** `a, b, c, d, e, f` of `x' = ax + cy + e`, `y' = bx + dy + f`. */
export type Matrix = Float64Array;

export const createMatrix = (): Matrix => new Float64Array(6);
export const flatMatrix: Matrix = /* @__PURE__ */ Float64Array.of(1, 0, 0, 1, 0, 0);

// results are written into matrices that are there: this runs for each insert, and what it made would have to be cleared away
const setMatrix = (into: Matrix, a: number, b: number, c: number, d: number, e: number, f: number): Matrix => {
  into[0] = a;
  into[1] = b;
  into[2] = c;
  into[3] = d;
  into[4] = e;
  into[5] = f;
  return into;
};
/** Where the matrix has the point. */
const xOf = (matrix: Matrix, x: number, y: number): number => (matrix[0] ?? 1) * x + (matrix[2] ?? 0) * y;
const yOf = (matrix: Matrix, x: number, y: number): number => (matrix[1] ?? 0) * x + (matrix[3] ?? 1) * y;

/** Turned by an angle, stretched before that along both axes, and moved. */
export function placing(into: Matrix, angle: number, scaleX: number, scaleY: number, x: number, y: number): Matrix {
  const along = Math.cos(angle);
  const across = Math.sin(angle);
  return setMatrix(into, along * scaleX, across * scaleX, -across * scaleY, along * scaleY, x, y);
}

/** First `inner`, then `outer`; written to `into`, which may be one of them. */
export const composed = (outer: Matrix, inner: Matrix, into: Matrix): Matrix =>
  setMatrix(
    into,
    xOf(outer, inner[0] ?? 1, inner[1] ?? 0),
    yOf(outer, inner[0] ?? 1, inner[1] ?? 0),
    xOf(outer, inner[2] ?? 0, inner[3] ?? 1),
    yOf(outer, inner[2] ?? 0, inner[3] ?? 1),
    xOf(outer, inner[4] ?? 0, inner[5] ?? 0) + (outer[4] ?? 0),
    yOf(outer, inner[4] ?? 0, inner[5] ?? 0) + (outer[5] ?? 0),
  );

/** First the matrix, then a step. */
export const movedBy = (matrix: Matrix, x: number, y: number, into: Matrix): Matrix =>
  setMatrix(
    into,
    matrix[0] ?? 1,
    matrix[1] ?? 0,
    matrix[2] ?? 0,
    matrix[3] ?? 1,
    (matrix[4] ?? 0) + x,
    (matrix[5] ?? 0) + y,
  );
/** First a step, then the matrix. */
export const movedInside = (matrix: Matrix, x: number, y: number, into: Matrix): Matrix =>
  movedBy(matrix, xOf(matrix, x, y), yOf(matrix, x, y), into);

export type Vector3 = readonly [x: number, y: number, z: number];

export const cross = ([a, b, c]: Vector3, [d, e, f]: Vector3): Vector3 => [b * f - c * e, c * d - a * f, a * e - b * d];
const unit = ([x, y, z]: Vector3): Vector3 => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Below this, the format's own rule takes the other axis for its start. */
const nearZ = 1 / 64;

/**
 * Seen from above, the plane that an entity with this extrusion is drawn in: by the format's "arbitrary axis" rule. `(0, 0, -1)`, which
 * mirrored entities have, turns x around. Undefined for the usual plane.
 */
export function planeOf(extrusion: Vector3, elevation: number): Matrix | undefined {
  const [nx, ny, nz] = extrusion;
  if (nx === 0 && ny === 0 && nz > 0) return undefined;
  const normal = unit(extrusion);
  if (Number.isNaN(normal[0])) return undefined;
  const start: Vector3 = Math.abs(normal[0]) < nearZ && Math.abs(normal[1]) < nearZ ? [0, 1, 0] : [0, 0, 1];
  const alongX = unit(cross(start, normal));
  const alongY = unit(cross(normal, alongX));
  return setMatrix(
    createMatrix(),
    alongX[0],
    alongX[1],
    alongY[0],
    alongY[1],
    normal[0] * elevation,
    normal[1] * elevation,
  );
}
