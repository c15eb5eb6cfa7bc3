import {
  addDays,
  chinaOffsetMin,
  defineForm,
  integer,
  listOf,
  minuteMs,
  oneOf,
  optional,
  type Problem,
  startOfDay,
  text,
  distinct,
  id,
} from '../lib/index.ts';
import type { PlannedTask } from './generation.ts';
import {
  clockSkewMarkMin,
  earlyTakenMin,
  imageNameChars,
  resultChars,
  resultImageCount,
  resultKeyChars,
} from './limits.ts';

/** @spec INS-05 */
export const taskStates = ['completed', 'incomplete'] as const;
export type TaskState = (typeof taskStates)[number];
/** @spec INS-05 */
export const itemOutcomes = ['pass', 'fail'] as const;
export type ItemOutcome = (typeof itemOutcomes)[number];

/** A task with its points and their items as they stood when it was generated. @spec INS-05 */
export interface InspectionTask extends PlannedTask {
  readonly id: number;
  readonly lineId: number | null;
  readonly inspectorId: number | null;
  readonly points: readonly { readonly pointId: number; readonly itemIds: readonly number[] }[];
}

/**
 * The points of a line that a task asks for: one at which nothing is looked at would keep it incomplete for ever.
 * @spec INS-05
 */
export const pointsToWalk = <P extends { readonly items: readonly unknown[] }>(points: readonly P[]): P[] =>
  points.filter(({ items }) => items.length > 0);

/** Which item of which point in which task. */
export interface ResultPlace {
  readonly taskId: number;
  readonly pointId: number;
  readonly itemId: number;
}

export interface ItemResult extends ResultPlace {
  readonly outcome: ItemOutcome;
  readonly description: string;
  readonly images: readonly string[];
  /** When it was looked at, in milliseconds since 1970. */
  readonly atMs: number;
}

/** Words that say something: two letters, digits or characters of a script at least. */
export const hasWordsIn = (text: string): boolean => /[\p{L}\p{N}][^]*?[\p{L}\p{N}]/u.test(text);

/** The last millisecond of the year 2199: later than any clock that is only wrong. */
export const latestMs = 7_258_118_399_999;

/**
 * The result of one item. Decision: what failed is described, or nobody could mend it; so is a correction.
 * @spec INS-05 N24
 */
export const resultForm = defineForm(
  {
    key: text(resultKeyChars),
    taskId: id,
    pointId: id,
    itemId: id,
    outcome: oneOf(itemOutcomes),
    description: text(resultChars),
    images: distinct(listOf(text(imageNameChars), resultImageCount)),
    atMs: integer({ min: 0, max: latestMs }),
    corrects: optional(text(resultKeyChars)),
  },
  ({ outcome, description, corrects }) => [
    (outcome === 'fail' || corrects !== undefined) && !hasWordsIn(description)
      ? { code: 'inspection.result.describe', field: 'description' }
      : undefined,
  ],
);

/** When something was looked at by a phone's clock, and what that clock said when it was sent. */
export interface PhoneTime {
  readonly atMs: number;
  readonly sentAtMs: number;
}

/**
 * When something was looked at by the gateway's clock: the phone's is put right by what it differed at sending. Nothing was looked at later than it
 * was received.
 * @returns `isMarked`: the phone's clock was so far off that the report says so
 * @spec N24 INS-05
 */
export function timeOfResult(
  { atMs, sentAtMs }: PhoneTime,
  receivedAtMs: number,
): { readonly atMs: number; readonly skewMs: number; readonly isMarked: boolean } {
  const skewMs = receivedAtMs - sentAtMs;
  return {
    atMs: Math.max(0, Math.min(atMs + skewMs, receivedAtMs)),
    skewMs,
    isMarked: Math.abs(skewMs) > clockSkewMarkMin * minuteMs,
  };
}

/** When the task begins and is over, in milliseconds since 1970. @spec INS-05 */
export const taskSpan = (
  { from, to }: PlannedTask,
  offsetMin = chinaOffsetMin,
): { readonly startsAtMs: number; readonly endsAtMs: number } => ({
  startsAtMs: startOfDay(from, offsetMin),
  endsAtMs: startOfDay(addDays(to, 1), offsetMin),
});

/**
 * What keeps a result out of a task: the task does not ask for it, or has not begun.
 * Decision: a late result is taken, the task is then completed late; one of a few minutes before the begin is taken, too.
 * @spec INS-05
 */
export const resultProblem = (
  task: InspectionTask,
  { taskId, pointId, itemId, atMs }: ResultPlace & { readonly atMs: number },
  offsetMin = chinaOffsetMin,
): Problem | undefined => {
  const point = task.points.find((one) => one.pointId === pointId);
  if (taskId !== task.id || !point?.itemIds.includes(itemId))
    return { code: 'inspection.result.notInTask', field: 'itemId' };
  return atMs < taskSpan(task, offsetMin).startsAtMs - earlyTakenMin * minuteMs
    ? { code: 'inspection.result.tooEarly', field: 'atMs', args: { day: task.from } }
    : undefined;
};

/** How far a task is. */
export interface TaskProgress {
  readonly state: TaskState;
  /** The points done, in the order of the task. */
  readonly donePointIds: readonly number[];
  readonly pointCount: number;
  /** Items by the worst that anybody found. */
  readonly passed: number;
  readonly failed: number;
  /** When the last of its items was first looked at; null while it is incomplete. */
  readonly completedAtMs: number | null;
}

/** A result as it stands beside others of the same item. */
export interface StandingResult extends ItemResult {
  readonly key?: string | undefined;
  /** The key of the result that it corrects. */
  readonly corrects?: string | undefined;
}

/** Those that nobody has corrected. @spec INS-05 */
export const standingResults = <R extends Pick<StandingResult, 'key' | 'corrects'>>(results: readonly R[]): R[] => {
  const corrected = new Set(results.flatMap(({ corrects }) => corrects ?? []));
  return results.filter(({ key }) => key === undefined || !corrected.has(key));
};

/** What an item is, by all that was found: the worst counts, in whatever order it was found. @spec INS-05 N24 */
export const worstOf = (results: readonly Pick<ItemResult, 'outcome'>[]): ItemOutcome | undefined =>
  results.some(({ outcome }) => outcome === 'fail') ? 'fail' : results.length > 0 ? 'pass' : undefined;

/**
 * How far the task is by its results: a point is done when each of its items has a result, the task when every point is. Results of
 * other tasks, and of items it does not ask for, count for nothing; of several of one item the worst counts.
 * Decision: a task without points is incomplete, for nobody went there.
 * @spec INS-05
 */
export function taskProgress(task: InspectionTask, results: readonly StandingResult[]): TaskProgress {
  const byPlace = Map.groupBy(
    standingResults(results).filter(({ taskId }) => taskId === task.id),
    ({ pointId, itemId }) => `${pointId}:${itemId}`,
  );
  const asked = task.points.map(({ pointId, itemIds }) => ({
    pointId,
    found: itemIds.map((itemId) => byPlace.get(`${pointId}:${itemId}`) ?? []),
  }));
  const done = asked.filter(({ found }) => found.length > 0 && found.every((all) => all.length > 0));
  const looked = asked.flatMap(({ found }) => found).filter((all) => all.length > 0);
  const isComplete = done.length > 0 && done.length === asked.length;
  const failed = looked.filter((all) => worstOf(all) === 'fail').length;
  const firstAt = (all: readonly ItemResult[]): number =>
    all.reduce((first, { atMs }) => Math.min(first, atMs), Infinity);
  return {
    state: isComplete ? 'completed' : 'incomplete',
    donePointIds: done.map(({ pointId }) => pointId),
    pointCount: asked.length,
    passed: looked.length - failed,
    failed,
    completedAtMs: isComplete ? looked.reduce((latest, all) => Math.max(latest, firstAt(all)), 0) : null,
  };
}

/** How a task stands now. @spec INS-05 */
export const taskStandings = [
  'notBegun',
  'running',
  'overdue',
  'completed',
  'completedLate',
  'madeLate',
  'withdrawn',
] as const;
export type TaskStanding = (typeof taskStandings)[number];

/** What tells how a task stands, times in milliseconds since 1970. */
export interface TaskFacts {
  readonly from: string;
  readonly to: string;
  readonly completedAtMs: number | null;
  readonly isWithdrawn: boolean;
  readonly isMadeLate: boolean;
}

/**
 * How a task stands at a moment. One that was made when its days were over is never overdue.
 * @spec INS-05
 */
export function taskStanding(task: TaskFacts, nowMs: number, offsetMin = chinaOffsetMin): TaskStanding {
  const { startsAtMs, endsAtMs } = taskSpan({ ...task, planId: 0 }, offsetMin);
  if (task.isWithdrawn) return 'withdrawn';
  if (task.completedAtMs !== null)
    return task.completedAtMs < endsAtMs || task.isMadeLate ? 'completed' : 'completedLate';
  if (task.isMadeLate) return 'madeLate';
  if (nowMs >= endsAtMs) return 'overdue';
  return nowMs < startsAtMs ? 'notBegun' : 'running';
}
