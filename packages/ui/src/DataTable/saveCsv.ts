import { saveFile } from '../lib/saveFile.ts';
import { toCsv } from './csv.ts';
import type { Column } from './types.ts';

/** Hands the rows to the browser as a file. @param name without ending */
export function saveCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}
