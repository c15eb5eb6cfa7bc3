import { type Column, textOf } from '../DataTable/index.ts';
import type { Format } from '../lib/index.ts';

export type FileValue = string | number | boolean | Date | null;

const isPossible = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value instanceof Date
      ? !Number.isNaN(value.getTime())
      : value !== undefined;

/** The cell in a spreadsheet: its value, else its words ('never reported'), else null. */
export function fileValueOf<Row>(column: Column<Row>, row: Row): FileValue {
  const value = column.fileValue ? column.fileValue(row) : column.text ? column.text(row) : column.sortValue?.(row);
  if (value === undefined || value === null) return textOf(column, row) || null;
  return isPossible(value) ? value : null;
}

/** What stands on paper: as the reader reads it. */
export function printTextOf<Row>(column: Column<Row>, row: Row, format: Format): string {
  const text = column.text?.(row);
  if (text !== undefined && !column.fileValue) return String(text);
  const value = fileValueOf(column, row);
  if (value instanceof Date) return format.dateTime(value);
  if (text !== undefined) return String(text);
  return value === null ? '' : String(value);
}
