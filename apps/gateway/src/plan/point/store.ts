import { spreadCategory } from '@fireline/domain/plan';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

const deviceColumns = [
  'device.deviceId',
  'device.imei',
  'device.name',
  'device.deviceType',
  'device.online',
  'device.dStatus',
  'device.expired',
  'device.open',
  'device.lowPower',
  'device.signals',
  'device.batteryRatio',
  'device.readings',
  'device.lastSeenAt',
  'device.floor',
  'device.alarmLevel',
] as const;

/** The devices of a plan that the reader may see, each with where it stands. */
export const pointsOn = (db: Db, scope: Scope, layerId: number) =>
  db
    .selectFrom('planPoint')
    .innerJoin('device', 'device.deviceId', 'planPoint.deviceId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .select(deviceColumns)
    .select((eb) => eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'))
    .select(['planPoint.drawingLayer as layer', 'planPoint.x', 'planPoint.y'])
    .select(['planPoint.rotationDeg', 'planPoint.orphan'])
    .where('planPoint.layerId', '=', layerId)
    .where(scopeFilter(scope, 'device'))
    .orderBy('planPoint.deviceId')
    .execute();
export type PointRow = Awaited<ReturnType<typeof pointsOn>>[number];

/** Current alarms on the devices of a plan, the worst first. */
export const alarmsOn = (db: Db, scope: Scope, layerId: number) =>
  db
    .selectFrom('planPoint')
    .innerJoin('alarm', 'alarm.deviceId', 'planPoint.deviceId')
    .select(['alarm.deviceId', 'alarm.alarmId', 'alarm.level', 'alarm.category', 'alarm.kind'])
    .select(['alarm.state', 'alarm.alarmTime'])
    .where('planPoint.layerId', '=', layerId)
    .where('alarm.state', '<>', 'closed')
    .where(scopeFilter(scope, 'alarm'))
    .orderBy('alarm.level')
    .orderBy('alarm.alarmTime', 'desc')
    .execute();

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Alarms of a period on the devices of a plan, in the order in which they came; those that are over among them. */
export async function alarmsBetween(db: Db, scope: Scope, layerId: number, { from, to }: Period, most: number) {
  const found = db
    .selectFrom('planPoint')
    .innerJoin('alarm', 'alarm.deviceId', 'planPoint.deviceId')
    .where('planPoint.layerId', '=', layerId)
    .where('alarm.category', '=', spreadCategory)
    .where('alarm.alarmTime', '>=', from)
    .where('alarm.alarmTime', '<', to)
    .where(scopeFilter(scope, 'alarm'));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const alarms = await found
    .select(['alarm.deviceId', 'alarm.alarmId', 'alarm.level', 'alarm.category', 'alarm.kind'])
    .select(['alarm.state', 'alarm.alarmTime'])
    .orderBy('alarm.alarmTime')
    .orderBy('alarm.alarmId')
    .limit(most)
    .execute();
  return { total, alarms };
}

/** How often the devices of a plan report that the reader may see. */
export const heartbeatsOn = (db: Db, scope: Scope, layerId: number) =>
  db
    .selectFrom('planPoint')
    .innerJoin('device', 'device.deviceId', 'planPoint.deviceId')
    .select(['device.deviceId', 'device.heartbeatS'])
    .where('planPoint.layerId', '=', layerId)
    .where(scopeFilter(scope, 'device'))
    .execute();

/**
 * Devices of the plan's building, or of its place where it lies in none, that alarmed in a period and are not on the plan: each once, by
 * its first alarm, with its worst level. A plan that is bound to nothing has no surroundings.
 */
export async function alarmedElsewhere(db: Db, scope: Scope, around: Around, { from, to }: Period, most: number) {
  const { layerId, boundId, buildingId } = around;
  if (boundId === null) return { total: 0, devices: [] };
  const found = db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .where(buildingId === null ? 'device.placeId' : 'device.buildingId', '=', buildingId ?? boundId)
    .where('alarm.category', '=', spreadCategory)
    .where('alarm.alarmTime', '>=', from)
    .where('alarm.alarmTime', '<', to)
    .where(scopeFilter(scope, 'alarm'))
    .where(isNotOn(layerId));
  const { total } = await found
    .select((eb) => eb.fn.count<number>('device.deviceId').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const devices = await found
    .select(['device.deviceId', 'device.name', 'device.floor'])
    .select((eb) => eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'))
    .select((eb) => [eb.fn.min('alarm.level').as('level'), eb.fn.min('alarm.alarmTime').as('alarmTime')])
    .groupBy(['device.deviceId', 'device.name', 'device.floor', 'building.name'])
    .orderBy('alarmTime')
    .orderBy('device.deviceId')
    .limit(most)
    .execute();
  return { total, devices };
}

/** Which of the devices are in scope. */
export async function knownDevices(tx: Tx, scope: Scope, deviceIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('device')
    .select(['deviceId', 'name'])
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', anyId(deviceIds))
    .execute();
  return new Map(rows.map(({ deviceId, name }) => [deviceId, name]));
}

/** Points of devices that whoever saves cannot see: they stay as they are. */
export const pointsOutside = (tx: Tx, scope: Scope, layerId: number) =>
  tx
    .selectFrom('planPoint')
    .innerJoin('device', 'device.deviceId', 'planPoint.deviceId')
    .select(['planPoint.deviceId', 'planPoint.drawingLayer as layer', 'planPoint.x', 'planPoint.y'])
    .select('planPoint.rotationDeg')
    .where('planPoint.layerId', '=', layerId)
    .where(sql<SqlBool>`not (${scopeFilter(scope, 'device')})`)
    .execute();

const isNotOn = (layerId: number) => sql<SqlBool>`not exists (
  select from plan_point where plan_point.device_id = device.device_id and plan_point.layer_id = ${layerId})`;

interface Around extends Pick<Row<'planLayer'>, 'layerId' | 'boundKind' | 'boundId' | 'buildingId' | 'floor'> {}
interface CandidateQuery extends Paging {
  readonly search?: string | undefined;
}

/** Devices in scope of what the plan is bound to that are not on it, a page at a time. */
export async function candidatesPage(db: Db, scope: Scope, around: Around, query: CandidateQuery) {
  const { search } = query;
  const { layerId, boundKind, boundId, buildingId, floor } = around;
  let q = db
    .selectFrom('device')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .where(scopeFilter(scope, 'device'))
    .where(isNotOn(layerId));
  if (boundKind === 'place') q = q.where('device.placeId', '=', boundId);
  if (buildingId !== null) q = q.where('device.buildingId', '=', buildingId);
  if (floor !== null) q = q.where('device.floor', '=', floor);
  if (search) q = q.where(containsText(search, 'device.name', 'device.imei'));
  const rows = q
    .select(deviceColumns)
    .select((eb) => eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'))
    .orderBy('device.floor', 'desc')
    .orderBy('device.name')
    .orderBy('device.deviceId');
  return pageOf(rows, query);
}
