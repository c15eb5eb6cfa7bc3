import { dayMs } from '@fireline/domain/lib';

/** Spreadsheets keep 15 digits of a number: what is longer has lost some already. */
const exactMax = 999_999_999_999_999;

/** A date as `2026-11-26`, with its time where it has one. The spreadsheet's own clock, which knows no zone, is in UTC here. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  const day = text.slice(0, 10);
  return date.getTime() % dayMs === 0 ? day : `${day} ${text.slice(11, 16)}`;
}

/** The text of a cell; undefined for a number that has lost digits. */
export function plainCell(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return Math.abs(value) > exactMax ? undefined : String(value);
  return typeof value === 'boolean' ? String(value) : '';
}
