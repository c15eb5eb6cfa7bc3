import { acknowledgementWaitMin, isHolderChange } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import type { Row, Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { publishCommands } from '../downlink/events.ts';
import { queueCommand } from '../downlink/queue.ts';
import { type Command, lockWaiting, writeCommands } from '../downlink/store.ts';
import { type Ended, endedReason } from './ended.ts';
import { knowNumbers, noNumbers } from './restoreStore.ts';
import * as store from './store.ts';

type Held = Row<'device'>;
/** Who gives devices to another holder, and when. */
export interface Giving {
  readonly by: string;
  readonly userId: number;
  /** ISO 8601 UTC. */
  readonly now: string;
}

/** Those of the held devices that come to another holder when they go there. @spec DEV-12 ROL-06 */
export async function givenAway(tx: Tx, devices: readonly Held[], to: Whereabouts): Promise<Held[]> {
  const homes = await store.homesAmong(tx, [to.placeId, ...devices.map(({ placeId }) => placeId)]);
  const at = (where: Whereabouts) => ({ ...where, isHome: where.placeId !== null && homes.has(where.placeId) });
  return devices.filter((device) => isHolderChange(at(device), at(to)));
}

/** A command that nobody has fetched is withdrawn; one that is under way is not waited for, and a late answer still counts. */
const ended = (command: Command, now: string): Command => ({
  ...command,
  state: command.state === 'queued' ? 'cancelled' : 'timedOut',
  endedAt: now,
  failure: endedReason,
});

/**
 * Ends what the holder of devices had put down for them, before they go to another: commands, timed tasks, SOS numbers that wait, the
 * cameras that watch. The devices are held and stand where they stood. @param since when they came to their next holder, by device; now where it is not named
 * @returns what ended, by device
 * @spec DEV-12 DEV-21 DEV-22 DEV-24
 */
export async function endHolding(
  work: Work,
  devices: readonly Held[],
  { by, now }: Giving,
  since: ReadonlyMap<number, string | null> = new Map(),
): Promise<ReadonlyMap<number, Ended>> {
  if (devices.length === 0) return new Map();
  const { tx } = work;
  const ids = devices.map(({ deviceId }) => deviceId);
  const waiting = await lockWaiting(tx, ids);
  const withdrawn = waiting.map((command) => ended(command, now));
  await writeCommands(tx, withdrawn);
  await publishCommands(work, withdrawn, new Map(devices.map((device) => [device.deviceId, device])), now);
  const tasks = await store.endTasks(tx, ids, { by, failure: endedReason });
  const sosRows = await store.refuseSosRows(tx, ids, { code: endedReason });
  const bindings = await store.endBindings(tx, ids);
  const newestCommandId = await store.newestCommand(tx, ids);
  const knowing = await knowNumbers(tx, ids, newestCommandId);
  const groups = Map.groupBy(ids, (deviceId) => (since.has(deviceId) ? (since.get(deviceId) ?? null) : now));
  for (const [heldSince, some] of groups) await store.setHeldSince(tx, some, heldSince);
  const commands = waiting.filter(({ state, command }) => state === 'queued' && command !== 'upgrade');
  const of = (id: number) => (one: { readonly deviceId: number | null }) => one.deviceId === id;
  return new Map(
    ids.map((id) => [
      id,
      {
        tasks: tasks.filter(of(id)),
        commandIds: commands.filter(of(id)).map(({ commandId }) => commandId),
        sosRows: sosRows.filter(of(id)),
        bindings: bindings.filter(({ deviceId, cameraId }) => deviceId === id || cameraId === id),
        newestCommandId,
        knewNumbers: knowing.has(id),
      },
    ]),
  );
}

/**
 * Has devices forget whom they call: those that were handed SOS numbers or a phone book are sent none, as the first command of their new holder. One that
 * takes no commands, being suspended or out of service, keeps what it knows. @param devices as they stand now
 * @spec DEV-21
 */
export async function forgetNumbers(work: Work, devices: readonly Held[], { by, userId, now }: Giving): Promise<void> {
  const ids = devices.map(({ deviceId }) => deviceId);
  const order = { waitMin: acknowledgementWaitMin.max, reason: '', by, userId };
  for (const [command, args] of noNumbers) {
    const knowing = await store.withNumbers(work.tx, ids, command);
    for (const device of devices)
      if (knowing.has(device.deviceId)) await queueCommand(work, device, { ...order, command, args }, Date.parse(now));
  }
}
