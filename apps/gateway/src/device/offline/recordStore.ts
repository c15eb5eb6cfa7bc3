import type { DeviceStatus } from '@fireline/domain/device';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Present } from '../../lib/mending/ahead.ts';

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
export const closeRecords = (tx: Tx, deviceIds: readonly number[], at: string): Promise<void> =>
  closeRecordsAt(
    tx,
    deviceIds.map((deviceId) => ({ deviceId, at })),
  );

/** As `closeRecords`, of devices that report again at different times; each device once. @spec DEV-14 */
export async function closeRecordsAt(
  tx: Tx,
  ended: readonly { readonly deviceId: number; readonly at: string }[],
): Promise<void> {
  if (ended.length === 0) return;
  const open = sql`o.to_at is null and o.device_id = ${anyId(ended.map(({ deviceId }) => deviceId))} and o.device_id = x."deviceId"`;
  const told = sql`jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as x("deviceId" bigint, at timestamptz)`;
  await sql`with gone as (delete from offline_record o using ${told} where ${open} and o.from_at >= x.at)
    update offline_record o set to_at = x.at from ${told} where ${open} and o.from_at < x.at`.execute(tx);
}

/** Of these devices those whose silence is noted to begin later than that: a clock that ran ahead saw it. */
export const silentAhead = async (tx: Tx, deviceIds: readonly number[], now: string): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx
        .selectFrom('offlineRecord')
        .select('deviceId')
        .where('toAt', 'is', null)
        .where('fromAt', '>', now)
        .where('deviceId', '=', anyId(deviceIds))
        .execute()
    ).map(({ deviceId }) => deviceId),
  );

/** What a clock that ran ahead left of silences: those that began ahead never were, and the others have ended by now. @spec DEV-14 */
export async function mendOffline(db: Db, { now, ahead }: Present): Promise<void> {
  await db.deleteFrom('offlineRecord').where('fromAt', '>', ahead).where('toAt', 'is not', null).execute();
  await db.updateTable('offlineRecord').set({ fromAt: now }).where('fromAt', '>', ahead).execute();
  await db.updateTable('offlineRecord').set({ toAt: now }).where('toAt', '>', ahead).execute();
}
