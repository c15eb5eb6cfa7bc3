import {
  type InspectionTask,
  type MergedRow,
  mergeResults,
  namedProblem,
  type QueuedResult,
  resultForm,
  resultProblem,
  sourceKeyOf,
  taskProgress,
  timeOfResult,
} from '@fireline/domain/inspection';
import { ok, type Problem, type Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { giveImages } from '../../lib/images/store.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { inspectorOf } from '../plans/store.ts';
import { type BegunTask, beginTask } from './beginning.ts';
import { fail } from './failing.ts';
import { resultImages } from './images.ts';
import { notMine } from '../phone/store.ts';
import { tasksSeen } from './listStore.ts';
import { notForDesk, recorderOf } from './recorder.ts';
import * as store from './resultStore.ts';
import { updateTasks } from './store.ts';

/** A result as it was sent; what is wrong with it is reported for it alone. */
export type SentRow = Readonly<Record<string, unknown>>;
export interface Sent {
  /** What the sender's clock said when it was sent, in milliseconds since 1970. */
  readonly sentAtMs: number;
  readonly rows: readonly SentRow[];
}
type Value = Extract<ReturnType<typeof resultForm.check>, { ok: true }>['value'];
/** A row that its form lets through, with its place among those sent. */
interface Read {
  readonly at: number;
  readonly value: Value;
  readonly inspectorId: number | null;
}
type Answers = MergedRow[];

export const keyOf = ({ key }: SentRow): string => (typeof key === 'string' ? key : '');
export const refused = (key: string, ...problems: readonly Problem[]): MergedRow => ({
  key,
  outcome: 'refused',
  ...(problems[0] && { problem: problems[0] }),
});

const asTask = (task: BegunTask): InspectionTask => ({
  id: task.taskId,
  planId: task.planId,
  from: task.fromDay,
  to: task.toDay,
  lineId: task.lineId,
  inspectorId: task.inspectorId,
  points: task.snapshot.map(({ pointId, items }) => ({ pointId, itemIds: items.map(({ itemId }) => itemId) })),
});

/** What keeps a row out of its task, before it is merged. */
async function rowProblem(work: Work, task: BegunTask, row: QueuedResult, isComplete: boolean, asks: SignedInAsks) {
  if (task.withdrawnAt !== null)
    return { code: 'inspection.result.withdrawn', field: 'taskId', args: { name: task.withdrawnBy } };
  const problem = resultProblem(asTask(task), row);
  if (problem) return problem;
  if (row.corrects !== undefined && isComplete) return { code: 'inspection.result.complete', field: 'corrects' };
  const other = await store.taskOfKey(work.tx, asks.scope.rentId, row.key);
  if (other && other.taskId !== task.taskId) return { code: 'inspection.result.keyUsed', field: 'key' };
  if (row.images.length === 0) return undefined;
  const owner = { kind: resultImages.kind, id: task.taskId };
  const { rentId } = asks.scope;
  const gone = await giveImages(work.tx, { rentId, userId: asks.account.userId, owner, imageIds: row.images });
  return gone.length > 0 ? { code: 'shell.image.gone', field: 'images' } : undefined;
}

/** Writes what was added to a task, its counts, and what its failures become. */
async function write(
  work: Work,
  task: BegunTask,
  added: readonly (QueuedResult & Timed)[],
  all: readonly QueuedResult[],
  asks: SignedInAsks,
) {
  const { rentId, taskId, unitId, planId } = task;
  const receivedAt = new Date(asks.deps.clock()).toISOString();
  await store.insertResults(
    work.tx,
    added.map(({ atMs, images, corrects = null, ...row }) => ({
      ...row,
      rentId,
      corrects,
      images: JSON.stringify(images),
      at: new Date(atMs).toISOString(),
      receivedAt,
      userId: asks.account.userId,
      recordedBy: nameOf(asks.account),
    })),
  );
  const { donePointIds, passed, failed, completedAtMs } = taskProgress(asTask(task), all);
  await updateTasks(work.tx, [taskId], {
    passed,
    failed,
    donePoints: donePointIds.length,
    resultCount: all.length,
    completedAt: completedAtMs === null ? null : new Date(completedAtMs).toISOString(),
  });
  for (const row of added) {
    const point = task.snapshot.find(({ pointId }) => pointId === row.pointId);
    const item = point?.items.find(({ itemId }) => itemId === row.itemId);
    if (row.outcome !== 'fail' || !point || !item) continue;
    const { description, atMs: foundAtMs, inspectorName: foundBy } = row;
    const found = { rentId, unitId, taskId, planId, point, item, description, foundAtMs, foundBy };
    await fail(work, { ...found, sourceKey: sourceKeyOf(row) }, asks);
  }
}

interface Timed {
  readonly skewMs: number;
  readonly isClockWrong: boolean;
}

interface OfTask {
  readonly sentAtMs: number;
  /** Sent by a phone: the task is its inspector's own, or nothing is taken. */
  readonly isMine: boolean;
  readonly rows: readonly Read[];
}

/** The rows of one task, one after the other: each has its own answer, and none keeps another out. */
async function syncTask(work: Work, taskId: number, { sentAtMs, isMine, rows }: OfTask, asks: SignedInAsks) {
  const nowMs = asks.deps.clock();
  const notThere: Problem = { code: 'inspection.task.notFound', field: 'taskId' };
  const [seen] = await tasksSeen(work.tx, asks.scope, [taskId]);
  const task = seen && (await beginTask(work.tx, taskId));
  if (!task) return rows.map(({ value }) => refused(value.key, notThere));
  const recorder = await recorderOf(work.tx, asks);
  const foreign = isMine
    ? await notMine(work.tx, task, asks.account.userId)
    : await notForDesk(work.tx, task, recorder);
  if (foreign) return rows.map(({ value }) => refused(value.key, foreign));
  const kept = (await store.resultsOf(work.tx, taskId)).map(store.queuedOf);
  let standing: readonly QueuedResult[] = kept;
  const added: (QueuedResult & Timed)[] = [];
  const answers: Answers = [];
  for (const { value, inspectorId: named } of rows) {
    const inspectorId = isMine ? task.inspectorId : named;
    const inspector = inspectorId === null ? undefined : await inspectorOf(work.tx, task.unitId, inspectorId);
    const { atMs, skewMs, isMarked } = timeOfResult({ atMs: value.atMs, sentAtMs }, nowMs);
    const row: QueuedResult = { ...value, atMs, inspectorName: inspector?.realName ?? nameOf(asks.account) };
    const isComplete = taskProgress(asTask(task), standing).state === 'completed';
    const isKnown = standing.some(({ key }) => key === row.key);
    const problem =
      (isMine ? undefined : namedProblem(recorder, task, named)) ??
      (inspectorId !== null && !inspector ? { code: 'inspection.plan.inspector', field: 'inspectorId' } : undefined) ??
      (isKnown ? undefined : await rowProblem(work, task, row, isComplete, asks));
    const merged = problem ? undefined : mergeResults(standing, [row]);
    const answer = merged?.rows[0] ?? refused(row.key, ...(problem ? [problem] : []));
    answers.push(answer);
    if (!merged || answer.outcome !== 'added') continue;
    standing = merged.results;
    added.push({ ...row, skewMs: Math.trunc(skewMs), isClockWrong: isMarked });
  }
  if (added.length > 0) {
    await write(work, task, added, standing, asks);
    const detail = `${taskId} ${task.lineName}: ${added.length}`;
    await logUse(work.tx, asks, { detail, target: { kind: 'inspectionTask', id: taskId } });
  }
  return answers;
}

/**
 * Records results, of a phone or at a desk. Each task is a transaction of its own and each row has its own answer, so that a refused row holds up
 * no other; sent again, nothing is written twice.
 * @spec INS-05 N24
 */
export async function sync(
  { sentAtMs, rows, isMine = false }: Sent & { readonly isMine?: boolean },
  asks: SignedInAsks,
): Promise<Result<{ rows: Answers }>> {
  const answers: Answers = rows.map((row) => refused(keyOf(row)));
  const read = rows.flatMap((row, at): Read[] => {
    const form = resultForm.check(row);
    const { inspectorId = null } = row;
    const isId = typeof inspectorId === 'number' && Number.isSafeInteger(inspectorId) && inspectorId > 0;
    if (!form.ok) answers[at] = refused(keyOf(row), ...form.problems);
    else if (inspectorId !== null && !isId)
      answers[at] = refused(keyOf(row), { code: 'form.format', field: 'inspectorId' });
    else return [{ at, value: form.value, inspectorId: isId ? inspectorId : null }];
    return [];
  });
  for (const [taskId, own] of Map.groupBy(read, ({ value }) => value.taskId)) {
    const done = await transact(asks.deps.database, (work) =>
      syncTask(work, taskId, { sentAtMs, isMine, rows: own }, asks),
    );
    for (const [nth, answer] of done.entries()) answers[own[nth]?.at ?? 0] = answer;
  }
  return ok({ rows: answers });
}
