import { readFloor } from '../../building/index.ts';
import { type Language, languages, ok, refuse, type Result } from '../../lib/index.ts';
import { deviceTypeNames } from '../types.ts';
import { deviceWords } from '../words.ts';
import { deviceImportColumnWords } from './words.ts';

/** The columns of a file of devices, as the template has them. @spec DEV-26 */
export const deviceImportColumns = [
  'imei',
  'deviceType',
  'name',
  'place',
  'building',
  'floor',
  'spot',
  'iccid',
] as const;
export type DeviceImportColumn = (typeof deviceImportColumns)[number];

/** Without these no row of a file can succeed. */
const needed: readonly DeviceImportColumn[] = ['imei', 'deviceType', 'name'];

const plain = (text: string | undefined): string => (text ?? '').normalize('NFKC').trim().toLowerCase();

/** What a column is called in the file of a reader. @spec DEV-26 */
export const deviceImportHeader = (column: DeviceImportColumn, language: Language): string =>
  deviceImportColumnWords[`device.import.column.${column}`][language];

const columnCalled = (text: string): DeviceImportColumn | undefined =>
  deviceImportColumns.find(
    (column) =>
      plain(column) === plain(text) ||
      languages.some((language) => plain(deviceImportHeader(column, language)) === plain(text)),
  );

type Columns = readonly (DeviceImportColumn | undefined)[];

/** Which column stands where, in any of the languages; others, such as the reason of a failed row, are passed over. @spec DEV-26 */
export const readDeviceImportHead = (cells: readonly string[]): Result<Columns> => {
  const columns = cells.map(columnCalled);
  const missing = needed.filter((column) => !columns.includes(column));
  return missing.length === 0
    ? ok(columns)
    : refuse({ code: 'site.import.columnsMissing', field: 'file', args: { 0: missing.join(', ') } });
};

const typeCalled = (text: string): string =>
  deviceTypeNames.find(
    (type) =>
      plain(type) === plain(text) ||
      languages.some((language) => plain(deviceWords[`device.type.${type}`][language]) === plain(text)),
  ) ?? text;

/** A row with its type by id, and its floor as a number: `3F`, `B1`. What cannot be read stays as it was written. @spec DEV-26 */
export const deviceImportRow = (columns: Columns, cells: readonly string[]): Readonly<Record<string, string>> => {
  const row: Record<string, string> = {};
  for (const [at, column] of columns.entries()) {
    const text = (cells[at] ?? '').trim();
    if (column === undefined) continue;
    if (column === 'deviceType') row[column] = typeCalled(text);
    else if (column === 'floor' && text !== '') {
      const floor = readFloor(text);
      row[column] = floor.ok ? String(floor.value) : text;
    } else row[column] = text;
  }
  return row;
};
