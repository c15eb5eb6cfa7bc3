import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/anyOf.ts';
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

interface Around extends Pick<Row<'planLayer'>, 'layerId' | 'boundKind' | 'boundId' | 'buildingId' | 'floor'> {}
interface CandidateQuery {
  readonly search?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Devices in scope of what the plan is bound to that are not on it, a page at a time. */
export async function candidatesPage(db: Db, scope: Scope, around: Around, query: CandidateQuery) {
  const { search, pageNo, pageSize } = query;
  const { layerId, boundKind, boundId, buildingId, floor } = around;
  let q = db
    .selectFrom('device')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .where(scopeFilter(scope, 'device'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('planPoint')
            .select('planPoint.deviceId')
            .whereRef('planPoint.deviceId', '=', 'device.deviceId')
            .where('planPoint.layerId', '=', layerId),
        ),
      ),
    );
  if (boundKind === 'place') q = q.where('device.placeId', '=', boundId);
  if (buildingId !== null) q = q.where('device.buildingId', '=', buildingId);
  if (floor !== null) q = q.where('device.floor', '=', floor);
  if (search)
    q = q.where(sql<SqlBool>`strpos(lower(concat_ws(chr(10), device.name, device.imei)), lower(${search})) > 0`);
  const { total } = await q.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await q
    .select(deviceColumns)
    .select((eb) => eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'))
    .orderBy('device.floor', 'desc')
    .orderBy('device.name')
    .orderBy('device.deviceId')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { total, pageNo, pageSize, rows };
}
