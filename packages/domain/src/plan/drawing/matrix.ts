/** `a, b, c, d, e, f` of `x' = ax + cy + e`, `y' = bx + dy + f`. */
export type Matrix = Float64Array;

export const sameMatrix = (): Matrix => Float64Array.of(1, 0, 0, 1, 0, 0);

/** First `inner`, then `outer`. */
export function composed(outer: Matrix, inner: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return Float64Array.of(
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  );
}

export const movedBy = (matrix: Matrix, x: number, y: number): Matrix => {
  const moved = matrix.slice();
  moved[4] = (matrix[4] ?? 0) + x;
  moved[5] = (matrix[5] ?? 0) + y;
  return moved;
};

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
  return Float64Array.of(alongX[0], alongX[1], alongY[0], alongY[1], normal[0] * elevation, normal[1] * elevation);
}
