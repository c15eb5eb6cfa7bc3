import type { DeviceStatus } from '@fireline/domain/device';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';

// Both are called with the devices locked, so no record is opened while a report closes it.

export interface Lost {
  readonly deviceId: number;
  readonly fromAt: string;
  readonly status: DeviceStatus;
  readonly signals: number | null;
  readonly batteryRatio: number | null;
}

/** Notes devices that fell silent; where the same silence is known it stays as it is. @spec DEV-14 */
export async function openRecords(tx: Tx, lost: readonly Lost[]): Promise<void> {
  if (lost.length === 0) return;
  await sql`
    insert into offline_record (device_id, from_at, status, signals, battery_ratio)
    select "deviceId", "fromAt", status, signals, "batteryRatio" from jsonb_to_recordset(${JSON.stringify(lost)}::jsonb)
      as x("deviceId" bigint, "fromAt" timestamptz, status text, signals int, "batteryRatio" float8)
    on conflict do nothing`.execute(tx);
}

/**
 * Ends the records of devices that report again. A report that comes late ends them as well, when it is received: until then nobody
 * knew of the device. Where the clock was put back so far that none of it would be left, there was no silence.
 * @spec DEV-14
 */
export async function closeRecords(tx: Tx, deviceIds: readonly number[], at: string): Promise<void> {
  if (deviceIds.length === 0) return;
  await sql`with gone as (
      delete from offline_record where device_id = ${anyId(deviceIds)} and to_at is null and from_at >= ${at}::timestamptz)
    update offline_record set to_at = ${at}::timestamptz
    where device_id = ${anyId(deviceIds)} and to_at is null and from_at < ${at}::timestamptz`.execute(tx);
}
