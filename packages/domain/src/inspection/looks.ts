import { chinaOffsetMin } from '../lib/index.ts';
import {
  standingResults,
  type StandingResult,
  type TaskFacts,
  taskSpan,
  taskStanding,
  type TaskStanding,
  worstOf,
} from './tasks.ts';

/** What somebody found when a point was last looked at. */
export interface PointLook {
  readonly atMs: number;
  /** Items by the worst that was found. */
  readonly passed: number;
  readonly failed: number;
}

/**
 * The last look at a point: what was found there in the task of its newest result. What was corrected counts for nothing.
 * @param results of one point
 * @returns undefined: nobody has looked yet
 * @spec INS-02 INS-05
 */
export function lastLook(results: readonly StandingResult[]): PointLook | undefined {
  const standing = standingResults(results);
  const atMs = standing.reduce((latest, result) => Math.max(latest, result.atMs), -Infinity);
  const newest = standing.find((result) => result.atMs === atMs);
  if (!newest) return undefined;
  const items = Map.groupBy(
    standing.filter(({ taskId }) => taskId === newest.taskId),
    ({ itemId }) => itemId,
  );
  const failed = [...items.values()].filter((found) => worstOf(found) === 'fail').length;
  return { atMs, passed: items.size - failed, failed };
}

/** How a task stands that still asks for a point. */
export const dueStandings = ['overdue', 'running', 'notBegun'] as const satisfies readonly TaskStanding[];
export type DueStanding = (typeof dueStandings)[number];

export interface PointDue {
  /** The days of the task. */
  readonly from: string;
  readonly to: string;
  readonly standing: DueStanding;
}

/**
 * When a point has to be looked at next: in the first task that still asks for it. Decision: a task that is over asks no more once somebody has been
 * there since, or a patrol that was missed a year ago would make its points overdue for ever.
 * @param tasks those that ask for the point and in which nothing was found there
 * @returns undefined: no task asks for it
 * @spec INS-02 INS-05
 */
export function pointDue(
  tasks: readonly TaskFacts[],
  look: Pick<PointLook, 'atMs'> | undefined,
  nowMs: number,
  offsetMin = chinaOffsetMin,
): PointDue | undefined {
  const lookedAtMs = look?.atMs ?? -Infinity;
  const waiting = tasks.flatMap((task) => {
    const standing = dueStandings.find((one) => one === taskStanding(task, nowMs, offsetMin));
    const isSettled = lookedAtMs >= taskSpan({ ...task, planId: 0 }, offsetMin).endsAtMs;
    return standing === undefined || isSettled ? [] : { from: task.from, to: task.to, standing };
  });
  return waiting.toSorted((a, b) => (a.to === b.to ? Number(a.from > b.from) : a.to < b.to ? -1 : 1))[0];
}
