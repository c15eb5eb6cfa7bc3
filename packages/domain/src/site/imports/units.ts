import {
  defineForm,
  type Field,
  id,
  isBlank,
  optional,
  readSheetHead,
  type Result,
  type SheetColumn,
  sheetRow,
  text,
} from '../../lib/index.ts';
import { lngLatOf, wgs84 } from '../coordinates.ts';
import { importOrgChars, addressChars, personNameChars, siteNameChars } from '../limits.ts';
import { phoneFields, phoneRules } from '../phones.ts';
import { siteUnitImportWords } from './words.ts';

/** The columns of a file of units, as the template has them. @spec SIT-06 DEV-26 */
export const unitImportColumns = [
  'name',
  'contact',
  'address',
  'mobiles',
  'landlines',
  'org',
  'partnerId',
  'lnglat',
] as const;
export type UnitImportColumn = (typeof unitImportColumns)[number];

const rules: Readonly<Record<UnitImportColumn, Omit<SheetColumn, 'id' | 'phrase'>>> = {
  name: { isNeeded: true, chars: siteNameChars },
  contact: { isNeeded: true, chars: personNameChars },
  address: { isNeeded: true, chars: addressChars },
  mobiles: {},
  landlines: {},
  org: { isNeeded: true },
  partnerId: {},
  lnglat: {},
};

/** What each column is called and holds. @spec SIT-06 DEV-26 */
export const unitImportSheet: readonly SheetColumn<UnitImportColumn>[] = /* @__PURE__ */ unitImportColumns.map(
  (column) => ({
    id: column,
    phrase: siteUnitImportWords[`site.unitImport.${column}`],
    ...rules[column],
  }),
);

type Columns = readonly (UnitImportColumn | undefined)[];

/** Which column stands where, in any of the languages. @spec SIT-06 */
export const readUnitImportHead = (cells: readonly string[]): Result<Columns> => readSheetHead(unitImportSheet, cells);

/** A row as `unitImportForm` reads it. @spec SIT-06 */
export const unitImportRow = (columns: Columns, cells: readonly string[]): Readonly<Record<string, string>> =>
  sheetRow(columns, cells);

const between = /[,，;；、|/\n]+/;
/** Several numbers in one cell, between commas, semicolons, slashes or line ends. */
const inOneCell =
  (many: Field<readonly string[]>): Field<readonly string[]> =>
  (raw, field) =>
    many(
      typeof raw === 'string'
        ? raw
            .split(between)
            .map((number) => number.trim())
            .filter((number) => number !== '')
        : raw,
      field,
    );

const phones = /* @__PURE__ */ phoneFields('unit');

/**
 * One row of a file of units: the rules of the form for one unit, the organisation by its number or name; the partner is the current one unless
 * the row names another.
 * @spec SIT-06 SIT-03 DEV-26
 */
export const unitImportForm = (currentPartnerId: number | undefined) =>
  defineForm(
    {
      name: text(siteNameChars),
      contact: text(personNameChars),
      address: text(addressChars),
      mobiles: inOneCell(phones.mobiles),
      landlines: inOneCell(phones.landlines),
      org: text(importOrgChars),
      partnerId: ((raw, field) =>
        isBlank(raw) ? { ok: true, value: currentPartnerId } : id(raw, field)) satisfies Field<number | undefined>,
      lnglat: optional(lngLatOf(wgs84)),
    },
    (value) => phoneRules(value),
  );
