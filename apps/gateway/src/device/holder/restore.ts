import { acknowledgementWaitMin, lifeOf } from '@fireline/domain/device';
import type { Row } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { publishCommands } from '../downlink/events.ts';
import { queueCommand } from '../downlink/queue.ts';
import { lockCommands, overBy, writeCommands } from '../downlink/store.ts';
import { sosQueue } from '../sos/queue.ts';
import type { Giving } from './change.ts';
import { type Ended, endedReason, joinEnded } from './ended.ts';
import * as store from './restoreStore.ts';

type Held = Row<'device'>;

/** Devices that come back to the holder they left, as if they had never left. */
export interface Back {
  /** When each of them had come to that holder. */
  readonly since: ReadonlyMap<number, string | null>;
  /** What ended when they went. */
  readonly ended: Ended | undefined;
}

/**
 * Commands that no device had fetched wait again; one whose time is over by now would have ended anyway.
 * @returns whether all of the others wait again
 */
async function putBackCommands(
  work: Work,
  devices: readonly Held[],
  { commandIds }: Ended,
  now: string,
): Promise<boolean> {
  const { tx } = work;
  const byId = new Map(devices.map((device) => [device.deviceId, device]));
  const found = (await lockCommands(tx, commandIds)).flatMap((command) => {
    const device = byId.get(command.deviceId);
    if (!device || command.state !== 'cancelled' || command.failure !== endedReason) return [];
    const again = { ...command, state: 'queued' as const, endedAt: null, failure: '' };
    return [{ again, isOver: overBy(again, device, Date.parse(now)) !== undefined }];
  });
  const waiting = found.flatMap(({ again, isOver }) => (isOver ? [] : [again]));
  await writeCommands(tx, waiting);
  await publishCommands(work, waiting, byId, now);
  return found.length === commandIds.length;
}

/** Another command of the same name brings the device its numbers, newer than those it knew. */
const toldByOther: ReadonlySet<string | undefined> = new Set([
  'device.command.queuedAlready',
  'device.command.sentAlready',
]);

/**
 * Devices that received other numbers meanwhile, or the command to forget theirs, are sent the ones they knew; the others still know them. One
 * for which numbers waited receives those: by the command that waits again, or by the row of its SOS batch.
 * @returns whether each of them receives its numbers; one that is suspended or out of service takes no command
 */
async function putBackNumbers(
  work: Work,
  devices: readonly Held[],
  { newestCommandId, sosRows }: Ended,
  giving: Giving,
): Promise<boolean> {
  const { by, userId, now } = giving;
  const order = { waitMin: acknowledgementWaitMin.max, reason: '', by, userId };
  const ids = devices.map(({ deviceId }) => deviceId);
  const withRow = new Set(sosRows.map(({ deviceId }) => deviceId));
  let isTold = true;
  for (const [command, none] of store.noNumbers) {
    const told = await store.toldAfter(work.tx, ids, { command, newestCommandId });
    const known = await store.knownUntil(work.tx, ids, { command, newestCommandId });
    for (const device of devices) {
      const { deviceId } = device;
      if (!told.has(deviceId)) continue;
      if (command === 'sosNumbers' && withRow.has(deviceId) && lifeOf(device) === 'inService') continue;
      const args = known.get(deviceId) ?? none;
      const queued = await queueCommand(work, device, { ...order, command, args }, Date.parse(now));
      if (!queued.ok && !toldByOther.has(queued.problems[0]?.code)) isTold = false;
    }
  }
  return isTold;
}

/**
 * Puts back what ended when the devices went to another holder: timed tasks, commands that waited, rows of SOS batches, what cameras watch,
 * and whom the devices call. What the holder in between had put down has ended before. The devices are held. @param devices as they stand now
 * @returns whether all of it is: a device may be gone or take no command, a task may have been changed, a camera be another's by now
 * @spec DEV-12 DEV-19 DEV-21 DEV-22 DEV-24
 */
export async function putBack(
  work: Work,
  devices: readonly Held[],
  { ended }: Pick<Back, 'ended'>,
  giving: Giving,
): Promise<boolean> {
  const ids = devices.map(({ deviceId }) => deviceId);
  if (!ended) return true;
  const { by, now } = giving;
  const { tx } = work;
  const tasks = await store.resumeTasks(tx, ids, ended.tasks, by);
  const isWaiting = await putBackCommands(work, devices, ended, now);
  const isTold = await putBackNumbers(work, devices, ended, giving);
  const bindings = await store.bindAgain(tx, ids, ended.bindings, now);
  const rows = await store.waitAgain(tx, ids, ended.sosRows);
  if (rows > 0) await work.tell({ type: 'work', queue: sosQueue });
  const isWhole = tasks === ended.tasks.length && bindings === ended.bindings.length && rows === ended.sosRows.length;
  return isWaiting && isTold && isWhole;
}

/**
 * Puts back what ended when devices went, of each what ended of it: those of one move that went in several pieces. The devices are held.
 * @param devices as they stand now
 * @returns whether all of it is put back
 * @spec DEV-12
 */
export async function putEachBack(
  work: Work,
  devices: readonly Held[],
  endedById: ReadonlyMap<number, Ended>,
  giving: Giving,
): Promise<boolean> {
  const parts = devices.flatMap((device) => {
    const ended = endedById.get(device.deviceId);
    return ended ? [{ device, ended }] : [];
  });
  let isWhole = true;
  for (const some of Map.groupBy(parts, ({ ended }) => ended.newestCommandId).values()) {
    const ended = joinEnded(some.map((one) => one.ended));
    const there = some.map(({ device }) => device);
    if (!(await putBack(work, there, { ended }, giving))) isWhole = false;
  }
  return isWhole;
}
