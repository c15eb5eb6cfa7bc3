import { type RunOutcome, runOutcome, type Schedule } from '@fireline/domain/device';
import type { FoundTask, Run } from './store.ts';

export function outcomeOf({ missed, problem, commandState }: Run): RunOutcome | 'missed' | 'refused' {
  if (missed > 0) return 'missed';
  if (problem !== null) return 'refused';
  return runOutcome(commandState === null ? [] : [commandState]);
}

export const runShown = (run: Run) => {
  const { runId, plannedAt, at, missed, problem } = run;
  return { runId, plannedAt, at, missed, problem, outcome: outcomeOf(run) };
};

const scheduleShown = ({ repeat, at, on, weekdays = [], monthDays = [], from, until }: Schedule) => ({
  repeat,
  at,
  on: on ?? null,
  weekdays: [...weekdays],
  monthDays: [...monthDays],
  from: from ?? null,
  until: until ?? null,
});

/** A task as it goes over the wire; it runs while its last command waits for its device. @spec DEV-22 */
export function taskShown(task: FoundTask, lastRun: Run | undefined) {
  const { taskId, deviceId, deviceName, placeName, name, command, args, waitMin, failure, createdBy, revision } = task;
  const isRunning = task.state === 'waiting' && lastRun !== undefined && outcomeOf(lastRun) === 'running';
  return {
    taskId,
    deviceId,
    deviceName,
    placeName,
    name,
    command,
    args,
    waitMin,
    ...scheduleShown(task.schedule),
    state: isRunning ? ('running' as const) : task.state,
    nextRunAt: task.state === 'waiting' ? task.nextRunAt : null,
    lastRun: lastRun ? runShown(lastRun) : null,
    failure,
    createdBy,
    revision,
  };
}
export type ShownTask = ReturnType<typeof taskShown>;
