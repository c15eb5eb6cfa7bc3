import type { Readings } from '@fireline/domain/device';
import { type RawBuilder, sql } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { type Statement, together } from '../../lib/db/query/together.ts';
import type { DeviceState } from './apply.ts';

// Sets of rows travel as one JSON parameter: a thousand reports cost as many statements as one.

/** What reports change about a device, and as what it is kept. */
const stateColumns = {
  online: 'boolean',
  expired: 'boolean',
  open: 'boolean',
  armed: 'boolean',
  lowPower: 'boolean',
  signals: 'int',
  status: 'text',
  batteryRatio: 'float8',
  readings: 'jsonb',
  lastSeenAt: 'timestamptz',
  heardAt: 'timestamptz',
  alarmLevel: 'int',
} as const;
/** What hardly any report changes. */
const firmwareColumns = { firmware: 'text', firmwareKey: 'text', firmwareAt: 'timestamptz' } as const;
const deviceColumns = { ...stateColumns, ...firmwareColumns } as const;
type DeviceColumn = keyof typeof deviceColumns;
const namesOf = <T extends object>(columns: T) => Object.keys(columns) as (keyof T & string)[];

/** The tenant's devices by IMEI, locked in the order of their ids so that two batches never wait for each other in a ring. */
export const lockDevices = (tx: Tx, rentId: string, imeis: readonly string[]) =>
  tx
    .selectFrom('device')
    .select([
      ...(['deviceId', 'imei', 'deviceType', 'dStatus', 'expiresOn', 'heartbeatS'] as const),
      ...namesOf(deviceColumns),
      ...(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId', 'suspendedAt'] as const),
      ...(['buildingId', 'floor'] as const),
    ])
    .where('rentId', '=', rentId)
    .where('removedAt', 'is', null)
    .where('imei', '=', anyText(imeis))
    .orderBy('deviceId')
    .forUpdate();

/** The same devices, to be compared with `=` by their ids. */
export const devicesByImei = (rentId: string, imeis: readonly string[]): RawBuilder<number> =>
  sql`any(array(select device_id from device where rent_id = ${rentId} and removed_at is null and imei = ${anyText(imeis)}))`;

/**
 * A statement that writes these columns; types are said, as to look up those of the whole table takes as long as the rest. Which devices is said
 * twice: by the ids alone they are looked up in the index, where a join with the JSON reads the whole table.
 */
function devicesWritten(names: readonly DeviceColumn[], devices: readonly DeviceState[]) {
  const given = (name: DeviceColumn) => sql.raw(`"${name}"`);
  const assigned = sql.join(names.map((name) => sql`${sql.ref(name)} = x.${given(name)}`));
  const typed = sql.join(names.map((name) => sql`${given(name)} ${sql.raw(deviceColumns[name])}`));
  const keys = ['deviceId', ...names] as const;
  const json = JSON.stringify(devices.map((device) => Object.fromEntries(keys.map((name) => [name, device[name]]))));
  return sql`update device set ${assigned} from jsonb_to_recordset(${json}::jsonb) as x("deviceId" bigint, ${typed})
    where device.device_id = x."deviceId" and device.device_id = ${anyId(devices.map(({ deviceId }) => deviceId))}`;
}

/** @param withFirmware whether that of any of them was reported otherwise */
export const writtenDevices = (devices: readonly DeviceState[], withFirmware = true): readonly Statement[] =>
  devices.length === 0 ? [] : [devicesWritten(namesOf(withFirmware ? deviceColumns : stateColumns), devices)];

export async function writeDevices(tx: Tx, devices: readonly DeviceState[]): Promise<void> {
  await together(tx, writtenDevices(devices));
}

export interface ReportRow {
  readonly deviceId: number;
  readonly at: string;
  readonly readings: Readings;
  readonly lng: number | null;
  readonly lat: number | null;
  readonly accuracyM: number | null;
}

/** One row for each instant of a device, of which the first report counts; what only a later one has is added. */
export function oneForEachInstant(reports: readonly ReportRow[]): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const report of reports) {
    const key = `${report.deviceId} ${report.at}`;
    const before = rows.get(key);
    const { lng, lat, accuracyM } = before?.lng == null ? report : before;
    rows.set(
      key,
      before ? { ...before, readings: { ...report.readings, ...before.readings }, lng, lat, accuracyM } : report,
    );
  }
  return [...rows.values()];
}

/** Keeps reports. Of two of the same instant the first one stays, and takes what only the second one has. */
export const writtenReports = (reports: readonly ReportRow[]): readonly Statement[] =>
  reports.length === 0
    ? []
    : [
        sql`
    insert into report (device_id, at, readings, lng, lat, accuracy_m)
    select "deviceId", at, readings, lng, lat, "accuracyM" from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as x("deviceId" bigint, at timestamptz, readings jsonb, lng float8, lat float8, "accuracyM" int)
    on conflict (device_id, at) do update set
      readings = excluded.readings || report.readings, lng = coalesce(report.lng, excluded.lng),
      lat = coalesce(report.lat, excluded.lat), accuracy_m = coalesce(report.accuracy_m, excluded.accuracy_m)`,
      ];
