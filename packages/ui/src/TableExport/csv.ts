import { csvText } from '@fireline/domain/lib';
import type { Column } from '../DataTable/index.ts';
import type { Format } from '../lib/index.ts';
import { fileValueOf } from './fileValue.ts';

/** The cell as the reader reads it; a figure stays a figure. */
const csvValue = <Row>(column: Column<Row>, row: Row, format: Pick<Format, 'dateTime'>) => {
  const value = column.text?.(row) ?? fileValueOf(column, row);
  return value instanceof Date ? format.dateTime(value) : value;
};

/** The columns of those rows, under their headers, as a file that spreadsheets open. @spec DEV-12 */
export const csvOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  format: Pick<Format, 'dateTime'>,
): string =>
  csvText([
    columns.map((column) => column.header),
    ...rows.map((row) => columns.map((column) => csvValue(column, row, format))),
  ]);
