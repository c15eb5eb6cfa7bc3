import { readFloor } from '../../building/index.ts';
import { type Language, namedIn, readSheetHead, type Result, type SheetColumn, sheetRow } from '../../lib/index.ts';
import { deviceSpotChars, textChars } from '../limits.ts';
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

const rules: Readonly<Record<DeviceImportColumn, Omit<SheetColumn, 'id' | 'phrase'>>> = {
  imei: { isNeeded: true, repeated: 'device.register.imeiTaken' },
  deviceType: { isNeeded: true },
  name: { isNeeded: true, chars: textChars },
  place: {},
  building: {},
  floor: {},
  spot: { chars: deviceSpotChars },
  iccid: {},
};

/** What each column is called and holds. @spec DEV-26 */
export const deviceImportSheet: readonly SheetColumn<DeviceImportColumn>[] = /* @__PURE__ */ deviceImportColumns.map(
  (id) => ({
    id,
    phrase: deviceImportColumnWords[`device.import.column.${id}`],
    ...rules[id],
  }),
);

/** What a column is called in the file of a reader. @spec DEV-26 */
export const deviceImportHeader = (column: DeviceImportColumn, language: Language): string =>
  deviceImportColumnWords[`device.import.column.${column}`][language];

type Columns = readonly (DeviceImportColumn | undefined)[];

/** Which column stands where, in any of the languages; others, such as the reason of a failed row, are passed over. @spec DEV-26 */
export const readDeviceImportHead = (cells: readonly string[]): Result<Columns> =>
  readSheetHead(deviceImportSheet, cells);

/** A row with its type by id, and its floor as a number: `3F`, `B1`. What cannot be read stays as it was written. @spec DEV-26 */
export const deviceImportRow = (columns: Columns, cells: readonly string[]): Readonly<Record<string, string>> => {
  const { deviceType, floor, ...row } = sheetRow(columns, cells);
  const read = floor ? readFloor(floor) : undefined;
  return {
    ...row,
    ...(deviceType !== undefined && {
      deviceType: namedIn(deviceTypeNames, (type) => deviceWords[`device.type.${type}`], deviceType),
    }),
    ...(floor !== undefined && { floor: read?.ok ? String(read.value) : floor }),
  };
};
