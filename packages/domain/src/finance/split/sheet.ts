import type { Problem } from '../../lib/index.ts';
import { splitSheetChars, splitSheetColumns, splitTasks } from '../limits.ts';
import { repeatedRows, type SplitTask, splitTaskForm } from './rules.ts';

/** A problem and the line of the sheet it stands on, counted from 1. Its field is the column, if it is one cell's. */
export interface SheetProblem extends Problem {
  readonly line: number;
}

/** A row that could be read, and its line. */
export interface SplitRow extends SplitTask {
  readonly line: number;
}

export interface SplitSheet {
  readonly rows: readonly SplitRow[];
  /** In the order of the lines. */
  readonly problems: readonly SheetProblem[];
}

const columns = ['recipientId', 'name', 'account', 'ratio'] as const satisfies readonly (keyof SplitTask)[];

const cellsOf = (line: string): string[] => line.split(line.includes('\t') ? '\t' : /[,，;；]/);
/** A ratio as it was typed or pasted, ready to be read: `３０％` is what a Chinese keyboard makes of 30. @spec N18 */
export const typedRatio = (cell: string): string =>
  (cell.length > 20 ? cell : cell.normalize('NFKC').replace(/\s*%\s*$/, '')).trim();

/** The lines of a sheet: what stands on line 3 is the third. @spec N18 */
export const sheetLines = (pasted: string): string[] => pasted.split(/\r\n|[\n\r\u2028]/);

/** Decision: a first line whose last cell holds no digit is the heading. */
const isHeading = (line: string): boolean => !/\p{Nd}/u.test(cellsOf(line).at(-1) as string);

/**
 * Split rows pasted from a sheet: recipient, name, account and ratio, divided by tabs, commas or semicolons, `30` or `30%`. Empty
 * lines and a heading are passed over. Every problem tells its line. Whether the ratios fit together is for the rule to say.
 * @spec N18 FIN-04
 * @example parseSplitSheet('r1\t张三\tacc-1\t30%') // one row, ratio 30
 */
export function parseSplitSheet(pasted: string): SplitSheet {
  if (pasted.length > splitSheetChars)
    return { rows: [], problems: [{ code: 'finance.sheet.tooLong', line: 1, args: { 0: splitSheetChars } }] };
  const lines = sheetLines(pasted)
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '');
  if (lines[0] && lines.length > 1 && isHeading(lines[0].text)) lines.shift();
  const tooMany = lines[splitTasks.max];
  if (tooMany)
    return { rows: [], problems: [{ code: 'form.tooMany', line: tooMany.line, args: { 0: splitTasks.max } }] };

  const rows: SplitRow[] = [];
  const found: SheetProblem[] = [];
  for (const { text, line } of lines) {
    const cells = cellsOf(text);
    if (cells.length !== splitSheetColumns) {
      found.push({ code: 'finance.sheet.columns', line, args: { 0: splitSheetColumns, 1: cells.length } });
      continue;
    }
    const raw = Object.fromEntries(columns.map((name, at) => [name, cells[at] as string]));
    const read = splitTaskForm.check({ ...raw, ratio: typedRatio(raw.ratio as string) });
    if (read.ok) rows.push({ ...read.value, line });
    else found.push(...read.problems.map((problem) => Object.assign({ line }, problem)));
  }
  for (const at of repeatedRows(rows))
    found.push({ code: 'finance.split.twice', field: 'recipientId', line: (rows[at] as SplitRow).line });
  return { rows, problems: found.toSorted((a, b) => a.line - b.line) };
}
