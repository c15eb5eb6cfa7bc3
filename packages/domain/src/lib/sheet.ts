import { type Language, languages, type Phrase } from './phrases.ts';
import { type Problem, refuse, type Result, ok } from './problems.ts';
import type { Range } from './range.ts';

/** A column of a file that is imported. */
export interface SheetColumn<Id extends string = string> {
  readonly id: Id;
  /** What its header reads, in each language. */
  readonly phrase: Phrase;
  /** Without it no row of a file can succeed. */
  readonly isNeeded?: boolean;
  /** No two rows may have the same text in it; the code of the problem of the second. */
  readonly repeated?: string;
  /** How long its text may be. */
  readonly chars?: Range;
}

/** The most columns that a file may have. */
export const sheetColumnsMax = 64;
/** A header that is longer is cut off before it is recognised or remembered. */
export const sheetHeaderMax = 64;

/** As it is compared: full-width characters are ordinary ones, case and outer blanks do not count. A build holds the phrases of one language only. */
export const plainHeader = (text: string | undefined): string =>
  (text ?? '').slice(0, sheetHeaderMax).normalize('NFKC').trim().toLowerCase();

const isCalled = ({ id, phrase }: Pick<SheetColumn, 'id' | 'phrase'>, plain: string): boolean =>
  plain !== '' &&
  (plainHeader(id) === plain || languages.some((language: Language) => plainHeader(phrase[language]) === plain));

/** The value that a text names, by its id or its phrase in any language; the text itself where it names none. */
export const namedIn = <Value extends string>(
  values: readonly Value[],
  phraseOf: (value: Value) => Phrase,
  text: string,
): string => values.find((id) => isCalled({ id, phrase: phraseOf(id) }, plainHeader(text))) ?? text;

/** Which column stands where; undefined is one that no row needs. Of two of the same name the first counts. */
export type SheetHead<Id extends string> = readonly (Id | undefined)[];

const once = <Id extends string>(ids: SheetHead<Id>): SheetHead<Id> =>
  ids.map((id, at) => (ids.indexOf(id) === at ? id : undefined));

/** Why a head lacks what every row needs. */
export function missingColumns<Id extends string>(
  columns: readonly SheetColumn<Id>[],
  head: SheetHead<Id>,
): Problem | undefined {
  const missing = columns.filter(({ id, isNeeded }) => isNeeded && !head.includes(id)).map(({ id }) => id);
  return missing.length > 0
    ? { code: 'site.import.columnsMissing', field: 'file', args: { 0: missing.join(', ') } }
    : undefined;
}

/** Which column stands where, in any of the languages; others, such as the reason of a failed row, are passed over. */
export function readSheetHead<Id extends string>(
  columns: readonly SheetColumn<Id>[],
  cells: readonly string[],
): Result<SheetHead<Id>> {
  const head = once(cells.map((cell) => columns.find((column) => isCalled(column, plainHeader(cell)))?.id));
  const problem = missingColumns(columns, head);
  return problem ? refuse(problem) : ok(head);
}

/** By what a header was recognised: what somebody chose for it before, its name in one of the languages, or where it stands. */
export const headerSources = ['remembered', 'name', 'position'] as const;
export type HeaderSource = (typeof headerSources)[number];
export interface SuggestedColumn<Id extends string = string> {
  readonly column: Id | null;
  readonly source: HeaderSource | null;
}

/**
 * Which column each header of a file most likely means. What was chosen before wins over names. Where nothing at all is recognised, the columns
 * are taken to stand as in the template; otherwise only a needed column that nothing else names is taken by its place.
 * @param remembered by `plainHeader`; null: the header means no column
 */
export function suggestColumns<Id extends string>(
  columns: readonly SheetColumn<Id>[],
  cells: readonly string[],
  remembered: Readonly<Record<string, string | null>>,
): readonly SuggestedColumn<Id>[] {
  const taken = new Set<Id>();
  const none: SuggestedColumn<Id> = { column: null, source: null };
  const take = (column: SheetColumn<Id> | undefined, source: HeaderSource): SuggestedColumn<Id> | undefined => {
    if (!column || taken.has(column.id)) return undefined;
    taken.add(column.id);
    return { column: column.id, source };
  };
  const plain = cells.map(plainHeader);
  const known = plain.map((text) => (Object.hasOwn(remembered, text) ? remembered[text] : undefined));
  const byMemory = known.map((id) => take(id == null ? undefined : columns.find((one) => one.id === id), 'remembered'));
  const byName = plain.map((text, at) =>
    byMemory[at] || known[at] === null
      ? undefined
      : take(
          columns.find((one) => isCalled(one, text)),
          'name',
        ),
  );
  const isStrange = taken.size === 0 && known.every((id) => id === undefined);
  return plain.map((_, at) => {
    const named = byMemory[at] ?? byName[at];
    const inPlace = columns[at];
    if (named || known[at] === null || !inPlace || !(isStrange || inPlace.isNeeded)) return named ?? none;
    return take(inPlace, 'position') ?? none;
  });
}

/** The cells of a row by column, blanks at both ends taken off; a cell that the file does not have is empty. */
export const sheetRow = <Id extends string>(
  head: SheetHead<Id>,
  cells: readonly string[],
): Readonly<Partial<Record<Id, string>>> => {
  const row: Partial<Record<Id, string>> = {};
  for (const [at, column] of head.entries()) if (column) row[column] = (cells[at] ?? '').trim();
  return row;
};
