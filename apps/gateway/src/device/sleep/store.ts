import { heldFromMs, mergeSleep, nightOf, type SleepSegment } from '@fireline/domain/device';
import { sql } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { heldSinceOf } from '../holder/store.ts';
import './tables.ts';

/** Stages that a device reported. */
export interface SleptRow {
  readonly deviceId: number;
  readonly segments: readonly SleepSegment[];
}

/** Keeps stages by their nights. The devices are locked: nobody else writes to their nights. @spec DEV-25 */
export async function writeSleep(tx: Tx, slept: readonly SleptRow[]): Promise<void> {
  const nights = new Map<string, { deviceId: number; night: string; segments: SleepSegment[] }>();
  for (const { deviceId, segments } of slept)
    for (const segment of segments) {
      const night = nightOf(segment.fromMs);
      const row = nights.get(`${deviceId} ${night}`) ?? { deviceId, night, segments: [] };
      row.segments.push(segment);
      nights.set(`${deviceId} ${night}`, row);
    }
  if (nights.size === 0) return;
  const rows = [...nights.values()];
  const known = await tx
    .selectFrom('sleepNight')
    .selectAll()
    .where('deviceId', '=', anyId([...new Set(rows.map(({ deviceId }) => deviceId))]))
    .where(sql<string>`night::text`, '=', anyText([...new Set(rows.map(({ night }) => night))]))
    .execute();
  const before = new Map(known.map((row) => [`${row.deviceId} ${row.night}`, row.segments]));
  const merged = rows.map(({ deviceId, night, segments }) => ({
    deviceId,
    night,
    segments: JSON.stringify(mergeSleep(before.get(`${deviceId} ${night}`) ?? [], segments)),
  }));
  await tx
    .insertInto('sleepNight')
    .values(merged)
    .onConflict((oc) =>
      oc.columns(['deviceId', 'night']).doUpdateSet((eb) => ({ segments: eb.ref('excluded.segments') })),
    )
    .execute();
}

/** The stages of a night since the holder has the device. */
const held = (row: NightRow, heldSince: string | null): NightRow => {
  const fromMs = heldFromMs(heldSince, 0);
  return { ...row, segments: row.segments.filter((segment) => segment.fromMs >= fromMs) };
};
interface NightRow {
  readonly night: string;
  readonly segments: readonly SleepSegment[];
}

/** The nights of a device since that one, oldest first; none from before its holder had it. @spec DEV-12 DEV-25 */
export async function nightsSince(db: Db, deviceId: number, night: string): Promise<NightRow[]> {
  const heldSince = await heldSinceOf(db, deviceId);
  const rows = await db
    .selectFrom('sleepNight')
    .select(['night', 'segments'])
    .where('deviceId', '=', deviceId)
    .where('night', '>=', night)
    .orderBy('night')
    .limit(100)
    .execute();
  return rows.map((row) => held(row, heldSince)).filter(({ segments }) => segments.length > 0);
}

export async function nightOfDevice(db: Db, deviceId: number, night: string): Promise<NightRow | undefined> {
  const row = await db
    .selectFrom('sleepNight')
    .select(['night', 'segments'])
    .where('deviceId', '=', deviceId)
    .where('night', '=', night)
    .executeTakeFirst();
  return row && held(row, await heldSinceOf(db, deviceId));
}

/** @returns how many nights were deleted */
export async function deleteNightsBefore(db: Db, night: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from sleep_night where ctid = any(array(
    select ctid from sleep_night where night < ${night}::date limit ${sql.lit(limit)} for update skip locked))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Deletes nights that have not come: the clocks of a watch and of the gateway had run ahead. @spec DEV-25 */
export const deleteNightsAfter = (db: Db, night: string) =>
  db.deleteFrom('sleepNight').where('night', '>', night).execute();
