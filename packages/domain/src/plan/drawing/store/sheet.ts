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

/** Where the numbers of a text's record stand. */
export const textFields = {
  x: 0,
  y: 1,
  /** One unit along the line. */
  alongX: 2,
  alongY: 3,
  /** One unit from the foot of a letter to its head. */
  upX: 4,
  upY: 5,
  height: 6,
  widthFactor: 7,
  /** A style in the drawing, a look inside a block. */
  look: 8,
  /** In the store of texts. */
  id: 9,
  /** See `textForm`. */
  form: 10,
  /** Width that lines are broken at, or that a fitted line fills; 0 for none. */
  room: 11,
  lineSpacing: 12,
} as const;
export const textRecordLength = 13;

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
  /** The text whose record begins at `at`, as `textFields` says, but for the look; seen through the matrix. */
  text(records: Float64Array, at: number, matrix: Matrix): void;
  insert(insert: Insert): void;
  /** Keeps what was drawn since the beginning, or takes all of it back; answers what was lost. */
  finish(): number;
}
