import { personalMeasurements } from '@fireline/domain/device';
import type { PlaceType } from '@fireline/domain/site';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { EndedTask } from './ended.ts';

/** When the device came to its holder; null: it has been there always. */
export const heldSinceOf = async (db: Db | Tx, deviceId: number): Promise<string | null> =>
  (await db.selectFrom('device').select('heldSince').where('deviceId', '=', deviceId).executeTakeFirst())?.heldSince ??
  null;

/** Where people live, whether residents have accounts yet or not. */
const homeTypes: readonly PlaceType[] = ['A', 'I'];

/** Those of the places that residents have as theirs. */
export async function homesAmong(tx: Tx, placeIds: readonly (number | null)[]): Promise<ReadonlySet<number>> {
  const ids = [...new Set(placeIds.flatMap((placeId) => placeId ?? []))];
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('place')
    .select('placeId')
    .where('placeId', '=', anyId(ids))
    .where((eb) =>
      eb.or([
        eb('placeType', 'in', homeTypes),
        sql<SqlBool>`exists (select 1 from place_member m where m.place_id = place.place_id)`,
        sql<SqlBool>`exists (select 1 from app_user u where u.place_id = place.place_id and u.role = 'resident')`,
      ]),
    )
    .execute();
  return new Set(rows.map(({ placeId }) => placeId));
}

/** The devices that hang in a place, held in the order of their ids. */
export const lockDevicesIn = (tx: Tx, rentId: string, placeId: number) =>
  tx
    .selectFrom('device')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('placeId', '=', placeId)
    .where('removedAt', 'is', null)
    .orderBy('deviceId')
    .forNoKeyUpdate()
    .execute();

/** Notes when devices came to their holder. What they last measured of a person, and who kept them from sending, stays behind. */
export const setHeldSince = (tx: Tx, deviceIds: readonly number[], heldSince: string | null) =>
  tx
    .updateTable('device')
    .set({
      heldSince,
      readings: sql<string>`readings - ${`{${personalMeasurements.join(',')}}`}::text[]`,
      sendLimitOnAt: null,
      sendLimitBy: '',
    })
    .where('deviceId', '=', anyId(deviceIds))
    .execute();

/** Ends the timed tasks of devices. @returns them as they stood */
export async function endTasks(
  tx: Tx,
  deviceIds: readonly number[],
  { by, failure }: { by: string; failure: string },
): Promise<readonly EndedTask[]> {
  const open = await tx
    .selectFrom('deviceTask')
    .select(['taskId', 'deviceId', 'state', 'nextRunAt'])
    .where('deviceId', '=', anyId(deviceIds))
    .where('state', 'in', ['waiting', 'paused'])
    .orderBy('taskId')
    .forUpdate()
    .execute();
  await tx
    .updateTable('deviceTask')
    .set((eb) => ({
      state: 'cancelled',
      nextRunAt: null,
      failure,
      changedBy: by,
      revision: eb('revision', '+', 1),
    }))
    .where('taskId', '=', anyId(open.map(({ taskId }) => taskId)))
    .execute();
  return open;
}

/** Refuses the rows of SOS batches that nobody has sent to the devices yet. @returns which, each with its device */
export const refuseSosRows = (tx: Tx, deviceIds: readonly number[], problem: object) =>
  tx
    .updateTable('sosBatchRow')
    .set({ outcome: 'refused', problem: JSON.stringify(problem) })
    .where('deviceId', '=', anyId(deviceIds))
    .where('outcome', '=', 'waiting')
    .returning(['batchId', 'rowNo', 'deviceId'])
    .execute();

/** Cameras watch no device of another holder. @returns what watched what */
export const endBindings = (tx: Tx, deviceIds: readonly number[]) =>
  tx
    .deleteFrom('cameraBinding')
    .where((eb) => eb.or([eb('deviceId', '=', anyId(deviceIds)), eb('cameraId', '=', anyId(deviceIds))]))
    .returningAll()
    .execute();

/** The newest command of any of the devices; 0: they have none. */
export const newestCommand = async (tx: Tx, deviceIds: readonly number[]): Promise<number> =>
  (
    await tx
      .selectFrom('deviceCommand')
      .select((eb) => eb.fn.coalesce(eb.fn.max('commandId'), sql.lit(0)).as('newest'))
      .where('deviceId', '=', anyId(deviceIds))
      .executeTakeFirstOrThrow()
  ).newest;

/** Those of the devices that were handed numbers by a command of that name. */
export async function withNumbers(
  tx: Tx,
  deviceIds: readonly number[],
  command: 'sosNumbers' | 'phoneBook',
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('deviceCommand')
    .select('deviceId')
    .distinct()
    .where('deviceId', '=', anyId(deviceIds))
    .where('command', '=', command)
    .where('sentAt', 'is not', null)
    .where('state', '<>', 'failed')
    .execute();
  return new Set(rows.map(({ deviceId }) => deviceId));
}
