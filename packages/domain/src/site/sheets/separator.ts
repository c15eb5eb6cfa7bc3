import { type SheetColumn, sheetColumnsMax, suggestColumns } from '../../lib/index.ts';
import { type CsvCursor, readCsvRow } from './csvRow.ts';

/** The commonest first: of two that fit equally it counts. */
const separators = [',', ';', '\t', '|'] as const;
const lookedAtChars = 64 * 1024;
const lookedAtRows = 20;

/** The first rows with text as a separator would part them; blank cells at the end of a row are left out, as some programs do. */
function firstRows(sample: string, separator: string, isWhole: boolean): string[][] {
  const cursor: CsvCursor = { at: 0, isOpen: false };
  const rows: string[][] = [];
  while (cursor.at < sample.length && rows.length < lookedAtRows) {
    const cells: string[] = [];
    readCsvRow(sample, cursor, separator.charCodeAt(0), lookedAtChars, (cell) => cells.push(cell));
    while (cells.at(-1)?.trim() === '') cells.pop();
    // what the sample cuts through says nothing
    const isCut = cursor.at >= sample.length && !isWhole && rows.length > 0;
    if (cells.length > 0 && !isCut) rows.push(cells);
  }
  return rows;
}

/** How well a separator fits, the weightiest first: headers that are known, rows below that it parts like the headers, headers. */
type Fit = readonly [known: number, agrees: number, cells: number];
function fitOf([head = [], ...below]: readonly (readonly string[])[], columns: readonly SheetColumn[]): Fit {
  if (head.length < 2) return [0, 0, head.length];
  const known = suggestColumns(columns, head.slice(0, sheetColumnsMax), {}).filter(({ source }) => source === 'name');
  const alike = below.filter(({ length }) => length > 1 && length <= head.length);
  return [known.length, below.length === 0 ? 1 : alike.length / below.length, head.length];
}
const isBetter = (one: Fit, other: Fit): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

/** What spreadsheets write as the first line for each other: the separator itself. */
const declared = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/**
 * What parts the cells of a file, by its first rows: what parts the headers into known ones, or them and the rows below alike. A file of one column
 * keeps its commas and semicolons.
 * @returns with where the rows begin
 */
export function separatorOf(
  text: string,
  columns: readonly SheetColumn[],
): { readonly separator: string; readonly from: number } {
  const first = declared.exec(text.slice(0, 20));
  if (first?.[1] !== undefined) return { separator: first[1], from: first[0].length };
  const sample = text.slice(0, lookedAtChars);
  let best: { readonly separator: string; readonly fit: Fit } = { separator: ',', fit: [0, 0, sample.length] };
  for (const separator of separators) {
    const fit = fitOf(firstRows(sample, separator, sample.length === text.length), columns);
    if (isBetter(fit, best.fit)) best = { separator, fit };
  }
  return { separator: best.separator, from: 0 };
}
