import { pointsToWalk } from '@fireline/domain/inspection';
import type { Row, Tx } from '../../lib/db/schema.ts';
import * as store from './store.ts';
import type { SnapshotPoint } from './tables.ts';

/** A task that has begun: with the points and words of that day. */
export type BegunTask = Row<'inspectionTask'> & { readonly snapshot: readonly SnapshotPoint[] };

const itemsIn = (points: readonly SnapshotPoint[]): number => points.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Lets a task begin: from now on it asks for the points and items that its line has now. A task that has begun stays as it is. The caller holds
 * nothing yet; the task is held afterwards.
 * @returns the task; nothing when there is none
 * @spec INS-05
 */
export async function beginTask(tx: Tx, taskId: number): Promise<BegunTask | undefined> {
  const task = await store.lockTask(tx, taskId);
  if (!task) return undefined;
  if (task.snapshot !== null || task.withdrawnAt !== null) return { ...task, snapshot: task.snapshot ?? [] };
  const points = task.lineId === null ? [] : pointsToWalk(await store.pointsOfLine(tx, task.lineId));
  const counts = { pointCount: points.length, itemCount: itemsIn(points) };
  await tx
    .updateTable('inspectionTask')
    .set({ snapshot: JSON.stringify(points), ...counts })
    .where('taskId', '=', taskId)
    .execute();
  return { ...task, ...counts, snapshot: points };
}
