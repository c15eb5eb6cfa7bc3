import { csvText } from '@fireline/domain/lib';
import { textOf } from './filter.ts';
import type { Column } from './types.ts';

/** The columns of those rows, under their headers, as a file that spreadsheets open. @spec DEV-12 */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): string =>
  csvText([
    columns.map((column) => column.header),
    ...Array.from(rows, (row) => columns.map((column) => textOf(column, row))),
  ]);
