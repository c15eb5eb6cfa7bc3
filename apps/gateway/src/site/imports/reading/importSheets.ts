import { deviceImportRow, deviceImportSheet } from '@fireline/domain/device';
import type { SheetColumn, SheetHead } from '@fireline/domain/lib';
import { userImportRow, userImportSheet } from '@fireline/domain/session';
import {
  type ImportKind,
  placeImportRow,
  placeImportSheet,
  unitImportRow,
  unitImportSheet,
} from '@fireline/domain/site';

export type SentRow = Readonly<Record<string, string>>;

/** How the files of one kind are read. */
interface ImportSheet {
  readonly columns: readonly SheetColumn[];
  readonly row: (head: SheetHead<string>, cells: readonly string[]) => SentRow;
}

const sheet = <Id extends string>(
  columns: readonly SheetColumn<Id>[],
  row: (head: SheetHead<Id>, cells: readonly string[]) => SentRow,
): ImportSheet => ({
  columns,
  // a head holds ids of the columns only
  row: (head, cells) => row(head as SheetHead<Id>, cells),
});

/** @spec DEV-26 SIT-04 SIT-06 SES-08 */
export const importSheets: Readonly<Record<ImportKind, ImportSheet>> = {
  place: sheet(placeImportSheet, placeImportRow),
  unit: sheet(unitImportSheet, unitImportRow),
  user: sheet(userImportSheet, userImportRow),
  device: sheet(deviceImportSheet, deviceImportRow),
};
