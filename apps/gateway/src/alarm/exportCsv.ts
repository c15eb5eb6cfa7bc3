import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import type { Language } from '@fireline/domain/lib';
import { toCsv, wallTime } from '../lib/csv.ts';
import type { AlarmRow } from './store.ts';
import { alarmExportWords } from './words.ts';

type Cell = string | number | null;
type Column = keyof typeof alarmExportWords extends `alarm.export.${infer Name}` ? Name : never;

const cellOf: Readonly<Record<Column, (alarm: AlarmRow, language: Language) => Cell>> = {
  alarmId: (a) => a.alarmId,
  level: (a, language) => alarmWords[`alarm.level.${a.level}`][language],
  category: (a, language) => alarmWords[`alarm.category.${a.category}`][language],
  kind: (a, language) => alarmWords[`alarm.kind.${a.kind}`][language],
  state: (a, language) => alarmWords[`alarm.state.${a.state}`][language],
  value: (a) => a.value,
  count: (a) => a.count,
  alarmTime: (a) => wallTime(a.alarmTime),
  deviceName: (a) => a.deviceName,
  deviceType: (a, language) => deviceWords[`device.type.${a.deviceType}`][language],
  imei: (a) => a.imei,
  unitName: (a) => a.unitName,
  placeName: (a) => a.placeName,
  address: (a) => a.address,
  acknowledgedBy: (a) => a.acknowledgedBy,
  handledBy: (a) => a.handledBy,
  handledAt: (a) => wallTime(a.handledAt),
  closing: (a, language) => a.closing && alarmWords[`alarm.closing.${a.closing}`][language],
  clearType: (a, language) => a.clearType && alarmWords[`alarm.clearType.${a.clearType}`][language],
  remark: (a) => a.remark,
};
const columns = Object.keys(cellOf) as Column[];

/** The alarms as CSV with headings and words in the language. */
export const alarmsCsv = (alarms: readonly AlarmRow[], language: Language): string =>
  toCsv([
    columns.map((column) => alarmExportWords[`alarm.export.${column}`][language]),
    ...alarms.map((alarm) => columns.map((column) => cellOf[column](alarm, language))),
  ]);
