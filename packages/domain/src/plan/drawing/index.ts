export {
  type Drawing,
  type DrawingLayer,
  type DrawingReport,
  type DrawingStyle,
  type DrawingText,
  type Extent,
  type LossReason,
  type ReportRow,
  type TextEncoding,
  foreground,
  lossReasons,
  textEncodings,
} from './drawing.ts';
