import { basicEditionDevices } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

const recordsMax = 200;

const found = (db: Db | Tx, scope: Scope, deviceId: number) =>
  db.selectFrom('device').selectAll('device').where(scopeFilter(scope, 'device')).where('deviceId', '=', deviceId);

export const deviceWithLife = (db: Db, scope: Scope, deviceId: number) => found(db, scope, deviceId).executeTakeFirst();
export const lockDevice = (tx: Tx, scope: Scope, deviceId: number) =>
  found(tx, scope, deviceId).forUpdate().executeTakeFirst();

/** How full the tenant's edition is: a device holds its place from its activation to its removal. @spec DEV-28 */
export async function editionOf(db: Db | Tx, rentId: string) {
  const row = await db
    .selectFrom('rent')
    .select([
      'devicesMax',
      sql<number>`(select count(*) from device where device.rent_id = rent.rent_id and device.d_status <> 0
        and device.removed_at is null)`.as('devicesInUse'),
    ])
    .where('rentId', '=', rentId)
    .executeTakeFirstOrThrow();
  return { devicesInUse: row.devicesInUse, devicesMax: row.devicesMax ?? basicEditionDevices };
}

/** What was done to a device: of a former holder no places and names. @spec DEV-12 DEV-13 */
export const recordsOf = (db: Db, deviceId: number) =>
  db
    .selectFrom('deviceLife')
    .innerJoin('device', 'device.deviceId', 'deviceLife.deviceId')
    .select(['lifeId', 'at', 'event', 'by', 'detail'])
    .where('deviceLife.deviceId', '=', deviceId)
    .where((eb) => eb.or([heldOnly('deviceLife.at'), eb('event', 'not in', ['bind', 'unbind', 'modify'])]))
    .orderBy('at', 'desc')
    .orderBy('lifeId', 'desc')
    .limit(recordsMax)
    .execute();

type Changed = Partial<
  Pick<
    NewRow<'device'>,
    'dStatus' | 'expired' | 'expiresOn' | 'online' | 'status' | 'activatedAt' | 'suspendedAt' | 'removedAt'
  >
>;
export const updateDevice = (tx: Tx, deviceId: number, change: Changed, changedBy: string) =>
  tx
    .updateTable('device')
    .set((eb) => ({ ...change, changedBy, revision: eb('revision', '+', 1) }))
    .where('deviceId', '=', deviceId)
    .execute();

/** A removed device hangs nowhere: no place, unit or partner counts it. */
export const takeDown = (tx: Tx, deviceId: number) =>
  tx
    .updateTable('device')
    .set({ partnerId: null, unitId: null, maintId: null, placeId: null, buildingId: null, floor: null })
    .where('deviceId', '=', deviceId)
    .execute();
