import { defineMachine, minuteMs, type Problem } from '../../lib/index.ts';
import { type CommandState, waitingStates } from '../command/index.ts';

export const taskStates = ['waiting', 'paused', 'running', 'finished', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];
export type TaskEvent = 'run' | 'rest' | 'finish' | 'pause' | 'resume' | 'cancel';

export interface TaskContext {
  /** Of `nextRun`; nothing when the schedule is over. */
  readonly nextRunAtMs: number | undefined;
  readonly nowMs: number;
}

/**
 * The life of a scheduled command: it waits for its next run, runs, and waits again or is finished.
 * Decision: a paused task skips its runs; a running one is not interrupted, since its commands are on their way.
 * @spec DEV-22
 */
export const taskMachine = /* @__PURE__ */ defineMachine<
  TaskState,
  TaskEvent,
  'isDue' | 'hasNextRun' | 'hasNoNextRun',
  TaskContext
>({
  name: 'timedTask',
  words: { state: 'device.task.state', event: 'device.task.event', guard: 'device.guard' },
  initial: 'waiting',
  finals: ['finished', 'cancelled'],
  states: {
    waiting: {
      run: { to: 'running', guards: ['hasNextRun', 'isDue'], spec: 'DEV-22' },
      finish: { to: 'finished', guards: ['hasNoNextRun'], spec: 'DEV-22' },
      pause: { to: 'paused', spec: 'DEV-22' },
      cancel: { to: 'cancelled', spec: 'DEV-22' },
    },
    paused: {
      resume: { to: 'waiting', guards: ['hasNextRun'], spec: 'DEV-22' },
      finish: { to: 'finished', guards: ['hasNoNextRun'], spec: 'DEV-22' },
      cancel: { to: 'cancelled', spec: 'DEV-22' },
    },
    running: {
      rest: { to: 'waiting', guards: ['hasNextRun'], spec: 'DEV-22' },
      finish: { to: 'finished', guards: ['hasNoNextRun'], spec: 'DEV-22' },
    },
    finished: {},
    cancelled: {},
  },
  guards: {
    isDue: ({ nextRunAtMs = Infinity, nowMs }) => (nextRunAtMs > nowMs ? { code: 'device.task.notDue' } : undefined),
    hasNextRun: ({ nextRunAtMs }) => (nextRunAtMs === undefined ? { code: 'device.task.over' } : undefined),
    hasNoNextRun: ({ nextRunAtMs }) => (nextRunAtMs === undefined ? undefined : { code: 'device.task.runsAgain' }),
  },
  refusal: (state): Problem => ({ code: `device.task.is.${state}` }),
});

/**
 * How late a run may begin. Decision: as long as a gateway that died is waited for, several times over; what is later was missed, is noted, and is not
 * made up for.
 * @spec DEV-22
 */
export const runLateMaxMs = 5 * minuteMs;
/** Tasks of one device. Decision. @spec DEV-22 */
export const tasksPerDevice = 20;

export const runOutcomes = ['running', 'succeeded', 'partly', 'failed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** What became of one run, from the commands it sent; a run that reached no device failed. @spec DEV-22 */
export function runOutcome(commands: readonly CommandState[]): RunOutcome {
  if (commands.some((state) => (waitingStates as readonly string[]).includes(state))) return 'running';
  const done = commands.filter((state) => state === 'acknowledged').length;
  if (done === 0) return 'failed';
  return done === commands.length ? 'succeeded' : 'partly';
}
