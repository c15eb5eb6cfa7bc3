import { asWritten, ok, refuse, type Result, type SheetColumn } from '../../lib/index.ts';
import { addCell, addRow, cellName, checkLines, RefusedSheet, type SheetRow } from './cells.ts';
import { type CsvCursor, readCsvRow } from './csvRow.ts';
import { sheetLimits, type SheetLimits } from './limits.ts';
import { separatorOf } from './separator.ts';

/** No spreadsheet has more columns: reading ends there, whatever the cells hold. */
const spreadsheetColumns = 16_384;

/** One row, its cells as they were meant. @throws RefusedSheet */
function rowAt(text: string, cursor: CsvCursor, separator: number, line: number, limits: SheetLimits): SheetRow {
  const cells: string[] = [];
  readCsvRow(text, cursor, separator, limits.cellCharsMax, (cell, at) => {
    if (at >= spreadsheetColumns) throw new RefusedSheet('sheet.tooManyColumns', { 0: limits.columnsMax });
    // most cells of a file of separators: nothing more is done for them
    if (cell === '' && at >= limits.columnsMax) return;
    if (cursor.isOpen) throw new RefusedSheet('sheet.openQuote', { 0: cellName(at, line) });
    addCell(cells, at, asWritten(cell), line, limits);
  });
  return { line, cells };
}

/**
 * The rows of a file as `csvText` and spreadsheets write it, the headers first, every cell as text; rows without any text are left out. Cells are
 * parted by commas, semicolons, tabs or bars, as the first rows show. Reading ends at the first row, column or character too many.
 * @param columns those that the file is expected to have
 * @spec DEV-26 SIT-04 SIT-06 SES-08
 * @example readCsv('a;"b; c"\r\n\r\nd;="001"', []) // ok([{ line: 1, cells: ['a', 'b; c'] }, { line: 3, cells: ['d', '001'] }])
 */
export function readCsv(
  file: string,
  columns: readonly SheetColumn[],
  limits: SheetLimits = sheetLimits,
): Result<readonly SheetRow[]> {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const { separator, from } = separatorOf(text, columns);
  const cursor: CsvCursor = { at: from, isOpen: false };
  const rows: SheetRow[] = [];
  try {
    for (let line = 1; cursor.at < text.length; line += 1) {
      checkLines(line, limits);
      addRow(rows, rowAt(text, cursor, separator.charCodeAt(0), line, limits), limits);
    }
  } catch (error) {
    if (error instanceof RefusedSheet) return refuse(error.problem);
    throw error;
  }
  return ok(rows);
}
