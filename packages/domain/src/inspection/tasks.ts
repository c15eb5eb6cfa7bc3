import {
  addDays,
  chinaOffsetMin,
  defineForm,
  integer,
  listOf,
  oneOf,
  type Problem,
  startOfDay,
  text,
  distinct,
  id,
} from '../lib/index.ts';
import type { PlannedTask } from './generation.ts';
import { imageNameChars, resultChars, resultImageCount, resultKeyChars } from './limits.ts';

/** @spec INS-05 */
export const taskStates = ['completed', 'incomplete'] as const;
export type TaskState = (typeof taskStates)[number];
/** @spec INS-05 */
export const itemOutcomes = ['pass', 'fail'] as const;
export type ItemOutcome = (typeof itemOutcomes)[number];

/** A task with its points and their items as they stood when it was generated. @spec INS-05 */
export interface InspectionTask extends PlannedTask {
  readonly id: number;
  readonly lineId: number;
  readonly inspectorId: number;
  readonly points: readonly { readonly pointId: number; readonly itemIds: readonly number[] }[];
}

/** Which item of which point in which task: each has one result. */
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

/**
 * The result of one item. Decision: what failed is described, or nobody could mend it.
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
    // as far as a date can be counted
    atMs: integer({ min: 0, max: 8.64e15 }),
  },
  ({ outcome, description }) => [
    outcome === 'fail' && description === '' ? { code: 'inspection.result.describe', field: 'description' } : undefined,
  ],
);

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
 * Decision: a late result is taken, the task is then completed late.
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
  return atMs < taskSpan(task, offsetMin).startsAtMs
    ? { code: 'inspection.result.tooEarly', field: 'atMs', args: { day: task.from } }
    : undefined;
};

/** How far a task is. */
export interface TaskProgress {
  readonly state: TaskState;
  /** The points done, in the order of the task. */
  readonly donePointIds: readonly number[];
  readonly pointCount: number;
  readonly passed: number;
  readonly failed: number;
  /** When the last of its items was looked at; null while it is incomplete. */
  readonly completedAtMs: number | null;
}

/**
 * How far the task is by its results: a point is done when each of its items has a result, the task when every point is. Results of
 * other tasks, and of items it does not ask for, count for nothing.
 * Decision: a task without points is incomplete, for nobody went there.
 * @spec INS-05
 */
export function taskProgress(task: InspectionTask, results: readonly ItemResult[]): TaskProgress {
  const byPlace = new Map(
    results.filter(({ taskId }) => taskId === task.id).map((one) => [`${one.pointId}:${one.itemId}`, one]),
  );
  const asked = task.points.map(({ pointId, itemIds }) => ({
    pointId,
    found: itemIds.map((itemId) => byPlace.get(`${pointId}:${itemId}`)),
  }));
  const done = asked.filter(({ found }) => found.length > 0 && found.every((one) => one !== undefined));
  const counted = asked.flatMap(({ found }) => found).filter((one) => one !== undefined);
  const isComplete = done.length > 0 && done.length === asked.length;
  const passed = counted.filter(({ outcome }) => outcome === 'pass').length;
  return {
    state: isComplete ? 'completed' : 'incomplete',
    donePointIds: done.map(({ pointId }) => pointId),
    pointCount: asked.length,
    passed,
    failed: counted.length - passed,
    completedAtMs: isComplete ? counted.reduce((latest, { atMs }) => Math.max(latest, atMs), 0) : null,
  };
}
