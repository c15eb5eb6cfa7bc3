import type { Matrix } from '../matrix.ts';

/** A block drawn somewhere. */
export interface Insert {
  /** Number of the block's name. */
  readonly block: number;
  readonly layer: number;
  readonly color: number;
  /** `a, b, c, d, e, f` of `x' = ax + cy + e`, `y' = bx + dy + f`. */
  readonly matrix: Matrix;
  /** An array of so many, and how far one is from the next. */
  readonly columns: number;
  readonly rows: number;
  readonly columnStep: readonly [x: number, y: number];
  readonly rowStep: readonly [x: number, y: number];
}
/** A copy to be kept: an insert is only lent while it is drawn. */
export const keptInsert = (insert: Insert): Insert => ({ ...insert, matrix: insert.matrix.slice() });

/** Where a text stands and how it is turned: these numbers of it are seen through matrices. */
export const poseFields = {
  // not x and y: with six fields beginning so it would share its hidden class with ellipses, and each of their decimals made what reads it slow again
  placeX: 0,
  placeY: 1,
  /** One unit along the line. */
  alongX: 2,
  alongY: 3,
  /** One unit from the foot of a letter to its head. */
  upX: 4,
  upY: 5,
} as const;
export const poseLength = 6;

/** What entities draw onto: the model, or the blocks. Coordinates are the file's own. */
export interface Sheet {
  /** Begins an entity. */
  begin(): void;
  /** The look of what follows. */
  look(layer: number, color: number): void;
  /** The lines from the one place to before the other, `x0, y0, x1, y1` each, seen through the matrix. */
  lines(numbers: Float64Array, from: number, to: number, matrix: Matrix): void;
  /** The same for arcs, whose seven numbers are those of a drawing's. */
  arcs(numbers: Float64Array, from: number, to: number, matrix: Matrix): void;
  /** The same for triangles, `x0, y0, x1, y1, x2, y2` each, which turn counter-clockwise before they are seen through the matrix. */
  triangles(numbers: Float64Array, from: number, to: number, matrix: Matrix): void;
  /** A point that belongs to the entity without being the end of a line: the extent goes around it. */
  reach(x: number, y: number): void;
  /** The writing of this number, in the pose that begins at `at` (`poseFields`), seen through the matrix. */
  text(writing: number, poses: Float64Array, at: number, matrix: Matrix): void;
  /** The insert is only lent for the call. */
  insert(insert: Insert): void;
  /** Keeps what was drawn since the beginning, or takes all of it back; answers what was lost. */
  finish(): number;
}
