import { chinaOffsetMin, dayAt, daysBetween } from '../lib/index.ts';
import {
  type ItemOutcome,
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
  /** Items that the task asks for and that nobody has looked at: with one of them the point is not done. */
  readonly open: number;
}

/** What a look needs of a result. */
export type LookResult = Pick<StandingResult, 'taskId' | 'itemId' | 'outcome' | 'atMs' | 'key' | 'corrects'>;

/**
 * The last look at a point: what was found there in the task of its newest result. What was corrected, and what the task does not ask for, counts
 * for nothing.
 * @param results of one point
 * @param asked the items that the task of the newest result asks for at the point
 * @returns undefined: nobody has looked yet
 * @spec INS-02 INS-05
 */
export function lastLook(results: readonly LookResult[], asked: readonly number[]): PointLook | undefined {
  const standing = standingResults(results);
  const atMs = standing.reduce((latest, result) => Math.max(latest, result.atMs), -Infinity);
  const newest = standing.find((result) => result.atMs === atMs);
  if (!newest) return undefined;
  const ofTask = standing.filter(({ taskId }) => taskId === newest.taskId);
  const worst = asked.map((itemId) => worstOf(ofTask.filter((result) => result.itemId === itemId)));
  const count = (outcome: ItemOutcome | undefined): number => worst.filter((one) => one === outcome).length;
  return { atMs, passed: count('pass'), failed: count('fail'), open: count(undefined) };
}

/** How a task stands that still asks for a point. */
export const dueStandings = ['overdue', 'running', 'notBegun'] as const satisfies readonly TaskStanding[];
export type DueStanding = (typeof dueStandings)[number];

export interface PointDue {
  /** The days of the task. */
  readonly from: string;
  readonly to: string;
  readonly standing: DueStanding;
  /** From today to its last day; 0: that is today; negative: it is overdue for so many days. */
  readonly daysLeft: number;
}

/**
 * When a point has to be looked at next: in the first task that still asks for it. Decision: a task that is over asks no more once somebody has been
 * there since, or a patrol that was missed a year ago would make its points overdue for ever.
 * @param tasks those that ask for the point and in which an item of it is open
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
  const today = dayAt(nowMs, offsetMin);
  const waiting = tasks.flatMap((task) => {
    const standing = dueStandings.find((one) => one === taskStanding(task, nowMs, offsetMin));
    const isSettled = lookedAtMs >= taskSpan({ ...task, planId: 0 }, offsetMin).endsAtMs;
    const { from, to } = task;
    return standing === undefined || isSettled ? [] : { from, to, standing, daysLeft: daysBetween(today, to) };
  });
  return waiting.toSorted((a, b) => (a.to === b.to ? Number(a.from > b.from) : a.to < b.to ? -1 : 1))[0];
}
