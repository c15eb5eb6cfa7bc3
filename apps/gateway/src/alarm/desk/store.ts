import { nearbyDevicesMax } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** What decides whether alarms are handled together; those that are out of reach are not among them. */
export const chosenAlarms = (db: Db, scope: Scope, alarmIds: readonly number[]) =>
  db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .select(['alarm.alarmId', 'alarm.level', 'alarm.category', 'alarm.kind', 'alarm.drillId'])
    .select(['alarm.unitId', 'alarm.placeId', 'device.buildingId'])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarm.alarmId', '=', anyId(alarmIds))
    .execute();

/** The alarms that a handling closed and that can still be taken back by the account. */
export const handledBy = (db: Db, rentId: string, handlingId: string, userId: number) =>
  db
    .selectFrom('alarmTrack')
    .select('alarmId')
    .where('rentId', '=', rentId)
    .where('handlingId', '=', handlingId)
    .where('userId', '=', userId)
    .orderBy('alarmId')
    .execute();

/** @returns the alarms that the account may still take back: one that two take back at once is taken back once */
export async function forgetHandling(
  tx: Tx,
  handlingId: string,
  alarmIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .updateTable('alarmTrack')
    .set({ handlingId: null, userId: null })
    .where('handlingId', '=', handlingId)
    .where('alarmId', '=', anyId(alarmIds))
    .returning('alarmId')
    .execute();
  return new Set(rows.map(({ alarmId }) => alarmId));
}

/** Where a device hangs and who answers there. */
export const whereAbouts = (db: Db, scope: Scope, deviceId: number) =>
  db
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .select(['device.placeId', 'device.buildingId', 'device.floor', 'device.spot'])
    .select((eb) => [
      eb.fn.coalesce('device.lng', 'building.lng', 'place.lng').as('lng'),
      eb.fn.coalesce('device.lat', 'building.lat', 'place.lat').as('lat'),
    ])
    .select(['place.manager', 'place.phone', 'place.mobiles', 'place.landlines'])
    .select(['unit.contact as unitContact', 'unit.mobiles as unitMobiles', 'unit.landlines as unitLandlines'])
    .select('building.record')
    .where(scopeFilter(scope, 'device'))
    .where('device.deviceId', '=', deviceId)
    .executeTakeFirst();
export type WhereRow = NonNullable<Awaited<ReturnType<typeof whereAbouts>>>;

/** What the rule said that raised an alarm; undefined: its device named it. */
export const settingsBehind = async (db: Db, alarmId: number) =>
  (
    await db
      .selectFrom('alarm')
      .innerJoin('alarmRuleVersion', 'alarmRuleVersion.versionId', 'alarm.ruleVersionId')
      .select('alarmRuleVersion.settings')
      .where('alarm.alarmId', '=', alarmId)
      .executeTakeFirst()
  )?.settings;

/** Devices of the same floor first, then of the floors beside it, then of the same place; those in alarm before the others. */
export const devicesBeside = (
  db: Db,
  scope: Scope,
  deviceId: number,
  { placeId, buildingId, floor }: Pick<WhereRow, 'placeId' | 'buildingId' | 'floor'>,
) =>
  db
    .selectFrom('device')
    .select(['deviceId', 'name', 'deviceType', 'online', 'dStatus', 'expired', 'open', 'lowPower', 'signals'])
    .select(['floor', 'alarmLevel'])
    .where(scopeFilter(scope, 'device'))
    .where('placeId', '=', placeId)
    .where('deviceId', '<>', deviceId)
    .orderBy(sql`building_id is not distinct from ${buildingId}::bigint`, 'desc')
    .orderBy(sql`abs(coalesce(floor, 1000) - coalesce(${floor}::int, 1000))`)
    .orderBy('alarmLevel', (o) => o.asc().nullsLast())
    .orderBy('deviceId')
    .limit(nearbyDevicesMax)
    .execute();

/** Devices on which an alarm of the same kind stands. @param alarms closed ones, on devices that are locked */
export async function raisedAgain(tx: Tx, alarmIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ alarmId: number }>`
    select closed.alarm_id from alarm as closed join alarm as now
      on now.device_id = closed.device_id and now.kind = closed.kind and now.state <> 'closed'
    where closed.alarm_id = ${anyId(alarmIds)} and closed.state = 'closed'`.execute(tx);
  return new Set(rows.map(({ alarmId }) => alarmId));
}
