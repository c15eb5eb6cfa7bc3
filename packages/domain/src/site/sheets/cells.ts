import { hasLostDigits, type Problem } from '../../lib/index.ts';
import type { SheetLimits } from './limits.ts';

/** A row of a file, with the number that a spreadsheet shows beside it: blank rows count, line ends within a cell do not. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Ends the reading of a file that is refused. */
export class RefusedSheet extends Error {
  readonly problem: Problem;
  constructor(code: string, args?: Problem['args']) {
    super(code);
    this.problem = { code, field: 'file', ...(args && { args }) };
  }
}

/** `A` for the first column. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/** What a spreadsheet calls a cell, such as `C5`. */
export const cellName = (at: number, line: number): string => `${columnName(at)}${line}`;

/** How spreadsheets write a value that could not be worked out, and one that is wider than its column. */
const errorWord = /^(?:#[A-Z][A-Z\d_/]*[!?]|#N\/A|#GETTING_DATA|#{3,}|(?:Err|错误|錯誤):\d{3})$/i;
/** @spec DEV-26 @example isErrorWord('#DIV/0!') // true */
export const isErrorWord = (text: string): boolean => text.length < 20 && errorWord.test(text.trim());

/**
 * Adds a cell to a row.
 * @throws RefusedSheet with the name of the cell, where it holds an error or a number that has lost digits, is too long, or is one too many
 */
export function addCell(cells: string[], at: number, text: string, line: number, limits: SheetLimits): void {
  const name = cellName(at, line);
  if (text.length > limits.cellCharsMax) throw new RefusedSheet('sheet.longCell', { 0: name, 1: limits.cellCharsMax });
  if (at >= limits.columnsMax) {
    if (text.trim() !== '') throw new RefusedSheet('sheet.tooManyColumns', { 0: limits.columnsMax });
    return;
  }
  if (isErrorWord(text)) throw new RefusedSheet('sheet.errorCell', { 0: name, 1: text.trim() });
  if (hasLostDigits(text)) throw new RefusedSheet('sheet.longNumber', { 0: name });
  cells[at] = text;
}

/** @throws RefusedSheet where a sheet has more rows than it may, blank ones too */
export function checkLines(lines: number, { linesMax }: SheetLimits): void {
  if (lines > linesMax) throw new RefusedSheet('sheet.tooManyLines', { 0: linesMax });
}

/** Keeps a row that has any text. @throws RefusedSheet where it is one too many, or too far down */
export function addRow(rows: SheetRow[], row: SheetRow, limits: SheetLimits): void {
  if (row.cells.every((cell) => cell.trim() === '')) return;
  checkLines(row.line, limits);
  rows.push(row);
  if (rows.length > limits.rowsMax + 1) throw new RefusedSheet('sheet.tooManyRows', { 0: limits.rowsMax });
}
