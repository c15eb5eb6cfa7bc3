import {
  type CommandState,
  isQueueOver,
  queuedMaxMs,
  staleAfterHeartbeats,
  waitingStates,
  waitLeftMs,
  commandsWaitingMax,
} from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { updateMany } from '../../lib/db/query/updateMany.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

export type Command = Row<'deviceCommand'>;
export type Device = Row<'device'>;

/** Devices in scope, held in the order of their ids. */
export const lockDevicesIn = (tx: Tx, scope: Scope, deviceIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .selectAll('device')
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId')
    .forUpdate()
    .execute();

/** A device in scope, not held. */
export const deviceIn = (db: Db | Tx, scope: Scope, deviceId: number) =>
  db
    .selectFrom('device')
    .selectAll('device')
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();

/** A command as it goes over the wire, with the name of its task. */
export const shownCommands = (db: Db | Tx) =>
  db
    .selectFrom('deviceCommand')
    .innerJoin('device', 'device.deviceId', 'deviceCommand.deviceId')
    .leftJoin('deviceTaskRun', 'deviceTaskRun.runId', 'deviceCommand.runId')
    .leftJoin('deviceTask', 'deviceTask.taskId', 'deviceTaskRun.taskId')
    .select([
      'deviceCommand.commandId',
      'deviceCommand.deviceId',
      'deviceCommand.command',
      'deviceCommand.args',
      'deviceCommand.state',
      'deviceCommand.waitMin',
      'deviceCommand.createdAt',
      'deviceCommand.createdBy',
      'deviceCommand.reason',
      'deviceCommand.sentAt',
      'deviceCommand.endedAt',
      'deviceCommand.failure',
      (eb) => eb.fn.coalesce('deviceTask.name', sql.lit('')).as('taskName'),
    ]);

/** The newest first; none of another holder's. @spec DEV-12 ROL-06 */
export const commandsPage = (
  db: Db,
  deviceId: number,
  { state, ...paging }: Paging & { readonly state?: readonly CommandState[] | undefined },
) => {
  let rows = shownCommands(db)
    .where('deviceCommand.deviceId', '=', deviceId)
    .where(heldOnly('deviceCommand.createdAt'));
  if (state?.length) rows = rows.where('deviceCommand.state', 'in', state);
  return pageOf(rows.orderBy('deviceCommand.commandId', 'desc'), paging);
};

export const waitingOf = (db: Db, deviceId: number) =>
  shownCommands(db)
    .where('deviceCommand.deviceId', '=', deviceId)
    .where(heldOnly('deviceCommand.createdAt'))
    .where('deviceCommand.state', 'in', waitingStates)
    .orderBy('deviceCommand.commandId')
    .limit(commandsWaitingMax)
    .execute();

export const commandShown = (db: Db | Tx, commandId: number) =>
  shownCommands(db).where('deviceCommand.commandId', '=', commandId).executeTakeFirstOrThrow();

/** The commands that devices have still to answer, held; after their devices. */
export const lockWaiting = (tx: Tx, deviceIds: readonly number[]) =>
  tx
    .selectFrom('deviceCommand')
    .selectAll()
    .where('deviceId', '=', anyId(deviceIds))
    .where('state', 'in', waitingStates)
    .orderBy('commandId')
    .limit(commandsWaitingMax * Math.max(1, deviceIds.length))
    .forUpdate()
    .execute();

export const lockCommands = (tx: Tx, commandIds: readonly number[]) =>
  tx
    .selectFrom('deviceCommand')
    .selectAll()
    .where('commandId', '=', anyId(commandIds))
    .orderBy('commandId')
    .forUpdate()
    .execute();

/** The device of a command, looked up before either is held. */
export const deviceOfCommand = async (db: Db | Tx, commandId: number): Promise<number | undefined> =>
  (await db.selectFrom('deviceCommand').select('deviceId').where('commandId', '=', commandId).executeTakeFirst())
    ?.deviceId;

export const insertCommand = (tx: Tx, row: NewRow<'deviceCommand'>): Promise<Command> =>
  tx.insertInto('deviceCommand').values(row).returningAll().executeTakeFirstOrThrow();

const changing = ['state', 'sentAt', 'endedAt', 'failure'] as const;
export const writeCommands = (tx: Tx, commands: readonly Command[]): Promise<void> =>
  updateMany(tx, 'deviceCommand', 'commandId', changing, commands);

/** Those of these devices that a command waits for. */
export const devicesAwaited = (tx: Tx, devices: RawBuilder<number>) =>
  tx
    .selectFrom('deviceCommand')
    .select('deviceId')
    .distinct()
    .where('deviceId', '=', devices)
    .where('state', '=', sql.lit('queued' as const));

/** The tenant's devices among these for which a command waits; a device that is suspended or removed fetches nothing. */
export async function devicesWithQueued(
  db: Db,
  rentId: string,
  imeis: readonly string[],
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('device')
    .select('deviceId')
    .where('rentId', '=', rentId)
    .where('imei', '=', anyText(imeis))
    .where('removedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .where(
      sql<SqlBool>`exists (select 1 from device_command where device_command.device_id = device.device_id and device_command.state = 'queued')`,
    )
    .orderBy('deviceId')
    .limit(limit)
    .execute();
  return rows.map(({ deviceId }) => deviceId);
}

/** The tenant's devices of these commands, with the IMEI that may answer each. */
export const answeringDevices = (db: Db | Tx, rentId: string, commandIds: readonly number[]) =>
  db
    .selectFrom('deviceCommand')
    .innerJoin('device', 'device.deviceId', 'deviceCommand.deviceId')
    .select(['deviceCommand.commandId', 'device.deviceId', 'device.imei'])
    .where('deviceCommand.commandId', '=', anyId(commandIds))
    .where('device.rentId', '=', rentId)
    .where('device.removedAt', 'is', null)
    .execute();

/** The name and id of the task that each run belongs to. */
export const tasksOfRuns = (tx: Tx, runIds: readonly number[]) =>
  tx
    .selectFrom('deviceTaskRun')
    .innerJoin('deviceTask', 'deviceTask.taskId', 'deviceTaskRun.taskId')
    .select(['deviceTaskRun.runId', 'deviceTask.taskId', 'deviceTask.name'])
    .where('deviceTaskRun.runId', '=', anyId(runIds))
    .execute();

/** Commands that may be over: judged again once they are held. */
export const commandsToEnd = (db: Db, now: string, after: number, limit: number) =>
  db
    .selectFrom('deviceCommand')
    .innerJoin('device', 'device.deviceId', 'deviceCommand.deviceId')
    .select(['deviceCommand.commandId', 'device.deviceId', 'device.rentId'])
    .where('deviceCommand.state', 'in', waitingStates)
    .where('deviceCommand.commandId', '>', after)
    .where(
      sql<SqlBool>`(device_command.state = 'sent' and not (device_command.sent_at > ${now}::timestamptz - device_command.wait_min * interval '1 minute'
          and device_command.sent_at <= ${now}::timestamptz + device_command.wait_min * interval '1 minute'))
        or (device_command.state = 'queued' and (device.removed_at is not null or device.suspended_at is not null
          or abs(extract(epoch from ${now}::timestamptz - device_command.created_at))
            >= greatest(${queuedMaxMs(0) / 1000}, ${staleAfterHeartbeats} * device.heartbeat_s)))`,
    )
    .orderBy('deviceCommand.commandId')
    .limit(limit)
    .execute();

/** What has become of a waiting command by the clock alone: nothing, or why it is over. */
export function overBy(
  command: Command,
  device: Pick<Device, 'heartbeatS' | 'removedAt' | 'suspendedAt'>,
  nowMs: number,
): { readonly failure: string } | undefined {
  const { state, sentAt, createdAt, waitMin } = command;
  if (state === 'sent')
    return waitLeftMs({ sentAtMs: Date.parse(sentAt ?? createdAt), waitMin }, nowMs) > 0 ? undefined : { failure: '' };
  if (device.removedAt !== null || device.suspendedAt !== null) return { failure: 'device.command.removed' };
  return isQueueOver(Date.parse(createdAt), device.heartbeatS, nowMs) ? { failure: 'device.command.late' } : undefined;
}
