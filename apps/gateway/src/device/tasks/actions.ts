import {
  collisionOf,
  nextRun,
  readArgs,
  type Schedule,
  taskMachine,
  tasksPerDevice,
  timedTaskForm,
  type TimedCommand,
  type TimedOrder,
  checkCommand,
} from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result, step } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { heldDevice, rightProblem } from '../downlink/held.ts';
import { deviceIn } from '../downlink/store.ts';
import { outcomeOf, runShown, type ShownTask, taskShown } from './shown.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.task.notFound', field: 'taskId' };
const targetOf = (id: number) => ({ kind: 'deviceTask', id });

/** @spec DEV-22 */
export async function tasks(query: store.TaskFilter & store.TaskOrder & Paging, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const page = await store.tasksPage(db, scope, query);
  const last = await store.lastRuns(
    db,
    page.rows.map(({ taskId }) => taskId),
  );
  return ok({ ...page, rows: page.rows.map((task) => taskShown(task, last.get(task.taskId))) });
}

/** @spec DEV-22 */
export async function taskRuns({ taskId, ...paging }: Paging & { readonly taskId: number }, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  if (!(await store.taskIn(db, asks.scope, taskId))) return refuse(notFound);
  const page = await store.runsPage(db, taskId, paging);
  return ok({ ...page, rows: page.rows.map(runShown) });
}

async function shown(tx: Tx, taskId: number, { scope }: SignedInAsks): Promise<Result<ShownTask>> {
  const task = await store.taskIn(tx, scope, taskId);
  return task ? ok(taskShown(task, (await store.lastRuns(tx, [taskId])).get(taskId))) : refuse(notFound);
}

interface Sent {
  readonly name: string;
  readonly command: TimedCommand;
  readonly args: unknown;
  readonly waitMin: number;
}

/** What is kept of a task as it was sent, with its next run after now. */
function readTask(sent: Sent, nowMs: number) {
  const form = timedTaskForm.check(sent);
  const args = readArgs(sent.command, sent.args);
  if (!form.ok || !args.ok) return refuse(...(form.ok ? [] : form.problems), ...(args.ok ? [] : args.problems));
  const { name, command, ...rest } = form.value;
  const schedule: Schedule = rest;
  const nextMs = nextRun(schedule, nowMs);
  if (nextMs === undefined) return refuse({ code: 'device.task.over', field: rest.repeat === 'once' ? 'on' : 'until' });
  const row = {
    name,
    command,
    args: JSON.stringify(args.value),
    waitMin: sent.waitMin,
    schedule: JSON.stringify(schedule),
    nextRunAt: new Date(nextMs).toISOString(),
  };
  return ok({ row, order: { command, args: args.value, schedule } });
}

/** What another task of the device that waits for its runs has against this one; the device is held. A paused one says nothing until it is resumed. */
async function collision(
  tx: Tx,
  { deviceId, taskId }: { readonly deviceId: number; readonly taskId?: number },
  order: TimedOrder,
  nowMs: number,
): Promise<Problem | undefined> {
  const others = await store.tasksOf(tx, deviceId);
  const waiting = others.filter((other) => other.state === 'waiting' && other.taskId !== taskId);
  const found = collisionOf(order, waiting, nowMs);
  if (!found) return undefined;
  return {
    code: 'device.task.collides',
    field: 'at',
    args: { name: found.other.name, on: found.on, at: order.schedule.at },
  };
}

const logged = ({
  name,
  command,
  args,
  schedule,
}: {
  name: string;
  command: string;
  args: string;
  schedule: string;
}) => ({
  name,
  command,
  args,
  schedule,
});

/** @spec DEV-22 ROL-03 */
export async function createTask(
  { deviceId, ...sent }: Sent & { readonly deviceId: number },
  asks: SignedInAsks,
): Promise<Result<ShownTask>> {
  const read = readTask(sent, asks.deps.clock());
  if (!read.ok) return read;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<ShownTask>> => {
    const held = await heldDevice(tx, deviceId, asks);
    if (!held.ok) return held;
    const barred = rightProblem(asks, held.value, sent.command, 'deviceTasks');
    if (barred) throw new HttpRefusal(403, barred);
    const unknown = checkCommand(held.value.deviceType, sent.command);
    if (unknown) return refuse(unknown);
    if ((await store.tasksOf(tx, deviceId)).length >= tasksPerDevice)
      return refuse({ code: 'device.task.tooMany', args: { 0: tasksPerDevice } });
    const { row, order } = read.value;
    const collides = await collision(tx, { deviceId }, order, asks.deps.clock());
    if (collides) return refuse(collides);
    const by = nameOf(asks.account);
    const made = { createdBy: by, createdAt: isoNow(asks.deps.clock), changedBy: by };
    const taskId = await store.insertTask(tx, { deviceId, ...row, ...made });
    const changes = loggedChanges({}, logged(row));
    await logUse(tx, asks, { detail: `${deviceId} ${row.name}`, changes, target: targetOf(taskId) });
    return shown(tx, taskId, asks);
  });
}

interface Held {
  readonly task: store.Task;
  readonly state: ShownTask['state'];
}

/** The task with its device, both held in this order, unless another changed it meanwhile. */
async function heldTask(
  tx: Tx,
  { taskId, revision }: { readonly taskId: number; readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<Held>> {
  const found = await store.taskIn(tx, asks.sees, taskId);
  if (!found) return refuse(notFound);
  const device = await heldDevice(tx, found.deviceId, asks);
  if (!device.ok) return refuse(notFound);
  const task = await store.lockTask(tx, taskId);
  if (!task) return refuse(notFound);
  const barred = rightProblem(asks, device.value, task.command, 'deviceTasks');
  if (barred) throw new HttpRefusal(403, barred);
  if (task.revision !== revision) return refuse({ code: 'device.task.conflict', args: { name: task.changedBy } });
  const last = (await store.lastRuns(tx, [taskId])).get(taskId);
  const isRunning = task.state === 'waiting' && last !== undefined && outcomeOf(last) === 'running';
  return ok({ task, state: isRunning ? 'running' : task.state });
}

const isEnded = (state: ShownTask['state']): boolean => taskMachine.finals.includes(state);

/** @spec DEV-22 */
export async function changeTask(
  { taskId, revision, ...sent }: Sent & { readonly taskId: number; readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<ShownTask>> {
  const read = readTask(sent, asks.deps.clock());
  if (!read.ok) return read;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<ShownTask>> => {
    const held = await heldTask(tx, { taskId, revision }, asks);
    if (!held.ok) return held;
    const { task, state } = held.value;
    if (isEnded(state)) return refuse({ code: `device.task.is.${state}` });
    const device = await deviceIn(tx, asks.scope, task.deviceId);
    const unknown = device && checkCommand(device.deviceType, sent.command);
    if (unknown) return refuse(unknown);
    const { row, order } = read.value;
    const collides = state === 'paused' ? undefined : await collision(tx, task, order, asks.deps.clock());
    if (collides) return refuse(collides);
    await store.changeTask(tx, taskId, { ...row, changedBy: nameOf(asks.account), failure: '' });
    const before = { ...task, args: JSON.stringify(task.args), schedule: JSON.stringify(task.schedule) };
    const changes = loggedChanges(logged(before), logged(row));
    await logUse(tx, asks, { detail: `${task.deviceId} ${row.name}`, changes, target: targetOf(taskId) });
    return shown(tx, taskId, asks);
  });
}

type Step = 'pause' | 'resume' | 'cancel';
/** @spec DEV-22 */
export const stepTask = (
  { taskId, revision, event }: { readonly taskId: number; readonly revision: number; readonly event: Step },
  asks: SignedInAsks,
) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<ShownTask>> => {
    const held = await heldTask(tx, { taskId, revision }, asks);
    if (!held.ok) return held;
    const { task, state } = held.value;
    const nowMs = asks.deps.clock();
    // a paused task skips its runs: it goes on with the next one from now
    const nextRunAtMs = nextRun(task.schedule, nowMs);
    const next = step(taskMachine, state, event, { nextRunAtMs, nowMs });
    if (!next.ok) return next;
    const collides = event === 'resume' ? await collision(tx, task, task, nowMs) : undefined;
    if (collides) return refuse(collides);
    const to = next.value === 'running' ? 'waiting' : next.value;
    const nextRunAt = to === 'waiting' && nextRunAtMs !== undefined ? new Date(nextRunAtMs).toISOString() : null;
    await store.changeTask(tx, taskId, { state: to, nextRunAt, changedBy: nameOf(asks.account) });
    const changes = loggedChanges({ state: task.state }, { state: to });
    await logUse(tx, asks, { detail: `${task.deviceId} ${task.name}`, changes, target: targetOf(taskId) });
    return shown(tx, taskId, asks);
  });
