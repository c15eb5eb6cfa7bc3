import type { Day } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import type { SnapshotPoint } from './tables.ts';

/** Tasks of a plan that are not withdrawn and end on that day or later, with what the rules of plans ask of them. */
export const tasksOfPlan = (db: Db | Tx, planId: number, from: Day) =>
  db
    .selectFrom('inspectionTask')
    .select(['taskId', 'planId', 'fromDay as from', 'toDay as to', 'inspectorId'])
    .select(sql<boolean>`result_count > 0`.as('isTouched'))
    .select(sql<boolean>`completed_at is not null`.as('isCompleted'))
    .where('planId', '=', planId)
    .where('withdrawnAt', 'is', null)
    .where('toDay', '>=', from)
    .orderBy('fromDay')
    .execute();

/** Adds tasks; one that another gateway has made meanwhile stays as it is. @returns how many were added */
export async function insertTasks(tx: Tx, rows: readonly NewRow<'inspectionTask'>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insertInto('inspectionTask')
    .values([...rows])
    .onConflict((c) => c.columns(['planId', 'fromDay']).where('withdrawnAt', 'is', null).doNothing())
    .returning('taskId')
    .execute();
  return added.length;
}

/** Takes tasks back; they stay to be seen. */
export const withdrawTasks = (
  tx: Tx,
  taskIds: readonly number[],
  { by, at }: { readonly by: string; readonly at: string },
) =>
  tx
    .updateTable('inspectionTask')
    .set((eb) => ({ withdrawnBy: by, withdrawnAt: at, revision: eb('revision', '+', 1), changedBy: by, changedAt: at }))
    .where('taskId', '=', anyId(taskIds))
    .execute();

/** Changes tasks together. */
export const updateTasks = (tx: Tx, taskIds: readonly number[], row: Partial<NewRow<'inspectionTask'>>) =>
  tx
    .updateTable('inspectionTask')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('taskId', '=', anyId(taskIds))
    .execute();

/** Tasks that begin by that day and have not taken their points along yet. */
export const tasksToBegin = (db: Db, today: Day, after: number, limit: number) =>
  db
    .selectFrom('inspectionTask')
    .select('taskId')
    .where('snapshot', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('fromDay', '<=', today)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)
    .execute();

/** A task, held until the end of the transaction. */
export const lockTask = (tx: Tx, taskId: number) =>
  tx.selectFrom('inspectionTask').selectAll().where('taskId', '=', taskId).forUpdate().executeTakeFirst();

/** The points of a line as they are now, in their order, each with what is looked at there. */
export async function pointsOfLine(db: Db | Tx, lineId: number): Promise<SnapshotPoint[]> {
  const points = await db
    .selectFrom('inspectionLinePoint as placed')
    .innerJoin('inspectionPoint as point', 'point.pointId', 'placed.pointId')
    .innerJoin('inspectionCategory as category', 'category.categoryId', 'point.categoryId')
    .leftJoin('building', 'building.buildingId', 'point.buildingId')
    .select(['point.pointId', 'point.name', 'point.location', 'point.floor', 'category.name as categoryName'])
    .select((eb) => eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'))
    .where('placed.lineId', '=', lineId)
    .orderBy('placed.position')
    .execute();
  const items = await db
    .selectFrom('inspectionPointItem as of')
    .innerJoin('inspectionItem as item', 'item.itemId', 'of.itemId')
    .select(['of.pointId', 'item.itemId', 'item.content', 'item.requirement', 'item.guideUrl'])
    .where('of.pointId', '=', anyId(points.map(({ pointId }) => pointId)))
    .orderBy('of.position')
    .execute();
  const byPoint = Map.groupBy(items, ({ pointId }) => pointId);
  return points.map((point) => ({
    ...point,
    items: (byPoint.get(point.pointId) ?? []).map(({ pointId: _point, ...item }) => item),
  }));
}
