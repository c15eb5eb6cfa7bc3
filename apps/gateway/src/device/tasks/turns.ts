import { clockAheadMaxMin, nextRun, runLateMaxMs, runsBetween } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { publishTasks } from '../downlink/events.ts';
import { queueCommand } from '../downlink/queue.ts';
import type { Device } from '../downlink/store.ts';
import { lockDevicesById } from '../store.ts';
import * as store from './store.ts';

type TurnDeps = Pick<Deps, 'database' | 'clock' | 'log'> & Partial<Pick<Deps, 'observer'>>;
const perRound = 200;
/** What is counted of missed runs; a task misses no more in years. */
const missedMax = 2000;

interface Turn {
  readonly work: Work;
  readonly device: Device;
  readonly task: store.Task;
  readonly nowMs: number;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Notes runs that came too late. @returns the moment that the next run follows */
async function noteMissed({ work, device, task, nowMs }: Turn, plannedMs: number): Promise<number> {
  const span = { fromMs: plannedMs - 1, toMs: nowMs - runLateMaxMs - 1, most: missedMax };
  const missed = runsBetween(task.schedule, span);
  // the schedule may have another one by now than the run that was planned
  const count = Math.max(1, missed.length);
  const { taskId } = task;
  await store.insertRun(work.tx, { taskId, plannedAt: iso(plannedMs), at: iso(nowMs), missed: count });
  const event = { command: task.command, commandId: null, state: 'missed', taskId, taskName: task.name } as const;
  await publishTasks(work, device.rentId, [{ device, event: { ...event, failure: '' } }], iso(nowMs));
  return Math.max(plannedMs, missed.at(-1) ?? plannedMs);
}

async function run({ work, device, task, nowMs }: Turn, plannedMs: number): Promise<void> {
  const { taskId, command, args, waitMin, createdBy } = task;
  const runId = await store.insertRun(work.tx, { taskId, plannedAt: iso(plannedMs), at: iso(nowMs) });
  const order = { command, args, waitMin, reason: '', by: createdBy, userId: null, runId };
  const queued = await queueCommand(work, device, order, nowMs);
  if (queued.ok) return;
  const [problem = { code: 'device.command.notFound' }] = queued.problems;
  await store.refuseRun(work.tx, runId, problem);
  const event = {
    command,
    commandId: null,
    state: 'refused',
    taskId,
    taskName: task.name,
    failure: problem.code,
  } as const;
  await publishTasks(work, device.rentId, [{ device, event }], iso(nowMs));
}

/** The turn of a task that is due: what was missed is noted and not made up for, what is due is run, and the next run is set. */
async function takeTurn(turn: Turn): Promise<void> {
  const { work, device, task, nowMs } = turn;
  if (device.removedAt !== null) {
    await store.turnTask(work.tx, task.taskId, { state: 'cancelled', nextRunAt: null });
    return;
  }
  let plannedMs: number | undefined = Date.parse(task.nextRunAt ?? '');
  if (nowMs - plannedMs > runLateMaxMs) plannedMs = nextRun(task.schedule, await noteMissed(turn, plannedMs));
  if (plannedMs !== undefined && plannedMs <= nowMs) {
    await run(turn, plannedMs);
    plannedMs = nextRun(task.schedule, Math.max(plannedMs, nowMs - runLateMaxMs));
  }
  const next =
    plannedMs === undefined ? { state: 'finished' as const, nextRunAt: null } : { nextRunAt: iso(plannedMs) };
  await store.turnTask(work.tx, task.taskId, { ...next, failure: '' });
}

const turnOf = (
  { database, clock }: TurnDeps,
  { taskId, deviceId, rentId }: Awaited<ReturnType<typeof store.dueTasks>>[number],
  take: (turn: Turn) => Promise<void>,
) =>
  transact(database, async (work) => {
    const [device] = await lockDevicesById(work.tx, rentId, [deviceId]);
    const task = await store.lockTask(work.tx, taskId);
    // asked again with both held: another gateway may have been faster, or a person
    if (device && task?.state === 'waiting') await take({ work, device, task, nowMs: clock() });
  });

/** What the job is called in logs and metrics. */
export const tasksJob = 'runs of scheduled tasks';

/** A task that fails says so in the log, the metrics and on its row; where even that cannot be written, the others still have their turn. */
async function noteFailed({ database, log, observer }: TurnDeps, taskId: number, error: unknown): Promise<void> {
  log.error(`the scheduled task ${taskId} failed`, error);
  observer?.skipped({ job: tasksJob });
  try {
    await store.turnTask(database.db, taskId, { failure: String(error).slice(0, 200) });
  } catch (again) {
    log.error(`the failure of the scheduled task ${taskId} could not be noted`, again);
  }
}

/** Goes through tasks, each in a transaction of its own; one that fails is noted on its row and stops no other. */
async function eachTask(
  deps: TurnDeps,
  find: (after: number) => ReturnType<typeof store.dueTasks>,
  take: (turn: Turn) => Promise<void>,
  isStopped: () => boolean,
): Promise<number> {
  let count = 0;
  for (let after = 0; !isStopped();) {
    const found = await find(after);
    for (const one of found) {
      try {
        await turnOf(deps, one, take);
        count += 1;
      } catch (error) {
        await noteFailed(deps, one.taskId, error);
      }
    }
    if (found.length < perRound) break;
    after = found.at(-1)?.taskId ?? after;
  }
  return count;
}

/** Runs the tasks that are due. @returns how many had their turn @spec DEV-22 */
export const runTasks = (deps: TurnDeps, isStopped: () => boolean = () => false): Promise<number> => {
  const now = iso(deps.clock());
  return eachTask(
    deps,
    (after) => store.dueTasks(deps.database.db, now, after, perRound),
    async (turn) => {
      if (Date.parse(turn.task.nextRunAt ?? '') <= turn.nowMs) await takeTurn(turn);
    },
    isStopped,
  );
};

/** When a task should run next, by what it ran last; a run from after now is the trace of a clock that ran ahead. */
async function correct({ work, task, nowMs }: Turn): Promise<void> {
  const last = (await store.lastRuns(work.tx, [task.taskId])).get(task.taskId);
  const isTrue = last !== undefined && Date.parse(last.at) <= nowMs + clockAheadMaxMin * minuteMs;
  const plannedMs = isTrue ? Date.parse(last.plannedAt) : nowMs;
  const nextMs = nextRun(task.schedule, Math.max(nowMs, plannedMs));
  const knownMs = Date.parse(task.nextRunAt ?? '');
  // what is due is for its turn; a next run is only ever brought forward
  if (nextMs === undefined || knownMs <= nowMs || knownMs <= nextMs) return;
  await store.turnTask(work.tx, task.taskId, { nextRunAt: iso(nextMs) });
}

/** Brings tasks forward that a clock which ran ahead has put too far off. @spec DEV-22 */
export const correctTasks = (deps: TurnDeps, isStopped: () => boolean = () => false): Promise<number> =>
  eachTask(deps, (after) => store.waitingTasks(deps.database.db, after, perRound), correct, isStopped);
