import {
  checkCommand,
  checkNewCommand,
  type CommandArgs,
  type DeviceCommand,
  lifeOf,
  targetOf,
  zoneMachine,
} from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result, step } from '@fireline/domain/lib';
import type { Work } from '../../lib/transact.ts';
import { publishCommands } from './events.ts';
import * as store from './store.ts';
import { pointOf, zonesOf } from './zoneStore.ts';

/** What a device is to be told, and by whom. */
export interface Order {
  readonly command: DeviceCommand;
  /** As the domain's `readArgs` returned them. */
  readonly args: CommandArgs;
  readonly waitMin: number;
  readonly reason: string;
  readonly by: string;
  readonly userId: number | null;
  /** The run of a scheduled task that it belongs to. */
  readonly runId?: number;
}

/** What the zones of a device say against arming or disarming. @spec DEV-15 */
async function zoneProblem({ tx }: Work, device: store.Device, { command, args }: Order): Promise<Problem | undefined> {
  if (command !== 'arm' && command !== 'disarm') return undefined;
  const zones = await zonesOf(tx, device.deviceId);
  const { zone: number } = args;
  if (number === undefined) {
    const inAlarm = command === 'arm' && device.online && zones.some(({ isInAlarm }) => isInAlarm);
    return inAlarm ? { code: 'device.zone.inAlarm' } : undefined;
  }
  const zone = zones.find((one) => one.number === number);
  if (!zone) return { code: 'device.zone.notFound', field: 'args.zone' };
  const report = { isOnline: device.online, isInAlarm: zone.isInAlarm };
  const next = step(zoneMachine, zone.armStatus, command, report);
  return next.ok ? undefined : { field: 'args.zone', ...next.problems[0], code: next.problems[0]?.code ?? '' };
}

async function pointProblem({ tx }: Work, device: store.Device, { args }: Order): Promise<Problem | undefined> {
  const { point: number } = args;
  if (typeof number !== 'number') return undefined;
  return (await pointOf(tx, device.deviceId, number))
    ? undefined
    : { code: 'device.point.notFound', field: 'args.point' };
}

/** Ends those whose time is over, and finds the one that still stands in the way. */
async function settleWaiting(work: Work, device: store.Device, order: Order, nowMs: number) {
  const waiting = await store.lockWaiting(work.tx, [device.deviceId]);
  const now = new Date(nowMs).toISOString();
  const ended = waiting.flatMap((one) => {
    const over = store.overBy(one, device, nowMs);
    return over ? [{ ...one, state: 'timedOut' as const, endedAt: now, ...over }] : [];
  });
  await store.writeCommands(work.tx, ended);
  await publishCommands(work, ended, new Map([[device.deviceId, device]]), now);
  const gone = new Set(ended.map(({ commandId }) => commandId));
  const target = targetOf(order.args);
  return waiting.find((one) => one.command === order.command && one.target === target && !gone.has(one.commandId));
}

function standsInTheWay(standing: store.Command | undefined, nowMs: number): Problem | undefined {
  if (!standing) return undefined;
  const { command, state, sentAt, createdAt, createdBy, waitMin } = standing;
  if (state === 'queued') return { code: 'device.command.queuedAlready', args: { name: createdBy } };
  return checkNewCommand(command, [{ command, sentAtMs: Date.parse(sentAt ?? createdAt), waitMin }], nowMs);
}

/** Why the device takes no command at all. @spec DEV-13 */
function deviceProblem(device: store.Device, command: DeviceCommand): Problem | undefined {
  const life = lifeOf(device);
  if (life !== 'inService') return { code: `device.life.is.${life}` };
  return checkCommand(device.deviceType, command);
}

/**
 * Puts a command down for a device, which fetches it with its next report. The device is held; rights are settled before.
 * Problems: what the device's life, type, zones and points say, and the same command that still waits ('Reset sent, try later').
 * @spec DEV-13 DEV-15 DEV-17 DEV-24
 */
export async function queueCommand(
  work: Work,
  device: store.Device,
  order: Order,
  nowMs: number,
): Promise<Result<store.Command>> {
  const problem =
    deviceProblem(device, order.command) ??
    (await zoneProblem(work, device, order)) ??
    (await pointProblem(work, device, order)) ??
    standsInTheWay(await settleWaiting(work, device, order, nowMs), nowMs);
  if (problem) return refuse(problem);
  const now = new Date(nowMs).toISOString();
  const { command, args, waitMin, reason, by, userId, runId } = order;
  const row = await store.insertCommand(work.tx, {
    deviceId: device.deviceId,
    command,
    args: JSON.stringify(args),
    target: targetOf(args),
    waitMin,
    createdAt: now,
    createdBy: by,
    userId,
    reason,
    ...(runId === undefined ? {} : { runId }),
  });
  await publishCommands(work, [row], new Map([[device.deviceId, device]]), now);
  return ok(row);
}
