import { dayMs } from '@fireline/domain/lib';
import { RefusedSheet } from '@fireline/domain/site/sheets';
import { isDateFormat, zeroFilled } from './workbook/formats.ts';

/** Spreadsheets keep and show 15 digits of a number: what is longer has lost some already, and what comes behind is noise. */
const exactMax = 999_999_999_999_999;
const exactDigits = 15;

/** Day 1 of each calendar of spreadsheets. The older one counts 29 February 1900, a day that never was. */
const firstDay = { of1900: Date.UTC(1899, 11, 31), of1904: Date.UTC(1904, 0, 1) };
const daysBeforeGap = 60;

/** A date as `2026-11-26`, with its time where it has one. The spreadsheet's own clock, which knows no zone, is in UTC here. */
function dateText(atMs: number): string {
  const date = new Date(atMs);
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  const day = text.slice(0, 10);
  return date.getTime() % dayMs === 0 ? day : `${day} ${text.slice(11, 16)}`;
}

function serialText(serial: number, isFrom1904: boolean): string {
  const ms = (days: number): number => Math.round(days * dayMs);
  // a time of day without a day
  if (serial >= 0 && serial < 1) return new Date(ms(serial)).toISOString().slice(11, 16);
  if (isFrom1904) return dateText(firstDay.of1904 + ms(serial));
  return dateText(firstDay.of1900 + ms(serial > daysBeforeGap ? serial - 1 : serial));
}

/** A date that a cell holds as text: `2026-11-26T08:00:00`. */
export function writtenDate(text: string): string {
  const atMs = Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(atMs) ? text : dateText(atMs);
}

/** The number as people write it, without the noise of binary fractions. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(exactDigits)));
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/**
 * The text that a sheet shows for a number.
 * @param name of the cell
 * @throws RefusedSheet where the number has lost digits, or is shown with zeros that are not known
 */
export function numberText(raw: string, format: string, name: string, isFrom1904: boolean): string {
  if (raw === '') return '';
  const value = Number(raw);
  if (Number.isNaN(value)) throw new RefusedSheet('sheet.broken');
  if (isDateFormat(format)) return serialText(value, isFrom1904);
  if (Math.abs(value) > exactMax) throw new RefusedSheet('sheet.longNumber', { 0: name });
  const filled = zeroFilled(value, format);
  if (filled === null) throw new RefusedSheet('sheet.shownOtherwise', { 0: name, 1: format });
  return filled ?? plainNumber(value);
}
