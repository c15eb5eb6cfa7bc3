import { toCsv } from './csv.ts';
import type { Column } from './types.ts';

/** Hands the rows to the browser as a file. @param name without ending */
export function saveCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // the browser has taken the content by the next task
  setTimeout(() => URL.revokeObjectURL(url));
}
