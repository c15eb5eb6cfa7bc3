import { pointsToWalk, standingResults, worstOf } from '@fireline/domain/inspection';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { logEach } from '../../session/userLog.ts';
import { scansOf } from '../phone/store.ts';
import { inspectorOf } from '../plans/store.ts';
import * as failures from './failureStore.ts';
import { shownFailure } from './failing.ts';
import * as list from './listStore.ts';
import { notForDesk, recorderOf } from './recorder.ts';
import * as results from './resultStore.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'inspection.task.notFound', field: 'taskId' };

const shownOf = (row: list.TaskRow, nowMs: number) => ({ ...row, standing: list.standingOf(row, nowMs) });

/** @spec INS-05 */
export async function page(query: list.TaskQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const nowMs = deps.clock();
  const found = await list.tasksPage(db, scope, nowMs, query);
  const counts = await list.taskCounts(db, scope, nowMs, query);
  return ok({ ...found, counts, rows: found.rows.map((row) => shownOf(row, nowMs)) });
}

const shownResult = ({ rentId: _rent, taskId: _task, userId: _user, resultId: _id, ...row }: results.ResultRow) => ({
  ...row,
  images: [...row.images],
});

/** The task with its points in their order, all that was found at each item, and what became of failures. @spec INS-05 */
export async function detail(taskId: number, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const row = await list.taskById(db, scope, taskId);
  if (!row) return refuse(notFound);
  const { snapshot, ...task } = row;
  const asked = snapshot ?? (row.lineId === null ? [] : pointsToWalk(await store.pointsOfLine(db, row.lineId)));
  const found = await results.resultsOf(db, taskId);
  const standing = new Set(standingResults(found.map(results.queuedOf)).map(({ key }) => key));
  const failed = (await failures.failuresOf(db, scope, taskId)).map(shownFailure);
  const scans = await scansOf(db, taskId);
  const points = asked.map(({ items, ...point }) => ({
    ...point,
    scans: scans.filter(({ pointId }) => pointId === point.pointId).map(({ pointId: _point, ...scan }) => scan),
    items: items.map((item) => {
      const own = found.filter(({ pointId, itemId }) => pointId === point.pointId && itemId === item.itemId);
      return {
        ...item,
        outcome: worstOf(own.filter(({ key }) => standing.has(key))) ?? null,
        results: own.map((one) => ({ ...shownResult(one), isCorrected: !standing.has(one.key) })),
        failure: failed.find(({ pointId, itemId }) => pointId === point.pointId && itemId === item.itemId) ?? null,
      };
    }),
  }));
  const mayRecord = (await notForDesk(db, row, await recorderOf(db, asks))) === undefined;
  return ok({ ...shownOf(task, deps.clock()), hasBegun: snapshot !== null, mayRecord, points });
}

interface Reassigning {
  readonly taskIds: readonly number[];
  readonly inspectorId: number;
}
interface Reassigned {
  readonly taskId: number;
  readonly isDone: boolean;
  readonly problem?: Problem;
}

/** Gives tasks to another inspector; each has its own answer. @spec INS-05 */
export const reassign = ({ taskIds, inspectorId }: Reassigning, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ rows: Reassigned[] }>> => {
    const wanted = [...new Set(taskIds)];
    const seen = new Map((await list.tasksSeen(tx, asks.scope, wanted)).map((one) => [one.taskId, one]));
    const rows: Reassigned[] = [];
    // held in the order of their numbers, so that two batches wait for each other and never in a circle
    for (const taskId of wanted.toSorted((a, b) => a - b)) {
      const task = seen.has(taskId) ? await store.lockTask(tx, taskId) : undefined;
      const inspector = task && (await inspectorOf(tx, task.unitId, inspectorId));
      const problem: Problem | undefined = !task
        ? notFound
        : task.withdrawnAt !== null || task.completedAt !== null
          ? { code: 'inspection.task.ended', field: 'taskId' }
          : inspector
            ? undefined
            : { code: 'inspection.plan.inspector', field: 'inspectorId' };
      rows.push({ taskId, isDone: problem === undefined, ...(problem && { problem }) });
      if (problem || !task || !inspector) continue;
      const inspectorName = inspector.realName;
      // another person has not been reminded yet
      const reminded = inspectorId === task.inspectorId ? task.reminded : null;
      await store.updateTasks(tx, [taskId], { inspectorId, inspectorName, reminded, ...changedNow(asks) });
      await logEach(tx, asks, [
        {
          detail: `${taskId} ${task.lineName}`,
          changes: loggedChanges({ inspector: task.inspectorName }, { inspector: inspectorName }),
          target: { kind: 'inspectionTask', id: taskId },
        },
      ]);
    }
    return ok({ rows });
  });
