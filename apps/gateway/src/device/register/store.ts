import type { Scope, Whereabouts } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** What people keep of a device in scope. */
export const recordOf = (db: Db | Tx, scope: Scope, deviceId: number) =>
  db
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .select((eb) => [
      'device.deviceId',
      'device.imei',
      'device.deviceType',
      'device.name',
      'device.placeId',
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      'device.buildingId',
      eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
      'device.floor',
      'device.spot',
      'device.iccid',
      'device.revision',
    ])
    .where(scopeFilter(scope, 'device'))
    .where('device.deviceId', '=', deviceId)
    .executeTakeFirst();
export type DeviceRecord = NonNullable<Awaited<ReturnType<typeof recordOf>>>;

/**
 * Places that devices are hung in, held in the order of their ids: whoever changes a place waits, and nobody waits for each other.
 * Places come before devices, everywhere.
 */
export const holdPlaces = (tx: Tx, scope: Scope, placeIds: readonly number[]) =>
  tx
    .selectFrom('place')
    .selectAll()
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', anyId(placeIds))
    .orderBy('placeId')
    .forShare()
    .execute();
export type HeldPlace = Row<'place'>;

export const holdBuilding = (tx: Tx, buildingId: number) =>
  tx
    .selectFrom('building')
    .select(['buildingId', 'placeId', 'floorsAbove', 'floorsBelow', 'lng', 'lat'])
    .where('buildingId', '=', buildingId)
    .forShare()
    .executeTakeFirst();

/** The path of the unit in scope, for what is registered for it without a place. */
export const unitPath = (tx: Tx, rentId: string, unitId: number) =>
  tx
    .selectFrom('unit')
    .select(['orgPath', 'partnerId'])
    .where('rentId', '=', rentId)
    .where('unitId', '=', unitId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Devices in scope, locked in the order of their ids; what points at them, such as a place on a plan, is not kept waiting. */
export const lockDevices = (tx: Tx, scope: Scope, deviceIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .selectAll()
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId')
    .forNoKeyUpdate()
    .execute();
export type HeldDevice = Row<'device'>;

/** @returns undefined where the tenant has a device with the IMEI already */
export const insertDevice = (tx: Tx, row: NewRow<'device'>) =>
  tx
    .insertInto('device')
    .values(row)
    .onConflict((on) => on.columns(['rentId', 'imei']).where('removedAt', 'is', null).doNothing())
    .returning('deviceId')
    .executeTakeFirst();

interface Facts {
  readonly name: string;
  readonly spot: string;
  readonly iccid: string;
}
export const updateFacts = (tx: Tx, deviceId: number, facts: Facts, changedBy: string) =>
  tx
    .updateTable('device')
    .set((eb) => ({ ...facts, changedBy, revision: eb('revision', '+', 1) }))
    .where('deviceId', '=', deviceId)
    .execute();

export interface Hung extends Whereabouts {
  readonly buildingId: number | null;
  readonly floor: number | null;
  readonly lng: number | null;
  readonly lat: number | null;
}
/** Hangs devices somewhere; the alarms that stand on them go along. */
export async function hang(tx: Tx, deviceIds: readonly number[], { rentId: _rentId, ...to }: Hung, changedBy: string) {
  await tx
    .updateTable('device')
    .set((eb) => ({ ...to, changedBy, revision: eb('revision', '+', 1) }))
    .where('deviceId', '=', anyId(deviceIds))
    .execute();
  const { orgPath, partnerId, unitId, maintId, placeId } = to;
  await tx
    .updateTable('alarm')
    .set({ orgPath, partnerId, unitId, maintId, placeId })
    .where('deviceId', '=', anyId(deviceIds))
    .where('state', '<>', 'closed')
    .execute();
}

/** Takes devices off the plans of where they hung. @returns the plans */
export async function orphanPoints(tx: Tx, deviceIds: readonly number[], to: Hung, by: string): Promise<number[]> {
  const { rows } = await sql<{ layerId: number }>`
    update plan_point set orphan = 'moved' from plan_layer
    where plan_point.layer_id = plan_layer.layer_id and plan_point.device_id = ${anyId(deviceIds)}
      and ((plan_layer.bound_kind = 'place' and plan_layer.bound_id is distinct from ${to.placeId}::bigint)
        or (plan_layer.building_id is not null and plan_layer.building_id is distinct from ${to.buildingId}::bigint)
        or (plan_layer.floor is not null and plan_layer.floor is distinct from ${to.floor}::int))
    returning plan_point.layer_id`.execute(tx);
  const layers = [...new Set(rows.map(({ layerId }) => layerId))].toSorted((a, b) => a - b);
  if (layers.length > 0)
    await tx
      .updateTable('planLayer')
      .set((eb) => ({ pointsRevision: eb('pointsRevision', '+', 1), pointsBy: by }))
      .where('layerId', '=', anyId(layers))
      .execute();
  return layers;
}

type LifeRow = Omit<NewRow<'deviceLife'>, 'was'> & { readonly was?: object | null };
/** @param rows all with the same columns */
export const insertLife = (tx: Tx, rows: readonly LifeRow[]) => insertMany(tx, 'deviceLife', rows);
