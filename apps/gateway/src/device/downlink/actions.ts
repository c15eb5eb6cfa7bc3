import { deviceTopic } from '@fireline/api/device';
import {
  checkReason,
  commandMachine,
  type CommandState,
  type DeviceCommand,
  readArgs,
  sendLimit,
} from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result, step } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { publishCommands } from './events.ts';
import { heldDevice, notFound, rightProblem } from './held.ts';
import { type Order, queueCommand } from './queue.ts';
import * as store from './store.ts';

const targetOf = (id: number) => ({ kind: 'device', id });
type Shown = Awaited<ReturnType<typeof store.commandShown>>;

/** @spec DEV-13 DEV-24 */
export async function commands(
  { deviceId, ...query }: Paging & { readonly deviceId: number; readonly state?: readonly CommandState[] | undefined },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  if (!(await store.deviceIn(db, scope, deviceId))) return refuse(notFound);
  return ok(await store.commandsPage(db, deviceId, query));
}

/** @spec DEV-13 DEV-16 */
export async function control(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await store.deviceIn(db, scope, deviceId);
  if (!device) return refuse(notFound);
  const { armed, sendLimitOnAt, sendLimitBy } = device;
  const { isOn } = sendLimit(sendLimitOnAt === null ? null : Date.parse(sendLimitOnAt), deps.clock());
  return ok({
    waiting: await store.waitingOf(db, deviceId),
    armed,
    sendLimitOnAt: isOn ? sendLimitOnAt : null,
    sendLimitBy: isOn ? sendLimitBy : '',
  });
}

interface Sent {
  readonly command: DeviceCommand;
  readonly args: unknown;
  readonly waitMin: number;
  readonly reason: string;
}

/** What is sent, with its arguments and reason read; the same for one device and for many. */
function orderOf({ command, args, waitMin, reason }: Sent, { account }: SignedInAsks): Result<Order> {
  const read = readArgs(command, args);
  const problem = checkReason(command, reason);
  if (!read.ok || problem) return refuse(...(read.ok ? [] : read.problems), ...(problem ? [problem] : []));
  const order = { command, args: read.value, waitMin, reason: reason.trim() };
  return ok({ ...order, by: nameOf(account), userId: account.userId });
}

async function put(work: Work, device: store.Device, order: Order, asks: SignedInAsks): Promise<Result<store.Command>> {
  const queued = await queueCommand(work, device, order, asks.deps.clock());
  if (!queued.ok) return queued;
  const { command, args, reason } = order;
  const detail = `${device.deviceId} ${device.name} ${command}`;
  const changes = loggedChanges({}, { command, ...args, ...(reason !== '' && { reason }) });
  await logUse(work.tx, asks, { detail, changes, target: targetOf(device.deviceId) });
  return queued;
}

/** @spec DEV-13 DEV-24 ROL-03 */
export async function sendCommand({ deviceId, ...sent }: Sent & { readonly deviceId: number }, asks: SignedInAsks) {
  const order = orderOf(sent, asks);
  if (!order.ok) return order;
  return transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const held = await heldDevice(work.tx, deviceId, asks);
    if (!held.ok) return held;
    const barred = rightProblem(asks, held.value, sent.command);
    if (barred) throw new HttpRefusal(403, barred);
    const queued = await put(work, held.value, order.value, asks);
    return queued.ok ? ok(await store.commandShown(work.tx, queued.value.commandId)) : queued;
  });
}

/** Devices that are held at once: nobody waits long for a report to be taken. */
const devicesPerWave = 20;
type Row = { deviceId: number; name: string; problem: Problem | null };

async function wave(work: Work, deviceIds: readonly number[], order: Order, asks: SignedInAsks): Promise<Row[]> {
  const locked = await store.lockDevicesIn(work.tx, asks.scope, deviceIds);
  const devices = new Map(locked.map((device) => [device.deviceId, device]));
  const rows: Row[] = [];
  for (const deviceId of deviceIds) {
    const device = devices.get(deviceId);
    if (!device) {
      rows.push({ deviceId, name: '', problem: notFound });
      continue;
    }
    const barred = rightProblem(asks, device, order.command);
    const queued = barred ? refuse(barred) : await put(work, device, order, asks);
    rows.push({ deviceId, name: device.name, problem: queued.ok ? null : (queued.problems[0] ?? notFound) });
  }
  return rows;
}

/** A command for many devices, a few in each transaction; what stands in the way of one stops no other. @spec DEV-13 DEV-24 ROL-03 */
export async function sendCommands(
  { deviceIds, ...sent }: Sent & { readonly deviceIds: readonly number[] },
  asks: SignedInAsks,
) {
  const order = orderOf(sent, asks);
  if (!order.ok) return order;
  const asked = [...new Set(deviceIds)];
  const rows: Row[] = [];
  for (let at = 0; at < asked.length; at += devicesPerWave) {
    const part = asked.slice(at, at + devicesPerWave);
    rows.push(...(await transact(asks.deps.database, (work) => wave(work, part, order.value, asks))));
  }
  return ok({ sent: rows.filter(({ problem }) => problem === null).length, rows });
}

/** Takes back what no device has fetched yet. @spec DEV-24 */
export const cancelCommand = (commandId: number, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const missing = refuse({ code: 'device.command.notFound', field: 'commandId' });
    const deviceId = await store.deviceOfCommand(tx, commandId);
    if (deviceId === undefined) return missing;
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return missing;
    const [command] = await store.lockCommands(tx, [commandId]);
    if (!command) return missing;
    const barred = rightProblem(asks, held.value, command.command);
    if (barred) throw new HttpRefusal(403, barred);
    const nowMs = asks.deps.clock();
    const context = { nowMs, sentAtMs: nowMs, waitMin: command.waitMin };
    const next = step(commandMachine, command.state, 'cancel', context);
    if (!next.ok) return next;
    const endedAt = new Date(nowMs).toISOString();
    const changed = { ...command, state: next.value, endedAt };
    await store.writeCommands(tx, [changed]);
    const detail = `${deviceId} ${held.value.name} ${command.command}`;
    const changes = loggedChanges({ state: command.state }, { state: next.value });
    await logUse(tx, asks, { detail, changes, target: targetOf(deviceId) });
    await publishCommands(work, [changed], new Map([[deviceId, held.value]]), endedAt);
    return ok(await store.commandShown(tx, commandId));
  });

/** The switch goes off by itself: when it was switched on is all that is kept. @spec DEV-16 */
export const limitSending = (
  { deviceId, isOn }: { readonly deviceId: number; readonly isOn: boolean },
  asks: SignedInAsks,
) =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ sendLimitOnAt: string | null }>> => {
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    const device = held.value;
    const barred = rightProblem(asks, device, 'selfTest');
    if (barred) throw new HttpRefusal(403, barred);
    const sendLimitOnAt = isOn ? isoNow(asks.deps.clock) : null;
    await tx
      .updateTable('device')
      .set({ sendLimitOnAt, sendLimitBy: isOn ? nameOf(asks.account) : '' })
      .where('deviceId', '=', deviceId)
      .execute();
    const changes = loggedChanges({ sendLimitOnAt: device.sendLimitOnAt }, { sendLimitOnAt });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: targetOf(deviceId) });
    await tell({ type: 'changed', topic: deviceTopic.name, rentId: asks.scope.rentId, ids: [deviceId] });
    return ok({ sendLimitOnAt });
  });
