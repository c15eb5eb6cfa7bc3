import type { AlarmLevel, AlarmState } from '@fireline/domain/alarm';
import { dayAt, ok, startOfDay } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { SignedInAsks } from '../lib/context.ts';
import type { Db } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';
import { deviceCounts } from './store.ts';

const countBy = (db: Db, scope: Scope, table: 'device' | 'place' | 'alarm') =>
  db
    .selectFrom(table as 'place')
    .select([`${table}.orgPath` as 'place.orgPath', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, table))
    .$if(table === 'alarm', (query) => query.where('alarm.state' as never, '<>', 'closed' as never))
    .groupBy(`${table}.orgPath` as 'place.orgPath')
    .execute();

const placesByType = (db: Db, scope: Scope) =>
  db
    .selectFrom('place')
    .select(['placeType as type', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'place'))
    .groupBy('placeType')
    .orderBy('placeType')
    .execute();

const alarmsSince = (db: Db, scope: Scope, since: string) =>
  db
    .selectFrom('alarm')
    .select(['level', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarmTime', '>=', since)
    .groupBy(['level', 'state'])
    .orderBy('level')
    .$narrowType<{ level: AlarmLevel; state: AlarmState }>()
    .execute();

/** Organisations with something of the scope in them, each with all under it. */
async function orgCounts(db: Db, scope: Scope) {
  const orgs = await db
    .selectFrom('org')
    .select(['orgId', 'name', 'path'])
    .where('rentId', '=', scope.rentId)
    .orderBy('path')
    .execute();
  const [places, devices, alarms] = await Promise.all([
    countBy(db, scope, 'place'),
    countBy(db, scope, 'device'),
    countBy(db, scope, 'alarm'),
  ]);
  const under = (rows: typeof places, path: string): number =>
    rows.reduce((sum, { orgPath, count }) => sum + (orgPath.startsWith(path) ? count : 0), 0);
  return orgs
    .filter(({ path }) => scope.orgPath === undefined || path.startsWith(scope.orgPath))
    .map(({ orgId, name, path }) => ({
      orgId,
      orgName: name,
      depth: path.split('/').length - 2,
      places: under(places, path),
      devices: under(devices, path),
      alarms: under(alarms, path),
    }))
    .filter((org) => org.places + org.devices + org.alarms > 0);
}

/** The overview as tables. @spec SHL-05 */
export async function tables({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const midnight = new Date(startOfDay(dayAt(deps.clock()))).toISOString();
  return ok({
    devices: await deviceCounts(db, scope),
    places: await placesByType(db, scope),
    today: await alarmsSince(db, scope, midnight),
    orgs: await orgCounts(db, scope),
  });
}
