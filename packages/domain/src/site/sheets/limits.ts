import { sheetColumnsMax } from '../../lib/index.ts';
import { importCellCharsMax, importLinesMax, importRowsMax } from '../../shell/index.ts';

/** What a file may hold; smaller in tests. */
export interface SheetLimits {
  /** Below the row of the headers. */
  readonly rowsMax: number;
  /** With those that are blank. */
  readonly linesMax: number;
  readonly columnsMax: number;
  readonly cellCharsMax: number;
}
/** @spec DEV-26 */
export const sheetLimits: SheetLimits = {
  rowsMax: importRowsMax,
  linesMax: importLinesMax,
  columnsMax: sheetColumnsMax,
  cellCharsMax: importCellCharsMax,
};
