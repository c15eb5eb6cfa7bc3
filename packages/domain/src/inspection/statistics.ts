import { chinaOffsetMin } from '../lib/index.ts';
import { type InspectionTask, type StandingResult, taskProgress, taskSpan } from './tasks.ts';

/** What the statistics need to know of a task. */
export interface CountedTask {
  readonly inspectorId: number | null;
  readonly lineId: number | null;
  /** When its time is over, in milliseconds since 1970. */
  readonly endsAtMs: number;
  readonly completedAtMs: number | null;
  readonly pointCount: number;
  readonly donePointCount: number;
  readonly passed: number;
  readonly failed: number;
  /** Made when its days were over: it counts as neither in time nor overdue. */
  readonly isMadeLate?: boolean;
}

/** A task with its results as the statistics count it. @spec INS-06 */
export const countedTask = (
  task: InspectionTask,
  results: readonly StandingResult[],
  offsetMin = chinaOffsetMin,
): CountedTask => {
  const { donePointIds, pointCount, passed, failed, completedAtMs } = taskProgress(task, results);
  return {
    inspectorId: task.inspectorId,
    lineId: task.lineId,
    endsAtMs: taskSpan(task, offsetMin).endsAtMs,
    completedAtMs,
    pointCount,
    donePointCount: donePointIds.length,
    passed,
    failed,
  };
};

/** The figures of the home page. Ratios are 0 to 1, and null where there is nothing to divide. @spec INS-06 */
export interface InspectionStatistics {
  readonly total: number;
  readonly completed: number;
  readonly incomplete: number;
  /** Completed after their time. */
  readonly late: number;
  /** Incomplete though their time is over. */
  readonly overdue: number;
  readonly completedRatio: number | null;
  /** Completed in time, among those whose time is over. */
  readonly inTimeRatio: number | null;
  readonly pointRatio: number | null;
  readonly failedItems: number;
  /** Failed items among those looked at. */
  readonly failedRatio: number | null;
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
const sumOf = (tasks: readonly CountedTask[], figure: (task: CountedTask) => number): number =>
  tasks.reduce((sum, task) => sum + figure(task), 0);

/**
 * Counts, rates and what is overdue.
 * Decision: the very end of a task is already too late.
 * @spec INS-06
 */
export function inspectionStatistics(tasks: readonly CountedTask[], nowMs: number): InspectionStatistics {
  const count = (is: (task: CountedTask) => boolean) => tasks.filter(is).length;
  const completed = count(({ completedAtMs }) => completedAtMs !== null);
  const isOver = ({ endsAtMs, isMadeLate = false }: CountedTask): boolean => !isMadeLate && nowMs >= endsAtMs;
  const late = count(
    ({ completedAtMs, endsAtMs, isMadeLate = false }) =>
      !isMadeLate && completedAtMs !== null && completedAtMs >= endsAtMs,
  );
  const overdue = count((task) => task.completedAtMs === null && isOver(task));
  const over = count(isOver);
  const failedItems = sumOf(tasks, ({ failed }) => failed);
  return {
    total: tasks.length,
    completed,
    incomplete: tasks.length - completed,
    late,
    overdue,
    completedRatio: ratio(completed, tasks.length),
    inTimeRatio: ratio(
      count((task) => isOver(task) && task.completedAtMs !== null && task.completedAtMs < task.endsAtMs),
      over,
    ),
    pointRatio: ratio(
      sumOf(tasks, ({ donePointCount }) => donePointCount),
      sumOf(tasks, ({ pointCount }) => pointCount),
    ),
    failedItems,
    failedRatio: ratio(failedItems, failedItems + sumOf(tasks, ({ passed }) => passed)),
  };
}

/** The same figures for each inspector or line, those with the most overdue tasks first. @spec INS-06 */
export const statisticsBy = (
  by: 'inspectorId' | 'lineId',
  tasks: readonly CountedTask[],
  nowMs: number,
): (InspectionStatistics & { readonly id: number | null })[] =>
  [...Map.groupBy(tasks, (task) => task[by])]
    .map(([id, group]) => ({ id, ...inspectionStatistics(group, nowMs) }))
    .toSorted((a, b) => b.overdue - a.overdue || (a.id ?? 0) - (b.id ?? 0));
