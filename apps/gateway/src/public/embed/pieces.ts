import { ok } from '@fireline/domain/lib';
import { embedRowsMax } from '@fireline/domain/public';
import type { DeviceStatus } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { EmbedAsks } from '../../lib/context.ts';
import { pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

const first = { pageNo: 1, pageSize: embedRowsMax };

/** Alarms that are not closed, the worst first; drills are no alarms to the public. */
const currentAlarms = (db: Db, scope: Scope) =>
  pageOf(
    db
      .selectFrom('alarm')
      .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
      .leftJoin('unit', 'unit.unitId', 'alarm.unitId')
      .leftJoin('place', 'place.placeId', 'alarm.placeId')
      .leftJoin('building', 'building.buildingId', 'device.buildingId')
      .select(['alarmId', 'alarm.level', 'category', 'kind', 'alarm.state', 'alarmTime', 'recoveredAt', 'device.floor'])
      .select((eb) => [
        'device.name as deviceName',
        eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
        eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
        eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
      ])
      .where(scopeFilter(scope, 'alarm'))
      .where('alarm.state', '<>', 'closed')
      .where('alarm.drillId', 'is', null)
      .orderBy('alarm.level')
      .orderBy('alarm.receivedAt', 'desc')
      .orderBy('alarmId', 'desc'),
    first,
  );

/** Devices, those with the worst alarms first. */
const devices = (db: Db, scope: Scope) =>
  pageOf(
    db
      .selectFrom('device')
      .leftJoin('place', 'place.placeId', 'device.placeId')
      .select(['deviceId', 'device.name', 'deviceType', 'device.alarmLevel'])
      .select((eb) => [
        sql<DeviceStatus>`device.status`.as('status'),
        eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      ])
      .where(scopeFilter(scope, 'device'))
      .orderBy(sql`device.alarm_level asc nulls last`)
      .orderBy('device.name')
      .orderBy('deviceId'),
    first,
  );

const shown = <Row>({ total, rows }: { readonly total: number; readonly rows: Row[] }, { claims }: EmbedAsks) =>
  ok({ total, rows, expiresAt: new Date(claims.expiresAtMs).toISOString() });

/** @spec PUB-07 */
export const alarmsPiece = async (asks: EmbedAsks) =>
  shown(await currentAlarms(asks.deps.database.db, asks.scope), asks);

/** @spec PUB-07 */
export const devicesPiece = async (asks: EmbedAsks) => shown(await devices(asks.deps.database.db, asks.scope), asks);
