import type { AlarmLevel } from '@fireline/domain/alarm';
import { expiryReminderDays } from '@fireline/domain/device';
import { addDays, type Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { HeadKind } from '@fireline/domain/site';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** The devices of a place, a unit, a building or a project. */
const devicesOf = (of: HeadKind, id: number): RawBuilder<SqlBool> => {
  switch (of) {
    case 'place':
      return sql`device.place_id = ${id}`;
    case 'unit':
      return sql`device.unit_id = ${id}`;
    case 'building':
      return sql`device.building_id = ${id}`;
    case 'project':
      return sql`device.device_id in (select device_id from project_device where project_id = ${id})`;
  }
};

/** Alarms stay with the place and the unit where they were raised, as the lists of alarms count them. */
const alarmsOf = (of: HeadKind, id: number): RawBuilder<SqlBool> =>
  of === 'place' || of === 'unit' ? sql`${sql.ref(`alarm.${of}Id`)} = ${id}` : devicesOf(of, id);

/** As the stages of the end of service count it: from the first reminder on. */
const endsWithinDays = Math.max(...expiryReminderDays);

export const deviceFigures = (db: Db, scope: Scope, today: Day, { of, id }: Head) =>
  db
    .selectFrom('device')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where device.status = 'online')`.as('online'),
      sql<number>`count(*) filter (where device.expires_on <= ${addDays(today, endsWithinDays)}::date)`.as('expiring'),
      sql<number>`count(*) filter (where device.alarm_level is not null)`.as('inAlarm'),
    ])
    .where(scopeFilter(scope, 'device'))
    .where(devicesOf(of, id))
    .executeTakeFirstOrThrow();

export const alarmFigures = (db: Db, scope: Scope, { of, id }: Head) =>
  db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .select((eb) => [
      eb.fn.countAll<number>().as('current'),
      sql<number>`count(*) filter (where alarm.state = 'open')`.as('unacknowledged'),
      sql<AlarmLevel | null>`min(alarm.level)`.as('level'),
    ])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarm.state', '<>', 'closed')
    .where(alarmsOf(of, id))
    .executeTakeFirstOrThrow();

export interface Head {
  readonly of: HeadKind;
  readonly id: number;
}

/** The building where it is worst, else the one with the most devices; undefined: none of the devices hangs in one. */
export const foremostBuilding = async (db: Db, scope: Scope, { of, id }: Head): Promise<number | undefined> => {
  const row = await db
    .selectFrom('device')
    .select('device.buildingId')
    .where(scopeFilter(scope, 'device'))
    .where(devicesOf(of, id))
    .where('device.buildingId', 'is not', null)
    .groupBy('device.buildingId')
    .orderBy(
      (eb) => eb.fn.min('device.alarmLevel'),
      (o) => o.asc().nullsLast(),
    )
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('device.buildingId')
    .limit(1)
    .executeTakeFirst();
  return row?.buildingId ?? undefined;
};
