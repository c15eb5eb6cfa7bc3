import { chinaOffsetMin, dayMs } from '../../lib/index.ts';
import type { TimedCommand } from '../command/index.ts';
import type { ArmStatus } from '../defence/index.ts';
import { type RunSpan, type Schedule, longestGapDays, runsBetween } from './schedule.ts';

/** A schedule that arms or disarms. @spec DEV-22 */
export interface ArmTask extends Schedule {
  readonly taskId: number;
  readonly command: Extract<TimedCommand, 'arm' | 'disarm'>;
}

/**
 * What a run does: `changes` the status, has `none` because the status is that already, or is in `conflict` with another that says the
 * opposite at the same moment.
 */
export const runEffects = ['changes', 'none', 'conflict'] as const;
export type RunEffect = (typeof runEffects)[number];

export interface ArmRun {
  readonly atMs: number;
  readonly task: ArmTask;
  readonly effect: RunEffect;
}

/** From the first moment up to the second. */
export interface ArmSpan {
  readonly fromMs: number;
  readonly toMs: number;
  /** null: no schedule tells. */
  readonly status: ArmStatus | null;
}

export interface ArmPlan {
  /** Earliest first. */
  readonly runs: readonly ArmRun[];
  /** Without a gap from the first moment to the last; neighbours differ. */
  readonly spans: readonly ArmSpan[];
}

const statusAfter = (task: ArmTask): ArmStatus => (task.command === 'arm' ? 'armed' : 'disarmed');

interface Moment {
  readonly atMs: number;
  readonly tasks: readonly ArmTask[];
}

/** When something runs, and what, earliest first; with the runs before the first moment that tell how things stand at it. */
function momentsOf(tasks: readonly ArmTask[], { fromMs, toMs, offsetMin }: Required<Omit<RunSpan, 'most'>>): Moment[] {
  const at = new Map<number, ArmTask[]>();
  for (const task of tasks) {
    const span = { fromMs: fromMs - longestGapDays * dayMs, toMs: toMs - 1, most: Infinity, offsetMin };
    for (const atMs of runsBetween(task, span)) at.set(atMs, [...(at.get(atMs) ?? []), task]);
  }
  return [...at].map(([atMs, all]) => ({ atMs, tasks: all })).toSorted((a, b) => a.atMs - b.atMs);
}

/**
 * When the schedules arm and disarm between two moments, and what each run is worth. What stood before is what the last run said, however
 * many days ago, as long as schedules repeat.
 * Decision: where two say the opposite at the same moment, nobody knows which comes last: the status is not known from then on.
 * @spec DEV-22
 * @example armPlan(tasks, { fromMs: startOfDay('2026-11-23'), toMs: startOfDay('2026-11-30') })
 */
export function armPlan(
  tasks: readonly ArmTask[],
  { fromMs, toMs, offsetMin = chinaOffsetMin }: Omit<RunSpan, 'most'>,
): ArmPlan {
  const runs: ArmRun[] = [];
  const spans: ArmSpan[] = [];
  let [status, since]: [ArmStatus | null, number] = [null, fromMs];
  const turn = (next: ArmStatus | null, atMs: number): void => {
    if (next === status) return;
    if (atMs > since) spans.push({ fromMs: since, toMs: atMs, status });
    [status, since] = [next, Math.max(fromMs, atMs)];
  };
  for (const { atMs, tasks: all } of momentsOf(tasks, { fromMs, toMs, offsetMin })) {
    const wanted = new Set(all.map(statusAfter));
    const isConflict = wanted.size > 1;
    for (const [place, task] of all.entries()) {
      const isNone = place > 0 || statusAfter(task) === status;
      if (atMs >= fromMs) runs.push({ atMs, task, effect: isConflict ? 'conflict' : isNone ? 'none' : 'changes' });
    }
    const [only = null] = wanted;
    turn(isConflict ? null : only, atMs);
  }
  if (toMs > since) spans.push({ fromMs: since, toMs, status });
  return { runs, spans };
}
