import { dayMs } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** Pieces of readings that may hold something of the time between; a piece lasts a day at most. */
export const readingPieces = (db: Db, scope: Scope, deviceId: number, fromMs: number, toMs: number) =>
  db
    .selectFrom('reading')
    .innerJoin('device', 'device.deviceId', 'reading.deviceId')
    .select(['reading.fromAt', 'reading.points'])
    .where(scopeFilter(scope, 'device'))
    .where('reading.deviceId', '=', deviceId)
    .where('reading.fromAt', '>=', new Date(fromMs - dayMs).toISOString())
    .where('reading.fromAt', '<=', new Date(toMs).toISOString())
    .where('reading.toAt', '>=', new Date(fromMs).toISOString())
    .execute();

/** Pieces of positions that may hold something of the time between; a piece lasts a day at most. */
export const positionPieces = (db: Db, scope: Scope, deviceId: number, fromMs: number, toMs: number) =>
  db
    .selectFrom('position')
    .innerJoin('device', 'device.deviceId', 'position.deviceId')
    .select(['position.fromAt', 'position.points'])
    .where(scopeFilter(scope, 'device'))
    .where('position.deviceId', '=', deviceId)
    .where('position.fromAt', '>=', new Date(fromMs - dayMs).toISOString())
    .where('position.fromAt', '<=', new Date(toMs).toISOString())
    .where('position.toAt', '>=', new Date(fromMs).toISOString())
    .execute();

/** Reports of the time that are not packed yet; both ends belong to it. */
export const reportsBetween = (db: Db, scope: Scope, deviceId: number, fromMs: number, toMs: number) =>
  db
    .selectFrom('report')
    .innerJoin('device', 'device.deviceId', 'report.deviceId')
    .select(['report.at', 'report.readings', 'report.lng', 'report.lat', 'report.accuracyM'])
    .where(scopeFilter(scope, 'device'))
    .where('report.deviceId', '=', deviceId)
    .where('report.at', '>=', new Date(fromMs).toISOString())
    .where('report.at', '<=', new Date(toMs).toISOString())
    .execute();

/** The next devices by id. */
export const deviceIdsAfter = async (db: Db, deviceId: number, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('device')
      .select('deviceId')
      .where('deviceId', '>', deviceId)
      .orderBy('deviceId')
      .limit(limit)
      .execute()
  ).map((row) => row.deviceId);

export type AgedTable = 'report' | 'reading' | 'position' | 'alarm_report' | 'device_firmware';

/**
 * Deletes some rows of these devices from before the instant; a piece goes once all of it is older. Another gateway may do the same
 * meanwhile: what it has in hand is left to it.
 * @returns how many rows
 */
export async function deleteRowsBefore(
  db: Db,
  table: AgedTable,
  deviceIds: readonly number[],
  at: string,
  limit: number,
): Promise<number> {
  const isPiece = table === 'reading' || table === 'position';
  // what a device has now stays, however long ago it reported it
  const isOld =
    table === 'device_firmware'
      ? sql`exists (select 1 from device_firmware newer where newer.device_id = device_firmware.device_id and newer.at > device_firmware.at) and`
      : sql``;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where device_id = ${anyId(deviceIds)} and ${isOld} ${isPiece ? sql`from_at < ${at}::timestamptz and to_at` : sql`at`} < ${at}::timestamptz
      limit ${sql.lit(limit)} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
