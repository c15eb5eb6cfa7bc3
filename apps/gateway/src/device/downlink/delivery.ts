import { commandsPerFetch } from '@fireline/domain/device';
import { transact } from '../../lib/transact.ts';
import { lockDevicesById } from '../store.ts';
import { publishCommands } from './events.ts';
import type { DeliveredCommand, DownlinkDeps } from './types.ts';
import * as store from './store.ts';

/** Devices that fetch at once: the others get theirs with their next report. */
const devicesPerFetch = 200;
/** Commands that are handed out at once, in characters of JSON: they fit an answer at a broker, and the others go with the next report. */
const charsPerFetch = 16_000;

const handedOut = (
  { commandId, command, args, waitMin }: store.Command,
  { imei }: Pick<store.Device, 'imei'>,
): DeliveredCommand => ({ commandId, imei, command, args, waitMin });

/**
 * Hands out what waits for these devices, oldest first. Each command is marked as sent in the transaction that finds it, with its device held: of
 * two gateways one hands it out. A reply that is lost is not repeated, the command times out.
 * @spec DEV-24
 */
export async function deliverCommands(
  { database, clock }: DownlinkDeps,
  rentId: string,
  imeis: readonly string[],
): Promise<readonly DeliveredCommand[]> {
  const deviceIds = await store.devicesWithQueued(database.db, rentId, imeis, devicesPerFetch);
  if (deviceIds.length === 0) return [];
  return transact(database, async (work) => {
    const nowMs = clock();
    const now = new Date(nowMs).toISOString();
    const locked = await lockDevicesById(work.tx, rentId, deviceIds);
    const listening = locked.filter(({ removedAt, suspendedAt }) => removedAt === null && suspendedAt === null);
    const devices = new Map(listening.map((device) => [device.deviceId, device]));
    const waiting = await store.lockWaiting(work.tx, [...devices.keys()]);
    const taken = new Map<number, number>();
    let chars = 0;
    const changed = waiting.flatMap((command): store.Command[] => {
      const device = devices.get(command.deviceId);
      if (!device || command.state !== 'queued') return [];
      const over = store.overBy(command, device, nowMs);
      if (over) return [{ ...command, state: 'timedOut', endedAt: now, ...over }];
      const count = taken.get(command.deviceId) ?? 0;
      if (count === commandsPerFetch) return [];
      chars += JSON.stringify(handedOut(command, device)).length;
      if (chars > charsPerFetch) return [];
      taken.set(command.deviceId, count + 1);
      return [{ ...command, state: 'sent', sentAt: now }];
    });
    await store.writeCommands(work.tx, changed);
    await publishCommands(work, changed, devices, now);
    return changed.flatMap((command) => {
      const device = devices.get(command.deviceId);
      return device && command.state === 'sent' ? [handedOut(command, device)] : [];
    });
  });
}
