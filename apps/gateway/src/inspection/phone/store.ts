import { notYours, phoneTaskDays, phoneTasksMax } from '@fireline/domain/inspection';
import { addDays, type Day, type Problem } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { shownTasks } from '../tasks/listStore.ts';

/** Whether any inspector of the tenant is bound to the account. */
export const isBound = async (db: Db, scope: Scope, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('inspector')
    .innerJoin('unit', 'unit.unitId', 'inspector.unitId')
    .select('inspectorId')
    .where('unit.rentId', '=', scope.rentId)
    .where('inspector.userId', '=', userId)
    .where('inspector.removedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The tasks of the account's inspectors that a phone takes along, one more than it may: those of today, and those left undone. */
export const tasksOf = (db: Db, scope: Scope, { userId, today }: { readonly userId: number; readonly today: Day }) =>
  shownTasks(db, scope)
    .select('task.snapshot')
    .innerJoin('inspector', 'inspector.inspectorId', 'task.inspectorId')
    .where('inspector.userId', '=', userId)
    .where('inspector.removedAt', 'is', null)
    .where('task.withdrawnAt', 'is', null)
    .where('task.fromDay', '<=', today)
    .where((eb) =>
      eb.or([
        eb('task.toDay', '>=', today),
        eb.and([eb('task.completedAt', 'is', null), eb('task.toDay', '>=', addDays(today, -phoneTaskDays))]),
      ]),
    )
    .orderBy('task.toDay')
    .orderBy('task.taskId')
    .limit(phoneTasksMax + 1)
    .execute();

/** Points with how often their labels were printed, and the serial numbers of their tags. */
export async function scannableOf(db: Db, pointIds: readonly number[]) {
  const points = await db
    .selectFrom('inspectionPoint')
    .select(['pointId', 'qrEdition as edition'])
    .where('pointId', '=', anyId(pointIds))
    .execute();
  const tags = await db
    .selectFrom('inspectionTag')
    .select(['pointId', 'serial'])
    .where('pointId', '=', anyId(pointIds))
    .orderBy('tagId')
    .execute();
  const byPoint = Map.groupBy(tags, ({ pointId }) => pointId);
  return new Map(
    points.map(({ pointId, edition }) => [
      pointId,
      { edition, tags: (byPoint.get(pointId) ?? []).map(({ serial }) => serial) },
    ]),
  );
}

type OfInspector = Pick<Row<'inspectionTask'>, 'inspectorId' | 'inspectorName'>;

/** The account of a task's inspector; null: none is bound, or the inspector has left. */
export const boundTo = async (db: Db, { inspectorId }: OfInspector): Promise<number | null> => {
  if (inspectorId === null) return null;
  const inspector = await db
    .selectFrom('inspector')
    .select('userId')
    .where('inspectorId', '=', inspectorId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return inspector?.userId ?? null;
};

/** Why the account's phone may not send for a task. @spec N24 ROL-06 */
export const notMine = async (tx: Tx, task: OfInspector, userId: number): Promise<Problem | undefined> =>
  notYours(userId, await boundTo(tx, task), task.inspectorName);

export const scanOfKey = (tx: Tx, rentId: string, key: string) =>
  tx.selectFrom('inspectionScan').selectAll().where('rentId', '=', rentId).where('key', '=', key).executeTakeFirst();

export const insertScan = (tx: Tx, row: NewRow<'inspectionScan'>) =>
  tx.insertInto('inspectionScan').values(row).execute();

/** Who came to the points of a task, in the order of arrival. */
export const scansOf = (db: Db, taskId: number) =>
  db
    .selectFrom('inspectionScan')
    .select(['pointId', 'way', 'reason', 'at', 'inspectorName', 'isClockWrong'])
    .where('taskId', '=', taskId)
    .orderBy('scanId')
    .execute();
