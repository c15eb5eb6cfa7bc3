import type { AlarmLevel } from '@fireline/domain/alarm';
import type { FloorContent } from '@fireline/domain/building';
import { type DeviceStatus, type DeviceType, offlineStatuses } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../lib/db/query/anyOf.ts';
import { findsText } from '../lib/db/query/findsText.ts';
import type { JoinedQuery } from '../lib/db/query/joinedQuery.ts';
import { nameKey } from '../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import { scopeFilter, underOrg } from '../lib/scopeFilter.ts';

export interface BuildingFilter {
  readonly search?: string | undefined;
  readonly orgPath?: string | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly buildingId?: readonly number[] | undefined;
}
export interface BuildingOrder {
  readonly sort: 'name' | 'devices' | 'alarmLevel';
  readonly order: 'asc' | 'desc';
}
const joined = (db: Db | Tx) => db.selectFrom('building').innerJoin('place', 'place.placeId', 'building.placeId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const searched = {
  open: ['building.name', 'place.name', 'place.address'],
  masked: [sql<string>`(building.record ->> 'phone')`],
};

/** A building is seen by who sees its place. */
function filtered(query: Joined, scope: Scope, filter: BuildingFilter): Joined {
  let q = query.where(scopeFilter(scope, 'place')).where(underOrg('place', filter.orgPath));
  if (filter.search) q = q.where(findsText(filter.search, searched));
  if (filter.placeId?.length) q = q.where('building.placeId', 'in', filter.placeId);
  if (filter.buildingId?.length) q = q.where('building.buildingId', 'in', filter.buildingId);
  return q;
}

const devicesIn = (scope: Scope) =>
  sql<number>`(select count(*) from device where device.building_id = building.building_id and ${scopeFilter(scope, 'device')})`;
const worstIn = (scope: Scope) =>
  sql<AlarmLevel | null>`(select min(alarm_level) from device where device.building_id = building.building_id and ${scopeFilter(scope, 'device')})`;
const offlineIn = (scope: Scope) =>
  sql<number>`(select count(*) from device where device.building_id = building.building_id and device.suspended_at is null
    and device.status = ${anyText(offlineStatuses)} and ${scopeFilter(scope, 'device')})`;
const alarmsIn = (scope: Scope) =>
  sql<number>`(select count(*) from alarm join device on device.device_id = alarm.device_id
    where device.building_id = building.building_id and alarm.state <> 'closed' and ${scopeFilter(scope, 'alarm')})`;

/** A building as it goes over the wire. */
const asBuilding = (query: Joined, scope: Scope) =>
  query.select((eb) => [
    'building.buildingId',
    'building.name',
    'building.placeId',
    'place.name as placeName',
    'place.address',
    'building.floorsAbove',
    'building.floorsBelow as floorsUnder',
    eb.fn.coalesce('building.lng', 'place.lng').as('lng'),
    eb.fn.coalesce('building.lat', 'place.lat').as('lat'),
    sql<boolean>`building.lng is not null`.as('hasOwnPoint'),
    devicesIn(scope).as('devices'),
    offlineIn(scope).as('offline'),
    alarmsIn(scope).as('alarms'),
    worstIn(scope).as('alarmLevel'),
    'building.record',
    'building.revision',
  ]);

export async function buildingsPage(db: Db, scope: Scope, query: BuildingFilter & BuildingOrder & Paging) {
  const { sort, order } = query;
  const keys: Record<BuildingOrder['sort'], Expression<unknown>> = {
    name: nameKey(sql`place.name || ' ' || building.name`),
    devices: devicesIn(scope),
    alarmLevel: worstIn(scope),
  };
  const sorted = asBuilding(filtered(joined(db), scope, query), scope).orderBy(keys[sort], inOrder(order));
  // of one level those with more alarms come first, then those of one place beside each other
  const rows = (
    sort === 'alarmLevel' ? sorted.orderBy(alarmsIn(scope), 'desc').orderBy('building.placeId') : sorted
  ).orderBy('building.buildingId', order);
  return pageOf(rows, query, { key: keys[sort], id: 'building.buildingId', order });
}

export const buildingById = (db: Db | Tx, scope: Scope, buildingId: number) =>
  asBuilding(filtered(joined(db), scope, {}), scope)
    .where('building.buildingId', '=', buildingId)
    .executeTakeFirst();

export type BuildingRow = NonNullable<Awaited<ReturnType<typeof buildingById>>>;

/** A building as it stands, locked for a change. */
export const lockBuilding = (tx: Tx, scope: Scope, buildingId: number) =>
  tx
    .selectFrom('building')
    .select(['buildingId', 'placeId', 'floorsAbove', 'floorsBelow', 'revision', 'changedBy', 'changedAt'])
    .where('buildingId', '=', buildingId)
    .where('placeId', 'in', (eb) => eb.selectFrom('place').select('place.placeId').where(scopeFilter(scope, 'place')))
    .forUpdate()
    .executeTakeFirst();

export const insertBuilding = async (tx: Tx, row: NewRow<'building'>): Promise<number> =>
  (await tx.insertInto('building').values(row).returning('buildingId').executeTakeFirstOrThrow()).buildingId;

/** Saves the change as the next revision. */
export const updateBuilding = (tx: Tx, buildingId: number, row: NewRow<'building'>) =>
  tx
    .updateTable('building')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('buildingId', '=', buildingId)
    .execute();

interface OnFloors {
  readonly buildingId: number;
  readonly floor: number;
}
/** Devices in scope by floor. */
const devicesOn = (scope: Scope) => sql<OnFloors & { readonly devices: number; readonly level: AlarmLevel | null }>`(
  select building_id, floor, count(*)::int as devices, min(alarm_level) as level from device
  where building_id is not null and floor is not null and ${scopeFilter(scope, 'device')} group by building_id, floor)`;
/** Alarms in scope that are not closed, by the floor of their device. */
const alarmsOn = (scope: Scope) => sql<OnFloors & { readonly alarms: number; readonly unacknowledged: number }>`(
  select device.building_id, device.floor, count(*)::int as alarms,
    (count(*) filter (where alarm.state = 'open'))::int as unacknowledged
  from alarm join device on device.device_id = alarm.device_id
  where alarm.state <> 'closed' and device.building_id is not null and device.floor is not null
    and ${scopeFilter(scope, 'alarm')} group by device.building_id, device.floor)`;

export interface FloorFilter extends BuildingFilter {
  /** `any`: those without devices too. */
  readonly holds: FloorContent | 'any';
}
export interface FloorOrder {
  readonly sort: 'place' | 'alarmLevel' | 'alarms' | 'devices';
  readonly order: 'asc' | 'desc';
}

/** The floors there are, with what is on them. There is no floor 0. */
const floorsOn = (db: Db, scope: Scope, filter: BuildingFilter) =>
  filtered(joined(db), scope, filter)
    .innerJoin(sql<{ floor: number }>`generate_series(-20, 200)`.as<'storey'>(sql`storey(floor)`), (join) =>
      join.on(
        sql<SqlBool>`storey.floor <> 0 and storey.floor between -building.floors_below and building.floors_above`,
      ),
    )
    .leftJoin(devicesOn(scope).as('held'), (join) =>
      join.onRef('held.buildingId', '=', 'building.buildingId').onRef('held.floor', '=', 'storey.floor'),
    )
    .leftJoin(alarmsOn(scope).as('alarmed'), (join) =>
      join.onRef('alarmed.buildingId', '=', 'building.buildingId').onRef('alarmed.floor', '=', 'storey.floor'),
    );

/** What stands on a floor, as its list is put in order. */
const storeys = (db: Db, scope: Scope, filter: BuildingFilter) =>
  floorsOn(db, scope, filter).select([
    'building.buildingId',
    'building.name as buildingName',
    'building.placeId',
    'place.name as placeName',
    'storey.floor',
    sql<string>`place.name || ' ' || building.name`.as('address'),
    'held.devices',
    'held.level',
    sql<number>`coalesce(alarmed.alarms, 0)`.as('alarms'),
    sql<number>`coalesce(alarmed.unacknowledged, 0)`.as('unacknowledged'),
  ]);

const holding: Readonly<Record<FloorFilter['holds'], RawBuilder<SqlBool>>> = {
  any: sql`true`,
  devices: sql`devices is not null`,
  alarms: sql`alarms > 0`,
};
const floorKeys: Readonly<Record<FloorOrder['sort'], RawBuilder<unknown>>> = {
  place: sql`address`,
  alarmLevel: sql`level`,
  alarms: sql`alarms`,
  devices: sql`coalesce(devices, 0)`,
};

/**
 * By place: building by building, each from the top down. Otherwise of equal ones those where more waits to be acknowledged come first, then those
 * with more alarms, and those without devices last.
 */
const floorOrder = ({ sort, order }: FloorOrder) =>
  sql.join([
    sql`${floorKeys[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last`,
    ...(sort === 'place' ? [] : [sql`unacknowledged desc`, sql`alarms desc`, sql`devices is null`, sql`address`]),
    sql`building_id`,
    sql`floor desc`,
  ]);

interface ListedFloor extends OnFloors {
  readonly buildingName: string;
  readonly placeId: number;
  readonly placeName: string;
}

/** A page of floors, and how many of those that are looked through have no device in scope; devices and alarms are gone through once. */
export async function floorsPage(db: Db, scope: Scope, query: FloorFilter & FloorOrder & Paging) {
  const { holds, pageNo, pageSize } = query;
  const found = await db
    .with(
      (cte) => cte('storeys').materialized(),
      () => storeys(db, scope, query),
    )
    .with('counted', (qb) =>
      qb
        .selectFrom('storeys')
        .select([
          sql<number>`count(*) filter (where ${holding[holds]})`.as('total'),
          sql<number>`count(*) filter (where devices is null)`.as('withoutDevices'),
        ]),
    )
    .with('listed', (qb) =>
      qb
        .selectFrom('storeys')
        .select(['buildingId', 'buildingName', 'placeId', 'placeName', 'floor'])
        .select(sql<number>`row_number() over (order by ${floorOrder(query)})`.as('at'))
        .where(holding[holds])
        .orderBy('at')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    )
    .selectFrom('counted')
    // a page beyond the end has its counts, too
    .leftJoin('listed', (join) => join.onTrue())
    .selectAll()
    .orderBy('at')
    .execute();
  const { total, withoutDevices } = found[0] ?? { total: 0, withoutDevices: 0 };
  const rows = found.flatMap(({ at, total: _total, withoutDevices: _without, ...floor }) =>
    at === null ? [] : (floor as ListedFloor),
  );
  return { total, withoutDevices, pageNo, pageSize, rows };
}

/** Devices in scope on the floors of these buildings, counted by status and type, with the worst level among them; `inService` leaves the suspended ones out. */
export const devicesByFloor = (db: Db, scope: Scope, buildingIds: readonly number[]) =>
  db
    .selectFrom('device')
    .select((eb) => [
      'buildingId',
      'floor',
      'status',
      'deviceType',
      eb.fn.countAll<number>().as('devices'),
      eb.fn.countAll<number>().filterWhere('suspendedAt', 'is', null).as('inService'),
      eb.fn.min('alarmLevel').as('level'),
    ])
    .where(scopeFilter(scope, 'device'))
    .where('buildingId', '=', anyId(buildingIds))
    .where('floor', 'is not', null)
    .groupBy(['buildingId', 'floor', 'status', 'deviceType'])
    .$narrowType<{ status: DeviceStatus; deviceType: DeviceType }>()
    .execute();

/** What is on record of these buildings. */
export const recordsOf = (db: Db, buildingIds: readonly number[]) =>
  db.selectFrom('building').select(['buildingId', 'record']).where('buildingId', '=', anyId(buildingIds)).execute();

/** Current alarms in scope on the floors of these buildings, counted. */
export const alarmsByFloor = (db: Db, scope: Scope, buildingIds: readonly number[]) =>
  db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .select((eb) => [
      'device.buildingId',
      'device.floor',
      eb.fn.countAll<number>().as('alarms'),
      eb.fn.countAll<number>().filterWhere('alarm.state', '=', 'open').as('unacknowledged'),
      eb.fn.max('alarm.alarmTime').as('lastAlarmAt'),
    ])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarm.state', '<>', 'closed')
    .where('device.buildingId', '=', anyId(buildingIds))
    .groupBy(['device.buildingId', 'device.floor'])
    .execute();

/** Floors of a building that hold devices, plans or points of patrols, in scope or not. */
export const usedFloors = async (tx: Tx, buildingId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ floor: number }>`
    select distinct floor from device where building_id = ${buildingId} and floor is not null
    union select distinct floor from plan_layer
      where building_id = ${buildingId} and floor is not null and deleted_at is null
    union select distinct floor from inspection_point where building_id = ${buildingId} and floor is not null`.execute(
    tx,
  );
  return rows.map(({ floor }) => floor);
};
