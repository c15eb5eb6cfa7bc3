import type { Readings } from '@fireline/domain/device';
import { sql } from 'kysely';
import { anyText } from '../lib/db/anyOf.ts';
import type { Tx } from '../lib/db/schema.ts';
import { updateMany } from '../lib/db/updateMany.ts';
import type { DeviceState } from './apply.ts';

// Sets of rows travel as one JSON parameter: a thousand reports cost as many statements as one.

/** What reports change about a device. */
const deviceColumns = [
  'online',
  'expired',
  'open',
  'armed',
  'lowPower',
  'signals',
  'status',
  'batteryRatio',
  'readings',
  'lastSeenAt',
  'heardAt',
  'alarmLevel',
] as const;

/** The tenant's devices by IMEI, locked in the order of their ids so that two batches never wait for each other in a ring. */
export const lockDevices = (tx: Tx, rentId: string, imeis: readonly string[]) =>
  tx
    .selectFrom('device')
    .select([
      ...(['deviceId', 'imei', 'deviceType', 'dStatus', 'expiresOn', 'heartbeatS'] as const),
      ...deviceColumns,
      ...(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId', 'suspendedAt'] as const),
      ...(['buildingId', 'floor'] as const),
    ])
    .where('rentId', '=', rentId)
    .where('removedAt', 'is', null)
    .where('imei', '=', anyText(imeis))
    .orderBy('deviceId')
    .forUpdate()
    .execute();

export const writeDevices = (tx: Tx, devices: readonly DeviceState[]): Promise<void> =>
  updateMany(tx, 'device', 'deviceId', deviceColumns, devices);

export interface ReportRow {
  readonly deviceId: number;
  readonly at: string;
  readonly readings: Readings;
  readonly lng: number | null;
  readonly lat: number | null;
  readonly accuracyM: number | null;
}

/** Keeps reports. Of two of the same instant the first one stays, and takes what only the second one has. */
export async function writeReports(tx: Tx, reports: readonly ReportRow[]): Promise<void> {
  if (reports.length === 0) return;
  await sql`
    insert into report (device_id, at, readings, lng, lat, accuracy_m)
    select "deviceId", at, readings, lng, lat, "accuracyM" from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as x("deviceId" bigint, at timestamptz, readings jsonb, lng float8, lat float8, "accuracyM" int)
    on conflict (device_id, at) do update set
      readings = excluded.readings || report.readings, lng = coalesce(report.lng, excluded.lng),
      lat = coalesce(report.lat, excluded.lat), accuracy_m = coalesce(report.accuracy_m, excluded.accuracy_m)`.execute(
    tx,
  );
}
