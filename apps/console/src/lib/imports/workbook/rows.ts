import {
  addCell,
  addRow,
  cellName,
  checkLines,
  RefusedSheet,
  type SheetRow,
  sheetLimits,
} from '@fireline/domain/site/sheets';
import { numberText, writtenDate } from '../plainCell.ts';
import { textCollector } from './strings.ts';
import { cellText, walkXml } from './xml.ts';

/** What the cells of a sheet name by number. */
export interface Named {
  readonly strings: readonly string[];
  readonly formats: readonly string[];
  readonly isFrom1904: boolean;
}
interface Cell {
  readonly at: number;
  readonly type: string;
  readonly format: string;
}

/** @throws RefusedSheet for what no cell is called */
function columnOf(ref: string | undefined, next: number): number {
  if (ref === undefined) return next;
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/i.exec(ref)?.[1]?.toUpperCase();
  if (letters === undefined) throw new RefusedSheet('sheet.broken');
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0) - 1;
}

/** The text of a cell. @throws RefusedSheet for an error, and a number that has lost digits or is shown otherwise */
function textOf({ type, format }: Cell, raw: string, name: string, { strings, isFrom1904 }: Named): string {
  const value = raw.trim();
  switch (type) {
    case 's': {
      const text = strings[Number(value)];
      if (text === undefined && value !== '') throw new RefusedSheet('sheet.broken');
      return text ?? '';
    }
    case 'str':
      return cellText(raw);
    case 'inlineStr':
      return raw;
    case 'b':
      return value === '' ? '' : String(value === '1' || value.toLowerCase() === 'true');
    case 'e':
      throw new RefusedSheet('sheet.errorCell', { 0: name, 1: value });
    case 'd':
      return writtenDate(value);
    case 'n':
      return numberText(value, format, name, isFrom1904);
    default:
      throw new RefusedSheet('sheet.broken');
  }
}

/** The rows of a sheet, and how many of them are hidden in it. */
export interface ReadRows {
  readonly rows: readonly SheetRow[];
  readonly hidden: number;
}

/** Reads the rows of a sheet. One look finds formulas, errors and values alike, so they cannot be of different sheets. @throws RefusedSheet */
export function rowsIn(bytes: Uint8Array, named: Named): ReadRows {
  const rows: SheetRow[] = [];
  const inline = textCollector();
  let [lines, line, hidden, isHidden, isValue, value] = [0, 0, 0, false, false, ''];
  let cells: string[] = [];
  let next = 0;
  let cell: Cell | undefined;
  const open = (tag: string, { r, t, s, hidden: hides }: Readonly<Record<string, string>>): void => {
    if (tag === 'row') {
      checkLines((lines += 1), sheetLimits);
      line = r === undefined ? line + 1 : Number(r);
      [cells, next, isHidden] = [[], 0, hides === '1' || hides === 'true'];
    } else if (tag === 'c') {
      cell = { at: columnOf(r, next), type: t ?? 'n', format: named.formats[Number(s ?? 0)] ?? '' };
      value = '';
    } else if (cell && tag === 'f') throw new RefusedSheet('sheet.formula', { 0: cellName(cell.at, line) });
    else if (cell && tag === 'v') isValue = true;
    else if (cell) inline.onOpen(tag);
  };
  const close = (tag: string): void => {
    if (tag === 'v') isValue = false;
    else if (tag === 'c' && cell) {
      const raw = cell.type === 'inlineStr' ? inline.take() : value;
      addCell(cells, cell.at, textOf(cell, raw, cellName(cell.at, line), named), line, sheetLimits);
      next = cell.at + 1;
      cell = undefined;
    } else if (tag === 'row') {
      const before = rows.length;
      // a row may leave cells out
      addRow(rows, { line, cells: Array.from(cells, (text) => text ?? '') }, sheetLimits);
      if (isHidden && rows.length > before) hidden += 1;
    } else if (cell) inline.onClose(tag);
  };
  walkXml(bytes, {
    onOpen: open,
    onClose: close,
    onText: (text) => {
      if (isValue) value += text;
      else if (cell) inline.onText(text);
    },
  });
  return { rows, hidden };
}
