import { type Language, languages, ok, type Phrase, type Problem, refuse, type Result } from '../../lib/index.ts';
import { placeTypeLetters } from '../placeTypes.ts';
import { smallPlaceKinds } from '../places.ts';
import { siteFormWords, siteWords } from '../words.ts';
import { siteImportWords } from './words.ts';

/** What files are imported of. @spec DEV-26 */
export const importKinds = ['place', 'device'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How a row of an import stands. @spec DEV-26 */
export const importRowStates = ['waiting', 'success', 'failure'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** The columns of a file of small places, as the template has them. @spec SIT-04 DEV-26 */
export const placeImportColumns = [
  'name',
  'type',
  'smallKind',
  'address',
  'manager',
  'phone',
  'number',
  'houseCode',
  'lnglat',
  'partnerId',
] as const;
export type PlaceImportColumn = (typeof placeImportColumns)[number];

/** Without these no row of a file can succeed. */
const needed: readonly PlaceImportColumn[] = ['name', 'type', 'smallKind', 'address', 'manager', 'phone'];

/** A build holds the phrases of one language only. */
const plain = (text: string | undefined): string => (text ?? '').normalize('NFKC').trim().toLowerCase();

/** What a column is called in the file of a reader. @spec SIT-04 */
export const placeImportHeader = (column: PlaceImportColumn, language: Language): string =>
  siteImportWords[`site.import.${column}`][language];

const columnCalled = (text: string): PlaceImportColumn | undefined =>
  placeImportColumns.find(
    (column) =>
      plain(column) === plain(text) ||
      languages.some((language) => plain(placeImportHeader(column, language)) === plain(text)),
  );

/** One that has its column in the file as often as once; others, such as the reason of a failed row, are passed over. */
type Columns = readonly (PlaceImportColumn | undefined)[];

/** Which column stands where, in any of the languages. @spec SIT-04 */
export const readPlaceImportHead = (cells: readonly string[]): Result<Columns> => {
  const columns = cells.map(columnCalled);
  const missing = needed.filter((column) => !columns.includes(column));
  return missing.length === 0
    ? ok(columns)
    : refuse({ code: 'site.import.columnsMissing', field: 'file', args: { 0: missing.join(', ') } });
};

/** The value that a text names, by its id or its phrase in any language; the text itself where it names none. */
const byPhrase = <Value extends string>(
  values: readonly Value[],
  phraseOf: (value: Value) => Phrase,
  text: string,
): string =>
  values.find(
    (value) =>
      plain(value) === plain(text) ||
      (text !== '' && languages.some((language) => plain(phraseOf(value)[language]) === plain(text))),
  ) ?? text;

/**
 * A row as `placeImportForm` reads it: kinds and types by their name in any language, by letter or by id.
 * @spec SIT-04
 */
export const placeImportRow = (columns: Columns, cells: readonly string[]): Readonly<Record<string, string>> => {
  const row: Record<string, string> = {};
  for (const [at, column] of columns.entries()) {
    const text = (cells[at] ?? '').trim();
    if (column === 'smallKind')
      row[column] = byPhrase(smallPlaceKinds, (kind) => siteFormWords[`site.smallKind.${kind}`], text);
    else if (column === 'type')
      row[column] = byPhrase(placeTypeLetters, (letter) => siteWords[`site.placeType.${letter}`], text);
    else if (column) row[column] = text;
  }
  return row;
};

/** Why a file of so many rows is not imported. @spec DEV-26 */
export const checkImportRows = (rows: number, max: number): Problem | undefined => {
  if (rows === 0) return { code: 'site.import.empty', field: 'file' };
  return rows > max ? { code: 'site.import.tooManyRows', field: 'file', args: { 0: max, 1: rows } } : undefined;
};
