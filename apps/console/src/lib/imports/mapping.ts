import type { ImportHead } from '@fireline/api/site';
import { csvText, type Problem, type SheetColumn } from '@fireline/domain/lib';
import type { SheetRow } from '@fireline/domain/site/sheets';
import type { ChosenFile } from './FileStep.tsx';

/** What one header of a file means, and how that is known. */
export interface Meaning {
  readonly column: string | null;
  readonly source: ImportHead['columns'][number]['source'] | 'chosen';
}
export type Mapping = readonly Meaning[];

/** The mapping after somebody gave one header a meaning: a column belongs to one header. */
export const chosenMeaning = (mapping: Mapping, at: number, column: string | null): Mapping =>
  mapping.map((meaning, index) => {
    if (index === at) return { column, source: 'chosen' };
    return column !== null && meaning.column === column ? { column: null, source: 'chosen' } : meaning;
  });

/** The needed columns that no header means. */
export const missingIn = (mapping: Mapping, columns: readonly SheetColumn[]): readonly string[] =>
  columns.filter(({ id, isNeeded }) => isNeeded && !mapping.some(({ column }) => column === id)).map(({ id }) => id);

/** What is remembered of it: what was chosen by hand, by header. */
export const rememberedOf = (mapping: Mapping, head: readonly string[]): string | undefined => {
  const chosen = mapping.flatMap(({ column, source }, at) =>
    source === 'chosen' && head[at] ? [[head[at], column] as const] : [],
  );
  return chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : undefined;
};

/** The columns of the file that mean something, in its order. */
export const usedIn = (mapping: Mapping): readonly { readonly column: string; readonly at: number }[] =>
  mapping.flatMap(({ column }, at) => (column === null ? [] : [{ column, at }]));

/** The rows that are sent: those with text in a column that means something. */
export const sentRows = ({ rows }: Pick<ChosenFile, 'rows'>, mapping: Mapping): readonly SheetRow[] =>
  rows.filter(({ cells }) => usedIn(mapping).some(({ at }) => (cells[at] ?? '').trim() !== ''));

/**
 * The file as it is sent: columns by their ids, those without a meaning left out. Blank rows take the place of what is not sent, so that the gateway
 * numbers the rows as the reader's spreadsheet does.
 */
export function sentFile(file: Pick<ChosenFile, 'name' | 'headLine' | 'rows'>, mapping: Mapping): File {
  const used = usedIn(mapping);
  const lines: string[][] = [];
  const put = (line: number, cells: string[]): void => {
    while (lines.length < line - 1) lines.push([]);
    lines.push(cells);
  };
  put(
    file.headLine,
    used.map(({ column }) => column),
  );
  for (const { line, cells } of sentRows(file, mapping))
    put(
      line,
      used.map(({ at }) => cells[at] ?? ''),
    );
  return new File([csvText(lines)], file.name, { type: 'text/csv' });
}

/** A row that would fail, with the line that it has in the file. */
export interface FailingRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems: readonly Problem[];
}
