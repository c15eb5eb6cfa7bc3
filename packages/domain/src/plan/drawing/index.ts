export {
  type Drawing,
  type DrawingLayer,
  type DrawingReport,
  type DrawingStyle,
  type DrawingText,
  type DrawingTexts,
  type Extent,
  type LossReason,
  type ReportRow,
  type TextEncoding,
  foreground,
  lossReasons,
  textEncodings,
} from './drawing.ts';
export {
  type DecodedTexts,
  type TextLine,
  type TextStore,
  createTextStore,
  mtextLines,
  plainText,
  prepareEncodings,
  promisedEncoding,
  readEscapes,
} from './text/index.ts';
export {
  lettersAt,
  packTexts,
  textAt,
  textCount,
  textPlaceFields,
  textPlaceLength,
  unpackTexts,
} from './packedTexts.ts';
export { type DrawingSketch, sketchOf, sketchSize, sketchStrokesMax } from './sketch.ts';
export { arcWidth, widenByArc } from './store/arcs.ts';
export { decodeDrawing, encodeDrawing } from './codec/index.ts';
export { type DrawingCaps, drawingCaps } from './caps.ts';
export { type Gathered, gatheredOf } from './gathered.ts';
export { type DrawingReader, type DrawingReaderOptions, createDrawingReader } from './reader.ts';
export { type ReportTotals, isLossRow, reportTotals } from './totals.ts';
