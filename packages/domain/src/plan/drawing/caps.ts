import { drawingInZipBelowBytes } from '../limits.ts';

/**
 * How much of a drawing is kept, so that no file takes more memory than a browser's worker has. What is above is not drawn and is
 * reported as such; only a file that is too long is refused.
 */
export interface DrawingCaps {
  /** Of the drawing itself: one in a zip may be longer than what is uploaded. */
  readonly fileBytes: number;
  /**
   * Lines of the drawing, blocks opened, each arc counted as {@link linesPerArc}: eighteen bytes each, and four in the index of who draws them. Decision: twelve million, so that a plan
   * of 300 MB is read and indexed in 500 MB. That is room for ten million entities, and half as many lines again as the largest screen has dots.
   */
  readonly segments: number;
  readonly triangles: number;
  readonly texts: number;
  /** Lines with arcs, triangles and texts that blocks hold, each kept once. */
  readonly blockSegments: number;
  readonly blockTriangles: number;
  readonly blockTexts: number;
  /** Inserts inside blocks, and those that come before their block. */
  readonly inserts: number;
  /** Times a block is opened inside others and by arrays, in all. */
  readonly openings: number;
  /** Bytes of all texts. */
  readonly textBytes: number;
  readonly layers: number;
  readonly blocks: number;
}

export const drawingCaps: DrawingCaps = {
  fileBytes: drawingInZipBelowBytes,
  segments: 12_000_000,
  triangles: 4_000_000,
  texts: 1_000_000,
  blockSegments: 4_000_000,
  blockTriangles: 1_000_000,
  blockTexts: 250_000,
  inserts: 500_000,
  openings: 2_000_000,
  textBytes: 64 * 1024 * 1024,
  layers: 20_000,
  blocks: 200_000,
};

/** An arc takes as much memory as so many lines, nearly. */
export const linesPerArc = 2;

/** Further out than this, in drawing units, nothing is drawn: northings in millimetres are 3e9. */
export const farthest = 1e12;
/** Blocks inside blocks, so deep. */
export const deepestNesting = 64;
/** Tags of one entity that are kept, such as the corners of a hatch. */
export const mostListTags = 4_000_000;
/** Letters of one line of text, as it is drawn. */
export const mostLetters = 2000;
/** Bytes of one text. */
export const mostTextBytes = 1024 * 1024;
