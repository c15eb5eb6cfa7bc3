import type { CommandArgs } from '@fireline/domain/device';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/anyOf.ts';
import { insertMany } from '../../lib/db/bulk.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { updateMany } from '../../lib/db/updateMany.ts';
import { endedReason } from './change.ts';
import type { EndedTask } from './store.ts';

/** The timed tasks of the devices stand as they stood, unless somebody changed one since. */
export async function resumeTasks(
  tx: Tx,
  deviceIds: readonly number[],
  ended: readonly EndedTask[],
  changedBy: string,
): Promise<void> {
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

/** Cameras watch again what they watched among the devices, from now on. One that was given another camera meanwhile keeps that. */
export async function bindAgain(
  tx: Tx,
  deviceIds: readonly number[],
  bindings: readonly Row<'cameraBinding'>[],
  now: string,
): Promise<void> {
  const here = new Set(deviceIds);
  const bound = await tx
    .selectFrom('cameraBinding')
    .select('deviceId')
    .where('deviceId', '=', anyId(deviceIds))
    .execute();
  const taken = new Set(bound.map(({ deviceId }) => deviceId));
  const rows = bindings.filter(
    ({ deviceId, cameraId }) => here.has(deviceId) && here.has(cameraId) && !taken.has(deviceId),
  );
  await insertMany(
    tx,
    'cameraBinding',
    rows.map((row) => ({ ...row, revision: row.revision + 1, changedAt: now })),
  );
}

type NumbersCommand = 'sosNumbers' | 'phoneBook';
interface Told {
  readonly command: NumbersCommand;
  readonly newestCommandId: number;
}
const handed = (tx: Tx, deviceIds: readonly number[], command: NumbersCommand) =>
  tx
    .selectFrom('deviceCommand')
    .where('deviceId', '=', anyId(deviceIds))
    .where('command', '=', command)
    .where('sentAt', 'is not', null)
    .where('state', '<>', 'failed');

/** The devices that were handed numbers by such a command after that one. */
export async function toldAfter(tx: Tx, deviceIds: readonly number[], { command, newestCommandId }: Told) {
  const rows = await handed(tx, deviceIds, command)
    .select('deviceId')
    .distinct()
    .where('commandId', '>', newestCommandId)
    .execute();
  return new Set(rows.map(({ deviceId }) => deviceId));
}

/** What the devices were handed last by such a command until that one. */
export async function knownUntil(
  tx: Tx,
  deviceIds: readonly number[],
  { command, newestCommandId }: Told,
): Promise<ReadonlyMap<number, CommandArgs>> {
  const rows = await handed(tx, deviceIds, command)
    .distinctOn('deviceId')
    .select(['deviceId', 'args'])
    .where('commandId', '<=', newestCommandId)
    .orderBy('deviceId')
    .orderBy('commandId', 'desc')
    .execute();
  return new Map(rows.map(({ deviceId, args }) => [deviceId, args]));
}
