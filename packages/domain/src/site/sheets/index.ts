export { type SheetEncoding, type SheetReading, readingsOf, sheetEncodings } from './encodings.ts';
export {
  type SheetRow,
  addCell,
  addRow,
  cellName,
  checkLines,
  columnName,
  isErrorWord,
  RefusedSheet,
} from './cells.ts';
export { type SheetLimits, sheetLimits } from './limits.ts';
export { readCsv } from './readCsv.ts';
export { sheetWords } from './words.ts';
