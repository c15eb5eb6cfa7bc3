import { acknowledgementWaitMin, phoneBookArgs } from '@fireline/domain/device';
import type { Row } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { publishCommands } from '../downlink/events.ts';
import { queueCommand } from '../downlink/queue.ts';
import { lockCommands, overBy, writeCommands } from '../downlink/store.ts';
import { sosQueue } from '../sos/queue.ts';
import { type Ended, endedReason, type Giving } from './change.ts';
import * as store from './restoreStore.ts';

type Held = Row<'device'>;

/** Devices that come back to the holder they left, as if they had never left. */
export interface Back {
  /** When each of them had come to that holder. */
  readonly since: ReadonlyMap<number, string | null>;
  /** What ended when they went. */
  readonly ended: Ended | undefined;
}

/** Commands that no device had fetched wait again, unless their time is over. */
async function putBackCommands(work: Work, devices: readonly Held[], { commandIds }: Ended, now: string) {
  const { tx } = work;
  const byId = new Map(devices.map((device) => [device.deviceId, device]));
  const waiting = (await lockCommands(tx, commandIds)).flatMap((command) => {
    const device = byId.get(command.deviceId);
    if (!device || command.state !== 'cancelled' || command.failure !== endedReason) return [];
    const again = { ...command, state: 'queued' as const, endedAt: null, failure: '' };
    return overBy(again, device, Date.parse(now)) ? [] : [again];
  });
  await writeCommands(tx, waiting);
  await publishCommands(work, waiting, byId, now);
}

/**
 * Devices that were told other numbers meanwhile, or to forget theirs, are sent the ones they knew; the others still know them. A command that
 * is refused says that the device takes none now, or that numbers wait for it already.
 */
async function putBackNumbers(work: Work, devices: readonly Held[], { newestCommandId }: Ended, giving: Giving) {
  const { by, userId, now } = giving;
  const order = { waitMin: acknowledgementWaitMin.max, reason: '', by, userId };
  const ids = devices.map(({ deviceId }) => deviceId);
  for (const [command, none] of [
    ['sosNumbers', { numbers: [] }],
    ['phoneBook', phoneBookArgs([])],
  ] as const) {
    const told = await store.toldAfter(work.tx, ids, { command, newestCommandId });
    const known = await store.knownUntil(work.tx, ids, { command, newestCommandId });
    for (const device of devices)
      if (told.has(device.deviceId)) {
        const args = known.get(device.deviceId) ?? none;
        await queueCommand(work, device, { ...order, command, args }, Date.parse(now));
      }
  }
}

/**
 * Puts back what ended when the devices went to another holder: timed tasks, commands that waited, rows of SOS batches, what cameras watch,
 * and whom the devices call. What the holder in between had put down has ended before. The devices are held. @param devices as they stand now
 * @spec DEV-12 DEV-19 DEV-21 DEV-22 DEV-24
 */
export async function putBack(work: Work, devices: readonly Held[], { ended }: Back, giving: Giving): Promise<void> {
  const ids = devices.map(({ deviceId }) => deviceId);
  if (!ended || ids.length === 0) return;
  const { by, now } = giving;
  const { tx } = work;
  await store.resumeTasks(tx, ids, ended.tasks, by);
  await putBackCommands(work, devices, ended, now);
  await putBackNumbers(work, devices, ended, giving);
  await store.bindAgain(tx, ids, ended.bindings, now);
  if ((await store.waitAgain(tx, ids, ended.sosRows)) > 0) await work.tell({ type: 'work', queue: sosQueue });
}
