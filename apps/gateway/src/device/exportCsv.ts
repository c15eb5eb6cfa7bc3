import { deviceStatus, deviceWords } from '@fireline/domain/device';
import type { Language } from '@fireline/domain/lib';
import { toCsv, wallTime } from '../lib/csv.ts';
import type { DeviceRow } from './store.ts';
import { deviceExportWords } from './words.ts';

type Cell = string | number | null;
type Column = keyof typeof deviceExportWords extends `device.export.${infer Name}` ? Name : never;

const cellOf: Readonly<Record<Column, (device: DeviceRow, language: Language) => Cell>> = {
  deviceId: (d) => d.deviceId,
  imei: (d) => d.imei,
  name: (d) => d.name,
  deviceType: (d, language) => deviceWords[`device.type.${d.deviceType}`][language],
  status: (d, language) => deviceWords[`device.status.${deviceStatus(d)}`][language],
  signals: (d) => d.signals,
  batteryRatio: (d) => d.batteryRatio,
  lastSeenAt: (d) => wallTime(d.lastSeenAt),
  expiresOn: (d) => d.expiresOn,
  partnerName: (d) => d.partnerName,
  unitName: (d) => d.unitName,
  placeName: (d) => d.placeName,
  buildingName: (d) => d.buildingName,
  floor: (d) => d.floor,
  address: (d) => d.address,
  alarmLevel: (d) => d.alarmLevel,
};
const columns = Object.keys(cellOf) as Column[];

/** The devices as CSV with headings and words in the language; unknown columns are left out, none named means all. */
export function devicesCsv(
  devices: readonly DeviceRow[],
  language: Language,
  wanted: readonly string[] = columns,
): string {
  const chosen = columns.filter((column) => wanted.includes(column));
  const heading = chosen.map((column) => deviceExportWords[`device.export.${column}`][language]);
  return toCsv([heading, ...devices.map((device) => chosen.map((column) => cellOf[column](device, language)))]);
}
