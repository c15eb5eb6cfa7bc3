/** A box with `minX <= maxX` and `minY <= maxY`; y grows upwards, as drawings have it. */
export interface Extent {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface DrawingLayer {
  readonly name: string;
  /** Whether the file shows it: neither off nor frozen. */
  readonly isShown: boolean;
}

/** What lines, fills and texts of one look share; they name it by its place in `styles`. */
export interface DrawingStyle {
  /** Place in `layers`. */
  readonly layer: number;
  /** `0xRRGGBB`, or {@link foreground}. */
  readonly color: number;
}
/** The colour that is black on white paper and white on a dark screen (colour 7 of the format). */
export const foreground = 0x1000000;

/** A piece of text, one line, as it is taken out of {@link DrawingTexts}. */
export interface DrawingText {
  readonly text: string;
  /** Where the text is held, relative to the origin. */
  readonly x: number;
  readonly y: number;
  /** Height of capitals in drawing units. */
  readonly height: number;
  /** Width of the letters against their usual one: 0.7 is narrow. */
  readonly widthFactor: number;
  /** Counter-clockwise. */
  readonly rotationRad: number;
  /** Which part of the line stands at `x`, `y`. */
  readonly align: 'left' | 'center' | 'right';
  readonly baseline: 'baseline' | 'bottom' | 'middle' | 'top';
  /** Place in `styles`. */
  readonly style: number;
}

/**
 * The texts of a drawing as flat arrays, as its lines are: some thirty bytes each besides their letters. `textAt` takes one out.
 * @spec PLN-04
 */
export interface DrawingTexts {
  /** All letters, one text behind the other; texts that are drawn more than once may stand here once. */
  readonly letters: string;
  /** `from, to` of each text: its letters are those from the one place to before the other. */
  readonly spans: Uint32Array;
  /** `x, y, height, widthFactor, rotationRad` of each. */
  readonly places: Float32Array;
  /** Which point of each is held: four times its alignment, and its baseline, both by their place among those of {@link DrawingText}. */
  readonly anchors: Uint8Array;
  /** Place in `styles` of each; there are as many as there are texts. */
  readonly styles: Uint16Array;
}

/** Why something of the file is not in the drawing, or not as it was. */
export const lossReasons = [
  /** Kind of entity that is not read. */
  'unsupported',
  /** Not in model space. */
  'paperSpace',
  /** Names a block that the file does not hold. */
  'blockMissing',
  /** A block inside itself, or nested too deep. */
  'blockLoop',
  /** Numbers that are none, or further out than can be drawn. */
  'badNumbers',
  /** Above the limit of what is kept in memory. */
  'overLimit',
  /** A free curve drawn by straight pieces, a pattern by its outline, a font by another: seen, but not exact. */
  'simplified',
  /** What is in another file: an external reference, a picture, an underlay, a linked object, a shape of a font. */
  'external',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** How many entities of one kind on one layer came out how. */
export interface ReportRow {
  /** As the file calls it: `LINE`, `HATCH`, `ACAD_TABLE`. */
  readonly kind: string;
  /** Name of the layer. */
  readonly layer: string;
  readonly drawn: number;
  readonly approximated: number;
  readonly notDrawn: number;
  /** Of what was approximated or not drawn; empty when all is as it was. */
  readonly reasons: readonly LossReason[];
}

export const textEncodings = ['utf-8', 'gbk', 'big5', 'windows-1252', 'shift_jis', 'euc-kr'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** What was read, how, and what was not: an honest list. @spec N11 */
export interface DrawingReport {
  /** `AC1015`; empty when the file does not say. */
  readonly version: string;
  readonly isBinary: boolean;
  /** As the header declares it, `ANSI_936`; empty when it does not. */
  readonly declaredEncoding: string;
  /** What the bytes turned out to be. */
  readonly encoding: TextEncoding;
  /** Entities of model space by kind, as an independent reader would count them: blocks not opened. */
  readonly entities: Readonly<Record<string, number>>;
  readonly rows: readonly ReportRow[];
  /** The file ended before its end mark: what came before is drawn. */
  readonly isTruncated: boolean;
  readonly sizeBytes: number;
  /** The other files that it points at and shows, as it names them; absent: none. */
  readonly files?: readonly string[];
  /** Lines, arcs, triangles and texts that lie so far off that a plan opens without them; absent: none. Found when it is opened. */
  readonly farOff?: number;
}

/**
 * A drawing as flat arrays, so that a worker can hand it over without copying: those of lines, arcs and triangles may be parts of larger buffers,
 * of which only what is written takes memory as long as they are transferred and not cloned. All coordinates are relative to `origin`: as 32-bit
 * floats they keep their millimetres also where the drawing lies a thousand kilometres from zero.
 * @spec PLN-04 N11
 */
export interface Drawing {
  /** What to add to get the file's own coordinates, in drawing units. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Around everything drawn, relative to the origin; undefined when nothing is. */
  readonly extent: Extent | undefined;
  /** Undefined when the file does not say. */
  readonly metresPerUnit: number | undefined;
  readonly layers: readonly DrawingLayer[];
  readonly styles: readonly DrawingStyle[];
  /** `x0, y0, x1, y1` of each line; a point is a line without length, to be drawn with a round end. */
  readonly segments: Float32Array;
  /** Place in `styles` of each line. */
  readonly segmentStyles: Uint16Array;
  /**
   * `x, y, ux, uy, vx, vy, sweep` of each arc of a circle or an ellipse, to be drawn as round as the screen shows it. It begins at `x, y`, seen
   * from its middle at `u`, and goes on along `v`: `t` radians later, up to the sweep of at most a whole turn, it is at
   * `x - ux (1 - cos t) + vx sin t`, and likewise for y.
   */
  readonly arcs: Float32Array;
  readonly arcStyles: Uint16Array;
  /** `x0, y0, x1, y1, x2, y2` of each filled triangle, counter-clockwise. */
  readonly triangles: Float32Array;
  readonly triangleStyles: Uint16Array;
  readonly texts: DrawingTexts;
  readonly report: DrawingReport;
}
