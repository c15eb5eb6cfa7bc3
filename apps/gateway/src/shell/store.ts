import type { AlarmLevel } from '@fireline/domain/alarm';
import type { DeviceStatus, DeviceType } from '@fireline/domain/device';
import { chinaTimeZone } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyText } from '../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { scopeFilter, unitFilter } from '../lib/scopeFilter.ts';

export const configOf = (db: Db, userId: number, key: string) =>
  db.selectFrom('userConfig').select('value').where('userId', '=', userId).where('key', '=', key).executeTakeFirst();

export const saveConfig = (db: Db, userId: number, key: string, value: unknown) =>
  db
    .insertInto('userConfig')
    .values({ userId, key, value: JSON.stringify(value) })
    .onConflict((c) => c.columns(['userId', 'key']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

/** Adds the fields to the stored ones; two that come at once both count. @returns all of them */
export const mergeConfig = async (tx: Tx, userId: number, key: string, change: object): Promise<unknown> => {
  const { value } = await tx
    .insertInto('userConfig')
    .values({ userId, key, value: JSON.stringify(change) })
    .onConflict((c) => c.columns(['userId', 'key']).doUpdateSet({ value: sql`user_config.value || excluded.value` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};

/** Counts of devices in scope by status and type. */
export async function deviceCounts(db: Db, scope: Scope) {
  const rows = await db
    .selectFrom('device')
    .select(['status', 'deviceType', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'device'))
    .groupBy(['status', 'deviceType'])
    .execute();
  return rows as { status: DeviceStatus; deviceType: DeviceType; count: number }[];
}

/** How many places and units the lists of both show to the scope, with devices in them or without. */
export async function siteCounts(db: Db, scope: Scope): Promise<{ places: number; units: number }> {
  const places = await db
    .selectFrom('place')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(scopeFilter(scope, 'place'))
    .executeTakeFirstOrThrow();
  const units = await db
    .selectFrom('unit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(unitFilter(scope))
    .executeTakeFirstOrThrow();
  return { places: places.count, units: units.count };
}

/** Alarms in scope since the instant, by local day and category. */
export const alarmsByDay = (db: Db, scope: Scope, since: string) =>
  db
    .selectFrom('alarm')
    .select([
      sql<string>`to_char(alarm_time at time zone ${sql.lit(chinaTimeZone)}, 'YYYY-MM-DD')`.as('day'),
      'category',
      (eb) => eb.fn.countAll<number>().as('count'),
    ])
    .where(scopeFilter(scope, 'alarm'))
    .where('drillId', 'is', null)
    .where('alarmTime', '>=', since)
    .groupBy([sql`1`, 'category'])
    .execute();

/** Places with current alarms, the worst level first, then the most. */
export const worstPlaces = (db: Db, scope: Scope, limit: number) =>
  db
    .selectFrom('alarm')
    .innerJoin('place', 'place.placeId', 'alarm.placeId')
    .select([
      'place.placeId',
      'place.name as placeName',
      (eb) => eb.fn.min<AlarmLevel>('alarm.level').as('level'),
      (eb) => eb.fn.countAll<number>().as('count'),
    ])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarm.state', '<>', 'closed')
    .where('alarm.drillId', 'is', null)
    .groupBy(['place.placeId', 'place.name'])
    .orderBy('level')
    .orderBy('count', 'desc')
    .orderBy('place.placeId')
    .limit(limit)
    .execute();

interface EventsAfter {
  readonly userId: number;
  readonly topics: readonly string[];
  readonly after: number;
  readonly limit: number;
}
export const eventsAfter = (db: Db, scope: Scope, { userId, topics, after, limit }: EventsAfter) =>
  db
    .selectFrom('pushEvent')
    .select(['seq', 'topic', 'at', 'data'])
    .where(scopeFilter(scope, 'pushEvent'))
    .where((eb) => eb.or([eb('userId', 'is', null), eb('userId', '=', userId)]))
    .where('topic', '=', anyText(topics))
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();

/** The tenant's newest number and the oldest that is still kept. */
export async function eventBounds(db: Db, rentId: string): Promise<{ latest: number; oldest: number | null }> {
  const { oldest } = await db
    .selectFrom('pushEvent')
    .select((eb) => eb.fn.min<number | null>('seq').as('oldest'))
    .where('rentId', '=', rentId)
    .executeTakeFirstOrThrow();
  const sequence = await db.selectFrom('pushSequence').select('seq').where('rentId', '=', rentId).executeTakeFirst();
  return { latest: sequence?.seq ?? 0, oldest };
}

/** @returns how many */
export const deleteEventsBefore = async (db: Db, at: string): Promise<number> =>
  Number((await db.deleteFrom('pushEvent').where('at', '<', at).executeTakeFirst()).numDeletedRows);
