import { type CommandState, openRolloutStates } from '@fireline/domain/device';
import { sql, type SqlBool } from 'kysely';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import './tables.ts';

/** Roll-outs that have not ended, the first to be planned first. */
export const openRollouts = (db: Db) =>
  db
    .selectFrom('upgradeRollout')
    .select(['rolloutId', 'rentId', 'state'])
    .where('endedAt', 'is', null)
    .orderBy('rolloutId')
    .execute();

/** The roll-out, held unless another gateway has it in hand. */
export const takeRollout = (tx: Tx, rolloutId: number) =>
  tx
    .selectFrom('upgradeRollout')
    .selectAll()
    .where('rolloutId', '=', rolloutId)
    .where('endedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export interface OpenDevice {
  readonly deviceId: number;
  readonly commandId: number;
  readonly state: 'sent' | 'downloading';
  readonly command: CommandState;
  readonly endedAt: string | null;
  readonly failure: string;
  readonly heartbeatS: number;
}

/** The devices of a roll-out that have still to do something, with what their commands say. */
export const openDevices = async (db: Db, rolloutId: number, after: number, limit: number): Promise<OpenDevice[]> =>
  (await db
    .selectFrom('upgradeRolloutDevice')
    .innerJoin('device', 'device.deviceId', 'upgradeRolloutDevice.deviceId')
    .innerJoin('deviceCommand', 'deviceCommand.commandId', 'upgradeRolloutDevice.commandId')
    .select(['device.deviceId', 'upgradeRolloutDevice.state', 'device.heartbeatS'])
    .select(['deviceCommand.commandId', 'deviceCommand.state as command'])
    .select(['deviceCommand.endedAt', 'deviceCommand.failure'])
    .where('upgradeRolloutDevice.rolloutId', '=', rolloutId)
    .where('upgradeRolloutDevice.state', 'in', openRolloutStates)
    .where('device.deviceId', '>', after)
    .orderBy('device.deviceId')
    .limit(limit)
    .execute()) as OpenDevice[];

interface AsRead extends Partial<Pick<OpenDevice, 'commandId'>> {
  readonly deviceId: number;
  readonly state: OpenDevice['state'] | 'waiting';
}
/**
 * Changes a device that is still as far as it was read, with the same command; one that reports meanwhile, or is tried again, is not
 * overtaken. @returns whether it was
 */
export async function settleDevice(
  db: Db | Tx,
  rolloutId: number,
  { deviceId, commandId, state }: AsRead,
  change: Partial<NewRow<'upgradeRolloutDevice'>>,
): Promise<boolean> {
  let update = db
    .updateTable('upgradeRolloutDevice')
    .set(change)
    .where('rolloutId', '=', rolloutId)
    .where('deviceId', '=', deviceId)
    .where('state', '=', state);
  if (commandId !== undefined) update = update.where('commandId', '=', commandId);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How far the devices of a roll-out are; those from the wave on that is judged are counted for stopping it. */
export const progressOf = (tx: Tx, rolloutId: number, judgedFrom: number) =>
  tx
    .selectFrom('upgradeRolloutDevice')
    .select([
      sql<number>`count(*) filter (where state = 'waiting' and wave is null)`.as('waiting'),
      sql<number>`count(*) filter (where wave is not null and state in ('waiting', 'sent', 'downloading'))`.as('open'),
      sql<number>`count(*) filter (where wave >= ${judgedFrom} and state not in ('waiting', 'cancelled'))`.as('sent'),
      sql<number>`count(*) filter (where wave >= ${judgedFrom} and state in ('failed', 'timedOut'))`.as('failed'),
    ])
    .where('rolloutId', '=', rolloutId)
    .executeTakeFirstOrThrow();

/** Puts the next devices that wait into a wave. */
export const fillWave = (tx: Tx, rolloutId: number, wave: number, size: number) =>
  sql`
    update upgrade_rollout_device set wave = ${wave} where rollout_id = ${rolloutId} and device_id in (
      select device_id from upgrade_rollout_device where rollout_id = ${rolloutId} and state = 'waiting' and wave is null
      order by tries, device_id limit ${sql.lit(size)})`.execute(tx);

/** The devices of a roll-out that are in a wave and were not sent the package yet. */
export const devicesToSend = async (db: Db, rolloutId: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('upgradeRolloutDevice')
    .select('deviceId')
    .where('rolloutId', '=', rolloutId)
    .where('state', '=', 'waiting')
    .where('wave', 'is not', null)
    .orderBy('deviceId')
    .limit(limit)
    .execute();
  return rows.map(({ deviceId }) => deviceId);
};

/** Those of the devices that still wait to be sent the package, held; after their devices and their roll-out. */
export const lockToSend = (tx: Tx, rolloutId: number, deviceIds: readonly number[]) =>
  tx
    .selectFrom('upgradeRolloutDevice')
    .selectAll()
    .where('rolloutId', '=', rolloutId)
    .where('deviceId', 'in', [...deviceIds])
    .where('state', '=', 'waiting')
    .where('wave', 'is not', null)
    .orderBy('deviceId')
    .forUpdate()
    .execute();

/** The devices of a roll-out whose command nobody has fetched. */
export const devicesToCancel = async (db: Db, rolloutId: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('upgradeRolloutDevice')
    .innerJoin('deviceCommand', 'deviceCommand.commandId', 'upgradeRolloutDevice.commandId')
    .select('upgradeRolloutDevice.deviceId')
    .where('upgradeRolloutDevice.rolloutId', '=', rolloutId)
    .where('upgradeRolloutDevice.state', 'in', openRolloutStates)
    .where('deviceCommand.state', '=', 'queued')
    .orderBy('upgradeRolloutDevice.deviceId')
    .limit(limit)
    .execute();
  return rows.map(({ deviceId }) => deviceId);
};

/** Whether any device of the roll-out has still to do something. */
export const hasOpen = async (tx: Tx, rolloutId: number): Promise<boolean> =>
  (await tx
    .selectFrom('upgradeRolloutDevice')
    .select('deviceId')
    .where('rolloutId', '=', rolloutId)
    .where(sql<SqlBool>`state in ('waiting', 'sent', 'downloading')`)
    .limit(1)
    .executeTakeFirst()) !== undefined;
