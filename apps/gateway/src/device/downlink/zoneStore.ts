import type { ArmStatus, SwitchState } from '@fireline/domain/device';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { updateMany } from '../../lib/db/query/updateMany.ts';

export type Zone = Row<'defenceZone'>;
export type Point = Row<'devicePoint'>;

// zones and points are read and written while their device is held

export const zonesOf = (db: Db | Tx, deviceId: number) =>
  db.selectFrom('defenceZone').selectAll().where('deviceId', '=', deviceId).orderBy('number').execute();
export const zonesOfMany = (tx: Tx, deviceIds: readonly number[]) =>
  tx.selectFrom('defenceZone').selectAll().where('deviceId', '=', anyId(deviceIds)).orderBy('zoneId').execute();
export const insertZone = (tx: Tx, row: NewRow<'defenceZone'>) =>
  tx.insertInto('defenceZone').values(row).returningAll().executeTakeFirstOrThrow();
export const updateZone = (tx: Tx, zoneId: number, row: Partial<NewRow<'defenceZone'>>) =>
  tx
    .updateTable('defenceZone')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('zoneId', '=', zoneId)
    .returningAll()
    .executeTakeFirstOrThrow();
export const deleteZone = (tx: Tx, zoneId: number) =>
  tx.deleteFrom('defenceZone').where('zoneId', '=', zoneId).execute();

export const pointsOf = (db: Db | Tx, deviceId: number) =>
  db
    .selectFrom('devicePoint')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .orderBy('direction')
    .orderBy('number')
    .execute();
export const pointsOfMany = (tx: Tx, deviceIds: readonly number[]) =>
  tx.selectFrom('devicePoint').selectAll().where('deviceId', '=', anyId(deviceIds)).orderBy('pointId').execute();
/** The output point of that number. */
export const pointOf = (db: Db | Tx, deviceId: number, number: number) =>
  db
    .selectFrom('devicePoint')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .where('direction', '=', 'out')
    .where('number', '=', number)
    .executeTakeFirst();
export const insertPoint = (tx: Tx, row: NewRow<'devicePoint'>) =>
  tx.insertInto('devicePoint').values(row).returningAll().executeTakeFirstOrThrow();
export const updatePoint = (tx: Tx, pointId: number, row: Partial<NewRow<'devicePoint'>>) =>
  tx
    .updateTable('devicePoint')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('pointId', '=', pointId)
    .returningAll()
    .executeTakeFirstOrThrow();
export const deletePoint = (tx: Tx, pointId: number) =>
  tx.deleteFrom('devicePoint').where('pointId', '=', pointId).execute();

export const writeZoneReports = (tx: Tx, zones: readonly Zone[]): Promise<void> =>
  updateMany(tx, 'defenceZone', 'zoneId', ['isInAlarm', 'voltage', 'heardAt'], zones);
export const writePointReports = (tx: Tx, points: readonly Point[]): Promise<void> =>
  updateMany(tx, 'devicePoint', 'pointId', ['state', 'since', 'heardAt'], points);

interface Armed {
  readonly deviceId: number;
  readonly status: ArmStatus;
  readonly commandId: number;
}
const newer = (column: string, commandId: number) => sql<SqlBool>`coalesce(${sql.ref(column)}, 0) < ${commandId}`;

/** Arms or disarms one zone; a newer command that was answered before stands. */
export const armZone = (tx: Tx, { deviceId, status, commandId }: Armed, number: number) =>
  tx
    .updateTable('defenceZone')
    .set({ armStatus: status, armCommandId: commandId })
    .where('deviceId', '=', deviceId)
    .where('number', '=', number)
    .where(newer('armCommandId', commandId))
    .execute();

/** The device as a whole, and all its zones. */
export async function armDevice(tx: Tx, { deviceId, status, commandId }: Armed): Promise<void> {
  await tx
    .updateTable('device')
    .set({ armed: status === 'armed', armCommandId: commandId })
    .where('deviceId', '=', deviceId)
    .where(newer('armCommandId', commandId))
    .execute();
  await tx
    .updateTable('defenceZone')
    .set({ armStatus: status, armCommandId: commandId })
    .where('deviceId', '=', deviceId)
    .where(newer('armCommandId', commandId))
    .execute();
}

interface Switched {
  readonly deviceId: number;
  readonly number: number;
  readonly state: SwitchState;
  readonly commandId: number;
  readonly at: string;
}
export const switchPoint = (tx: Tx, { deviceId, number, state, commandId, at }: Switched) =>
  tx
    .updateTable('devicePoint')
    .set({
      state,
      since: sql`case when state is not distinct from ${state} then since else ${at}::timestamptz end`,
      heardAt: at,
      commandId,
    })
    .where('deviceId', '=', deviceId)
    .where('direction', '=', 'out')
    .where('number', '=', number)
    .where(newer('commandId', commandId))
    .execute();
