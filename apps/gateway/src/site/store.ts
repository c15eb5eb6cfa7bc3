import { type AlarmLevel, alarmStates } from '@fireline/domain/alarm';
import { type DeviceStatus, deviceStatuses, type DeviceType, deviceTypeNames } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import type { PlaceType } from '@fireline/domain/site';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from '../lib/db/query/columns.ts';
import type { Db } from '../lib/db/schema.ts';
import { resourceFilter, scopeFilter, underOrg } from '../lib/scopeFilter.ts';

export interface MapFilter {
  readonly orgPath?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly status?: readonly DeviceStatus[] | undefined;
  readonly level?: readonly AlarmLevel[] | undefined;
  readonly placeType?: readonly PlaceType[] | undefined;
}

/** The place of a text in a list, the first being 0. */
const indexIn = (list: readonly string[], column: string): RawBuilder<number> =>
  sql`array_position(${sql.lit(`{${list.join(',')}}`)}::text[], ${sql.ref(column)}) - 1`;

type Axis = 'lng' | 'lat';
const pointOf = (axis: Axis): RawBuilder<number | null> =>
  sql`coalesce(${sql.ref(`device.${axis}`)}, ${sql.ref(`building.${axis}`)}, ${sql.ref(`place.${axis}`)})`;

const located = (db: Db, scope: Scope, filter: MapFilter) => {
  let query = db
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .where(scopeFilter(scope, 'device'))
    .where(underOrg('device', filter.orgPath));
  if (filter.deviceType?.length) query = query.where('device.deviceType', 'in', filter.deviceType);
  if (filter.status?.length) query = query.where('device.status', 'in', filter.status);
  if (filter.placeType?.length) query = query.where('place.placeType', 'in', filter.placeType);
  return query;
};

/** Devices that have a point, in columns, by id. */
export function mappedDevices(db: Db, scope: Scope, filter: MapFilter) {
  let query = located(db, scope, filter).where(pointOf('lng'), 'is not', null);
  if (filter.level?.length) query = query.where('device.alarmLevel', 'in', filter.level);
  const selected = query
    .select((eb) => [
      'device.deviceId',
      'device.name',
      'device.placeId',
      pointOf('lng').$castTo<number>().as('lng'),
      pointOf('lat').$castTo<number>().as('lat'),
      indexIn(deviceTypeNames, 'device.deviceType').as('type'),
      indexIn(deviceStatuses, 'device.status').as('status'),
      eb.fn.coalesce('device.alarmLevel', sql<0>`0`).as('level'),
    ])
    .orderBy('device.deviceId');
  return columnsOf(db, selected, ['deviceId', 'name', 'placeId', 'lng', 'lat', 'type', 'status', 'level']);
}

/** Current alarms whose device has a point, in columns, by id. */
export function mappedAlarms(db: Db, scope: Scope, filter: MapFilter) {
  let query = located(db, scope, filter)
    .innerJoin('alarm', 'alarm.deviceId', 'device.deviceId')
    .where(scopeFilter(scope, 'alarm'))
    .where('alarm.state', '<>', 'closed')
    .where(pointOf('lng'), 'is not', null);
  if (filter.level?.length) query = query.where('alarm.level', 'in', filter.level);
  const selected = query
    .select([
      'alarm.alarmId',
      'alarm.deviceId',
      'alarm.revision',
      'alarm.level',
      indexIn(alarmStates, 'alarm.state').as('state'),
      pointOf('lng').$castTo<number>().as('lng'),
      pointOf('lat').$castTo<number>().as('lat'),
    ])
    .orderBy('alarm.alarmId');
  return columnsOf(db, selected, ['alarmId', 'deviceId', 'revision', 'level', 'state', 'lng', 'lat']);
}

/** How many devices a place or building has in scope, and the worst level on them. */
const tally = (db: Db, scope: Scope, by: 'placeId' | 'buildingId') =>
  db
    .selectFrom('device')
    .select((eb) => [
      `device.${by} as nodeId` as const,
      eb.fn.countAll<number>().as('devices'),
      eb.fn.min('device.alarmLevel').as('level'),
    ])
    .where(scopeFilter(scope, 'device'))
    .groupBy(`device.${by}`)
    .as('tally');

const inFilter = (db: Db, scope: Scope, filter: MapFilter) => {
  const query = db.selectFrom('place').where(scopeFilter(scope, 'place')).where(underOrg('place', filter.orgPath));
  return filter.placeType?.length ? query.where('place.placeType', 'in', filter.placeType) : query;
};

/** Places that have a point, in columns, by id. */
export function mappedPlaces(db: Db, scope: Scope, filter: MapFilter) {
  const selected = inFilter(db, scope, filter)
    .leftJoin(tally(db, scope, 'placeId'), 'tally.nodeId', 'place.placeId')
    .where('place.lng', 'is not', null)
    .select((eb) => [
      'place.placeId',
      sql<number>`place.lng`.as('lng'),
      sql<number>`place.lat`.as('lat'),
      'place.placeType as type',
      'place.name',
      eb.fn.coalesce('tally.devices', sql<number>`0`).as('devices'),
      eb.fn.coalesce('tally.level', sql<0>`0`).as('level'),
    ])
    .orderBy('place.placeId');
  return columnsOf(db, selected, ['placeId', 'lng', 'lat', 'type', 'name', 'devices', 'level']);
}

/** Buildings that have a point of their own or of their place, in columns, by id. */
export function mappedBuildings(db: Db, scope: Scope, filter: MapFilter) {
  const selected = inFilter(db, scope, filter)
    .innerJoin('building', 'building.placeId', 'place.placeId')
    .leftJoin(tally(db, scope, 'buildingId'), 'tally.nodeId', 'building.buildingId')
    .where((eb) => eb(eb.fn.coalesce('building.lng', 'place.lng'), 'is not', null))
    .select((eb) => [
      'building.buildingId',
      'building.placeId',
      sql<number>`coalesce(building.lng, place.lng)`.as('lng'),
      sql<number>`coalesce(building.lat, place.lat)`.as('lat'),
      'building.name',
      eb.fn.coalesce('tally.devices', sql<number>`0`).as('devices'),
      eb.fn.coalesce('tally.level', sql<0>`0`).as('level'),
    ])
    .orderBy('building.buildingId');
  return columnsOf(db, selected, ['buildingId', 'placeId', 'lng', 'lat', 'name', 'devices', 'level']);
}

/** Fire resources of their own, in columns, by id. */
export function mappedResources(db: Db, scope: Scope, { orgPath }: MapFilter) {
  const selected = db
    .selectFrom('fireResource')
    .where(resourceFilter(scope))
    .where(underOrg('fireResource', orgPath))
    .select([
      'resourceId',
      'lng',
      'lat',
      'kind',
      'name',
      sql<boolean>`${sql.ref('state')} = 'inService'`.as('inService'),
    ])
    .orderBy('resourceId');
  return columnsOf(db, selected, ['resourceId', 'lng', 'lat', 'kind', 'name', 'inService']);
}

/** What the filter lets through and has no point. */
export async function withoutPoint(db: Db, scope: Scope, filter: MapFilter) {
  const lost = located(db, scope, filter).where(pointOf('lng'), 'is', null);
  const { devices } = await lost.select((eb) => eb.fn.countAll<number>().as('devices')).executeTakeFirstOrThrow();
  const { alarms } = await lost
    .innerJoin('alarm', 'alarm.deviceId', 'device.deviceId')
    .where('alarm.state', '<>', 'closed')
    .select((eb) => eb.fn.countAll<number>().as('alarms'))
    .executeTakeFirstOrThrow();
  const { places } = await inFilter(db, scope, filter)
    .where('place.lng', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('places'))
    .executeTakeFirstOrThrow();
  return { devices, alarms, places };
}

/** Everything that the map's page counts, by what it is counted by. */
/** The middle of the places in reach; null: none has a point. */
export async function middleOfPlaces(
  db: Db,
  scope: Scope,
): Promise<{ readonly lng: number; readonly lat: number } | null> {
  const { lng, lat } = await inFilter(db, scope, {})
    .select((eb) => [eb.fn.avg<number | null>('place.lng').as('lng'), eb.fn.avg<number | null>('place.lat').as('lat')])
    .executeTakeFirstOrThrow();
  return lng === null || lat === null ? null : { lng, lat };
}

export async function mapCounts(db: Db, scope: Scope, orgPath: string | undefined) {
  const devices = await db
    .selectFrom('device')
    .select(['status', 'deviceType', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'device'))
    .where(underOrg('device', orgPath))
    .groupBy(['status', 'deviceType'])
    .execute();
  const alarms = await db
    .selectFrom('alarm')
    .select(['level', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where(scopeFilter(scope, 'alarm'))
    .where(underOrg('alarm', orgPath))
    .where('state', '<>', 'closed')
    .groupBy(['level', 'state'])
    .execute();
  const places = await inFilter(db, scope, { orgPath })
    .select(['placeType', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('placeType')
    .execute();
  const { buildings } = await inFilter(db, scope, { orgPath })
    .innerJoin('building', 'building.placeId', 'place.placeId')
    .select((eb) => eb.fn.countAll<number>().as('buildings'))
    .executeTakeFirstOrThrow();
  const resources = await db
    .selectFrom('fireResource')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .where(resourceFilter(scope))
    .where(underOrg('fireResource', orgPath))
    .groupBy('kind')
    .execute();
  return { devices, alarms, places, buildings, resources };
}
