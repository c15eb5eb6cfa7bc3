import type { Deps } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { lockDevicesById } from '../store.ts';
import { publishCommands } from './events.ts';
import * as store from './store.ts';

const perRound = 200;

/** Ends those of a device's commands whose time is over, judged again with the device held. */
const endOf = ({ database, clock }: Pick<Deps, 'database' | 'clock'>, rentId: string, deviceId: number) =>
  transact(database, async (work) => {
    const nowMs = clock();
    const endedAt = new Date(nowMs).toISOString();
    const [device] = await lockDevicesById(work.tx, rentId, [deviceId]);
    if (!device) return 0;
    const ended = (await store.lockWaiting(work.tx, [deviceId])).flatMap((command) => {
      const over = store.overBy(command, device, nowMs);
      return over ? [{ ...command, state: 'timedOut' as const, endedAt, ...over }] : [];
    });
    await store.writeCommands(work.tx, ended);
    await publishCommands(work, ended, new Map([[deviceId, device]]), endedAt);
    return ended.length;
  });

/**
 * Ends commands that no device fetched or answered in time, a device at a time: one that fails is logged and stops no other.
 * @returns how many ended
 * @spec DEV-24
 */
export async function timeOutCommands(
  deps: Pick<Deps, 'database' | 'clock' | 'log'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const now = new Date(deps.clock()).toISOString();
  let ended = 0;
  for (let after = 0; !isStopped();) {
    const found = await store.commandsToEnd(deps.database.db, now, after, perRound);
    const devices = new Map(found.map(({ deviceId, rentId }) => [deviceId, rentId]));
    for (const [deviceId, rentId] of devices) {
      try {
        ended += await endOf(deps, rentId, deviceId);
      } catch (error) {
        deps.log.error(`the commands of device ${deviceId} could not be ended`, error);
      }
    }
    if (found.length < perRound) break;
    after = found.at(-1)?.commandId ?? after;
  }
  return ended;
}
