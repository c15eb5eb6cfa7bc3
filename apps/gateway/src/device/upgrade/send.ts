import { acknowledgementWaitMin, commandMachine } from '@fireline/domain/device';
import { type Problem, step } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { Row } from '../../lib/db/schema.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { publishCommands } from '../downlink/events.ts';
import { queueCommand } from '../downlink/queue.ts';
import * as commands from '../downlink/store.ts';
import { lockDevicesById } from '../store.ts';
import type { UpgradePackage } from './packageStore.ts';
import type { Rollout } from './rolloutStore.ts';
import * as store from './workStore.ts';

type SendDeps = Pick<Deps, 'database' | 'clock'>;
type Waiting = Row<'upgradeRolloutDevice'>;

const lower = ({ firmware, firmwareKey }: commands.Device, { versionKey }: UpgradePackage): Problem | undefined =>
  firmwareKey > versionKey ? { code: 'device.rollout.lower', args: { version: firmware } } : undefined;

interface Sending {
  readonly work: Work;
  readonly rollout: Rollout;
  readonly taken: UpgradePackage;
  readonly nowMs: number;
}

/** Sends one device the package, or notes why not; one that reports its version already has it. */
async function sendOne({ work, rollout, taken, nowMs }: Sending, waiting: Waiting, device: commands.Device) {
  const at = new Date(nowMs).toISOString();
  const { rolloutId, allowsLower, createdBy: by, userId } = rollout;
  const end = (change: Parameters<typeof store.settleDevice>[3]) =>
    store.settleDevice(work.tx, rolloutId, { deviceId: device.deviceId, state: 'waiting' }, change);
  if (device.firmwareKey === taken.versionKey) return end({ state: 'applied', endedAt: at });
  const barred = allowsLower ? undefined : lower(device, taken);
  const { packageId, version, sizeBytes, sha256 } = taken;
  const args = { packageId, version, sizeBytes, sha256 };
  const order = { command: 'upgrade', args, waitMin: acknowledgementWaitMin.max, reason: '', by, userId } as const;
  const queued = barred ? undefined : await queueCommand(work, device, order, nowMs);
  const tries = waiting.tries + 1;
  if (queued?.ok) return end({ state: 'sent', commandId: queued.value.commandId, tries, sentAt: at });
  const problem = barred ?? queued?.problems[0] ?? { code: 'device.rollout.refused' };
  return end({ state: 'failed', tries, endedAt: at, problem: JSON.stringify(problem) });
}

/**
 * Sends some devices of a wave the package. Devices are held before their roll-out, and that before its rows, as in all that touches them; a
 * roll-out that was paused meanwhile sends nothing.
 * @returns how many were looked after
 * @spec DEV-18
 */
export const sendWave = (
  { database, clock }: SendDeps,
  { rolloutId, rentId }: Pick<Rollout, 'rolloutId' | 'rentId'>,
  deviceIds: readonly number[],
): Promise<number> =>
  transact(database, async (work) => {
    const nowMs = clock();
    const devices = new Map(
      (await lockDevicesById(work.tx, rentId, deviceIds)).map((device) => [device.deviceId, device]),
    );
    const rollout = await store.takeRollout(work.tx, rolloutId);
    if (rollout?.state !== 'running') return 0;
    const taken = await work.tx
      .selectFrom('upgradePackage')
      .selectAll()
      .where('packageId', '=', rollout.packageId)
      .executeTakeFirstOrThrow();
    const waiting = await store.lockToSend(work.tx, rolloutId, deviceIds);
    for (const one of waiting) {
      const device = devices.get(one.deviceId);
      if (device) await sendOne({ work, rollout, taken, nowMs }, one, device);
      else
        await store.settleDevice(
          work.tx,
          rolloutId,
          { deviceId: one.deviceId, state: 'waiting' },
          {
            state: 'failed',
            endedAt: new Date(nowMs).toISOString(),
            problem: JSON.stringify({ code: 'device.notFound' }),
          },
        );
    }
    return waiting.length;
  });

/** Notes that a device could not be sent its package, so that it is seen and may be retried. @returns how many were noted @spec DEV-18 */
export async function noteBroken({ database, clock }: SendDeps, rolloutId: number, deviceId: number): Promise<number> {
  const endedAt = new Date(clock()).toISOString();
  const problem = JSON.stringify({ code: 'device.rollout.broken' });
  const isNoted = await store.settleDevice(
    database.db,
    rolloutId,
    { deviceId, state: 'waiting' },
    { state: 'failed', endedAt, problem },
  );
  return isNoted ? 1 : 0;
}

/** Takes back commands of a cancelled roll-out that no device has fetched; the others end by themselves. @spec DEV-18 DEV-24 */
export const cancelSent = (
  { database, clock }: SendDeps,
  { rolloutId, rentId }: Pick<Rollout, 'rolloutId' | 'rentId'>,
  deviceIds: readonly number[],
): Promise<number> =>
  transact(database, async (work) => {
    const nowMs = clock();
    const endedAt = new Date(nowMs).toISOString();
    const locked = await lockDevicesById(work.tx, rentId, deviceIds);
    const devices = new Map(locked.map((device) => [device.deviceId, device]));
    const mine = await work.tx
      .selectFrom('upgradeRolloutDevice')
      .select('commandId')
      .where('rolloutId', '=', rolloutId)
      .where('deviceId', 'in', [...deviceIds])
      .execute();
    const held = await commands.lockCommands(
      work.tx,
      mine.flatMap(({ commandId }) => commandId ?? []),
    );
    const ended = held.flatMap((command) => {
      const context = { nowMs, sentAtMs: nowMs, waitMin: command.waitMin };
      const next = step(commandMachine, command.state, 'cancel', context);
      return next.ok ? [{ ...command, state: next.value, endedAt }] : [];
    });
    await commands.writeCommands(work.tx, ended);
    await publishCommands(work, ended, devices, endedAt);
    return ended.length;
  });
