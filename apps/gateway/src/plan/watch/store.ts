import type { AlarmLevel } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Row } from '../../lib/db/schema.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { boundName, isOpenTo, type Reader, searchesPlan } from '../layer/store.ts';

/** Devices and current alarms, counted. */
export interface Watched {
  readonly devices: number;
  readonly offline: number;
  readonly alarms: number;
  readonly unacknowledged: number;
  readonly alarmLevel: AlarmLevel | null;
}
export interface WatchedRow
  extends
    Watched,
    Pick<
      Row<'planLayer'>,
      'layerId' | 'isPrivate' | 'name' | 'boundKind' | 'boundId' | 'floor' | 'centerLng' | 'centerLat' | 'versionId'
    > {
  readonly isOpen: boolean;
  readonly boundName: string;
  readonly placeName: string;
  readonly sketch: Row<'planVersion'>['sketch'];
}
interface WatchQuery extends Paging {
  readonly search?: string | undefined;
}

const countedAlarms = sql`count(*) as alarms, count(*) filter (where alarm.state = 'open') as unacknowledged,
  min(alarm.level) as alarm_level`;

/** Published plans, the worst alarm first; hidden ones last, by their number. */
export async function watchedPage(db: Db, reader: Reader, { search, pageNo, pageSize }: WatchQuery) {
  const isOpen = isOpenTo(reader);
  const from = sql`
    from plan_layer
      left join place on place.place_id = plan_layer.place_id
      left join building on building.building_id = plan_layer.building_id
      left join plan_version on plan_version.version_id = plan_layer.version_id
    where ${scopeFilter(reader.scope, 'planLayer')} and plan_layer.deleted_at is null and plan_layer.version_id is not null
      ${search ? sql`and ${isOpen} and ${searchesPlan(search)}` : sql``}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<WatchedRow>`
    select layers.*, coalesce(d.devices, 0) as devices, coalesce(d.offline, 0) as offline, coalesce(a.alarms, 0) as alarms,
      coalesce(a.unacknowledged, 0) as unacknowledged, a.alarm_level
    from (
      select plan_layer.layer_id, plan_layer.is_private, plan_layer.name, plan_layer.bound_kind, plan_layer.bound_id,
        plan_layer.floor, plan_layer.center_lng, plan_layer.center_lat, plan_layer.version_id, plan_version.sketch,
        ${isOpen} as is_open,
        ${boundName} as bound_name,
        case when plan_layer.bound_kind is null then '' else coalesce(place.name, '') end as place_name ${from}) as layers
    left join lateral (
      select count(*) as devices, count(*) filter (where not device.online) as offline
      from plan_point join device on device.device_id = plan_point.device_id
      where layers.is_open and plan_point.layer_id = layers.layer_id and ${scopeFilter(reader.scope, 'device')}) d on true
    left join lateral (
      select ${countedAlarms}
      from plan_point join alarm on alarm.device_id = plan_point.device_id
      where layers.is_open and plan_point.layer_id = layers.layer_id and alarm.state <> 'closed'
        and ${scopeFilter(reader.scope, 'alarm')}) a on true
    order by layers.is_open desc, a.alarm_level nulls last, a.alarms desc, layers.layer_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, pageNo, pageSize, rows };
}

interface FloorCount extends Watched {
  readonly floor: number;
}

/** Devices and current alarms of a building's floors, for those who may see them. */
export async function floorCounts(db: Db, { scope }: Reader, buildingId: number): Promise<FloorCount[]> {
  const { rows } = await sql<FloorCount>`
    select d.floor, d.devices, d.offline, coalesce(a.alarms, 0) as alarms, coalesce(a.unacknowledged, 0) as unacknowledged,
      a.alarm_level
    from (
      select device.floor, count(*) as devices, count(*) filter (where not device.online) as offline from device
      where device.building_id = ${buildingId} and device.floor is not null and ${scopeFilter(scope, 'device')}
      group by device.floor) d
    left join (
      select device.floor, ${countedAlarms} from alarm join device on device.device_id = alarm.device_id
      where device.building_id = ${buildingId} and alarm.state <> 'closed' and ${scopeFilter(scope, 'alarm')}
      group by device.floor) a on a.floor = d.floor`.execute(db);
  return rows;
}

/** The plans of a building's floors that the reader has open. */
export const plansOfBuilding = (db: Db, reader: Reader, buildingId: number) =>
  db
    .selectFrom('planLayer')
    .select(['layerId', 'isPrivate', 'name', 'publishState', 'versionId', 'floor'])
    .where('buildingId', '=', buildingId)
    .where('deletedAt', 'is', null)
    .where(scopeFilter(reader.scope, 'planLayer'))
    .where(isOpenTo(reader))
    .orderBy('layerId')
    .execute();

/** How many published plans of the floors of these buildings the reader has open. */
export const planCounts = (db: Db, reader: Reader, buildingIds: readonly number[]) =>
  db
    .selectFrom('planLayer')
    .select((eb) => ['buildingId', 'floor', eb.fn.countAll<number>().as('count')])
    .where('buildingId', '=', anyId(buildingIds))
    .where('floor', 'is not', null)
    .where('versionId', 'is not', null)
    .where('deletedAt', 'is', null)
    .where(scopeFilter(reader.scope, 'planLayer'))
    .where(isOpenTo(reader))
    .groupBy(['buildingId', 'floor'])
    .execute();

/** Published plans that show a device and that the reader may look into. */
export const plansShowing = (db: Db, reader: Reader, deviceId: number) =>
  db
    .selectFrom('planPoint')
    .innerJoin('planLayer', 'planLayer.layerId', 'planPoint.layerId')
    .select(['planLayer.layerId', 'planLayer.name'])
    .where('planPoint.deviceId', '=', deviceId)
    .where('planPoint.orphan', 'is', null)
    .where('planLayer.deletedAt', 'is', null)
    .where('planLayer.versionId', 'is not', null)
    .where(scopeFilter(reader.scope, 'planLayer'))
    .where(isOpenTo(reader))
    .orderBy('planLayer.layerId')
    .limit(5)
    .execute();

/** Plans that changed, as they are pushed, with where they stand. */
export const planChanges = (db: Db, rentId: string, layerIds: readonly number[]) =>
  db
    .selectFrom('planLayer')
    .select(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'])
    .select(['layerId', 'isPrivate', 'publishState', 'progressPercent', 'versionId', 'pointsRevision', 'deletedAt'])
    .where('rentId', '=', rentId)
    .where('layerId', '=', anyId(layerIds))
    .execute();
