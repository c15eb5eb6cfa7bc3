import { type CommandArgs, phoneBookArgs, phoneBookOf } from '@fireline/domain/device';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { updateMany } from '../../lib/db/query/updateMany.ts';
import { endedReason, type EndedTask } from './ended.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

/** The timed tasks of the devices stand as they stood, unless somebody changed one since. @returns how many */
export async function resumeTasks(
  tx: Tx,
  deviceIds: readonly number[],
  ended: readonly EndedTask[],
  changedBy: string,
): Promise<number> {
  const stood = new Map(ended.map((task) => [task.taskId, task]));
  const rows = await tx
    .selectFrom('deviceTask')
    .select(['taskId', 'revision'])
    .where('taskId', '=', anyId([...stood.keys()]))
    .where('deviceId', '=', anyId(deviceIds))
    .where('state', '=', 'cancelled')
    .where('failure', '=', endedReason)
    .orderBy('taskId')
    .forUpdate()
    .execute();
  await updateMany(
    tx,
    'deviceTask',
    'taskId',
    ['state', 'nextRunAt', 'failure', 'changedBy', 'revision'],
    rows.map(({ taskId, revision }) => ({
      ...stood.get(taskId),
      taskId,
      failure: '',
      changedBy,
      revision: revision + 1,
    })),
  );
  return rows.length;
}

/** Rows of SOS batches wait again. @returns how many */
export async function waitAgain(
  tx: Tx,
  deviceIds: readonly number[],
  rows: readonly Pick<Row<'sosBatchRow'>, 'batchId' | 'rowNo'>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const named = sql<SqlBool>`(batch_id, row_no) in (select * from jsonb_to_recordset(${JSON.stringify(
    rows.map(({ batchId, rowNo }) => ({ batch_id: batchId, row_no: rowNo })),
  )}::jsonb) as x (batch_id bigint, row_no int))`;
  const again = await tx
    .updateTable('sosBatchRow')
    .set({ outcome: 'waiting', problem: null })
    .where(named)
    .where('deviceId', '=', anyId(deviceIds))
    .where('outcome', '=', 'refused')
    .where(sql<SqlBool>`problem ->> 'code' = ${endedReason}`)
    .returning('rowNo')
    .execute();
  return again.length;
}

/**
 * Cameras watch again what they watched before the devices went, from now on, where both hang in one place. What was given another camera
 * meanwhile keeps that; what somebody else holds at the moment is left as it is. @returns how many
 */
export async function bindAgain(
  tx: Tx,
  deviceIds: readonly number[],
  bindings: readonly Row<'cameraBinding'>[],
  now: string,
): Promise<number> {
  if (bindings.length === 0) return 0;
  const back = new Set(deviceIds);
  const ids = bindings.flatMap(({ deviceId, cameraId }) => [deviceId, cameraId]);
  const held = await tx
    .selectFrom('device')
    .select(['deviceId', 'placeId'])
    .where('deviceId', '=', anyId(ids))
    .where('placeId', 'is not', null)
    .where('removedAt', 'is', null)
    .orderBy('deviceId')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const placeOf = new Map(held.map(({ deviceId, placeId }) => [deviceId, placeId]));
  const bound = await tx.selectFrom('cameraBinding').select('deviceId').where('deviceId', '=', anyId(ids)).execute();
  const taken = new Set(bound.map(({ deviceId }) => deviceId));
  const rows = bindings.filter(({ deviceId, cameraId }) => {
    const place = placeOf.get(deviceId);
    const isBack = back.has(deviceId) || back.has(cameraId);
    return isBack && place !== undefined && place === placeOf.get(cameraId) && !taken.has(deviceId);
  });
  await insertMany(
    tx,
    'cameraBinding',
    rows.map((row) => ({ ...row, revision: row.revision + 1, changedAt: now })),
  );
  return rows.length;
}

type NumbersCommand = 'sosNumbers' | 'phoneBook';
interface Told {
  readonly command: NumbersCommand;
  readonly newestCommandId: number;
}
const handed = (tx: Tx, deviceIds: readonly number[], command: NumbersCommand) =>
  tx
    .selectFrom('deviceCommand')
    .innerJoin('device', 'device.deviceId', 'deviceCommand.deviceId')
    .where('deviceCommand.deviceId', '=', anyId(deviceIds))
    .where('command', '=', command)
    .where('sentAt', 'is not', null)
    .where('deviceCommand.state', '<>', 'failed');

/** The devices that were handed numbers by such a command after that one. */
export async function toldAfter(tx: Tx, deviceIds: readonly number[], { command, newestCommandId }: Told) {
  const rows = await handed(tx, deviceIds, command)
    .select('deviceCommand.deviceId')
    .distinct()
    .where('commandId', '>', newestCommandId)
    .execute();
  return new Set(rows.map(({ deviceId }) => deviceId));
}

/** What the devices were handed last by such a command until that one, by the holder that they have. */
export async function knownUntil(
  tx: Tx,
  deviceIds: readonly number[],
  { command, newestCommandId }: Told,
): Promise<ReadonlyMap<number, CommandArgs>> {
  const rows = await handed(tx, deviceIds, command)
    .distinctOn('deviceCommand.deviceId')
    .select(['deviceCommand.deviceId', 'args'])
    .where('commandId', '<=', newestCommandId)
    .where(heldOnly('deviceCommand.createdAt'))
    .orderBy('deviceCommand.deviceId')
    .orderBy('commandId', 'desc')
    .execute();
  return new Map(rows.map(({ deviceId, args }) => [deviceId, args]));
}

/** The commands that tell a device whom it calls, each with what it says of nobody. */
export const noNumbers = [
  ['sosNumbers', { numbers: [] }],
  ['phoneBook', phoneBookArgs([])],
] as const satisfies readonly (readonly [NumbersCommand, CommandArgs])[];

/** Those of the devices that know from their holder whom to call. */
export async function knowNumbers(
  tx: Tx,
  deviceIds: readonly number[],
  newestCommandId: number,
): Promise<ReadonlySet<number>> {
  const knowing = new Set<number>();
  for (const [command] of noNumbers)
    for (const [deviceId, args] of await knownUntil(tx, deviceIds, { command, newestCommandId }))
      if (phoneBookOf(args).length > 0) knowing.add(deviceId);
  return knowing;
}
