/** A block drawn somewhere. */
export interface Insert {
  /** Number of the block's name. */
  readonly block: number;
  readonly layer: number;
  readonly color: number;
  /** `a, b, c, d, e, f` of `x' = ax + cy + e`, `y' = bx + dy + f`. */
  readonly matrix: Float64Array;
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
  line(x0: number, y0: number, x1: number, y1: number): void;
  triangle(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): void;
  /** A point that belongs to the entity without being the end of a line: the extent goes around it. */
  reach(x: number, y: number): void;
  /** Numbers as `textFields` says, but for the look; they are copied. */
  text(record: Float64Array): void;
  insert(insert: Insert): void;
  /** Keeps what was drawn since the beginning, or takes all of it back; answers what was lost. */
  finish(): number;
}
