import { type Language, namedIn, readSheetHead, type Result, type SheetColumn, sheetRow } from '../../lib/index.ts';
import { addressChars, personNameChars, placeCodeChars, siteNameChars } from '../limits.ts';
import { placeTypeLetters } from '../placeTypes.ts';
import { smallPlaceKinds } from '../places.ts';
import { siteFormWords, siteWords } from '../words.ts';
import { siteImportWords } from './words.ts';

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

const rules: Readonly<Record<PlaceImportColumn, Omit<SheetColumn, 'id' | 'phrase'>>> = {
  name: { isNeeded: true, chars: siteNameChars },
  type: { isNeeded: true },
  smallKind: { isNeeded: true },
  address: { isNeeded: true, chars: addressChars },
  manager: { isNeeded: true, chars: personNameChars },
  phone: { isNeeded: true },
  number: { repeated: 'site.place.numberTaken', chars: placeCodeChars },
  houseCode: { chars: placeCodeChars },
  lnglat: {},
  partnerId: {},
};

/** What each column is called and holds. @spec SIT-04 DEV-26 */
export const placeImportSheet: readonly SheetColumn<PlaceImportColumn>[] = /* @__PURE__ */ placeImportColumns.map(
  (id) => ({
    id,
    phrase: siteImportWords[`site.import.${id}`],
    ...rules[id],
  }),
);

/** What a column is called in the file of a reader. @spec SIT-04 */
export const placeImportHeader = (column: PlaceImportColumn, language: Language): string =>
  siteImportWords[`site.import.${column}`][language];

type Columns = readonly (PlaceImportColumn | undefined)[];

/** Which column stands where, in any of the languages. @spec SIT-04 */
export const readPlaceImportHead = (cells: readonly string[]): Result<Columns> =>
  readSheetHead(placeImportSheet, cells);

/**
 * A row as `placeImportForm` reads it: kinds and types by their name in any language, by letter or by id.
 * @spec SIT-04
 */
export const placeImportRow = (columns: Columns, cells: readonly string[]): Readonly<Record<string, string>> => {
  const { type, smallKind, ...row } = sheetRow(columns, cells);
  return {
    ...row,
    ...(type !== undefined && {
      type: namedIn(placeTypeLetters, (letter) => siteWords[`site.placeType.${letter}`], type),
    }),
    ...(smallKind !== undefined && {
      smallKind: namedIn(smallPlaceKinds, (kind) => siteFormWords[`site.smallKind.${kind}`], smallKind),
    }),
  };
};
