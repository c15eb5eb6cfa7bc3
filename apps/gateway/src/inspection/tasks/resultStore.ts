import type { QueuedResult } from '@fireline/domain/inspection';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

/** All that was found in a task, in the order of its arrival. */
export const resultsOf = (db: Db | Tx, taskId: number) =>
  db.selectFrom('inspectionResult').selectAll().where('taskId', '=', taskId).orderBy('resultId').execute();
export type ResultRow = Awaited<ReturnType<typeof resultsOf>>[number];

/** As the rules read it. */
export const queuedOf = ({
  key,
  taskId,
  pointId,
  itemId,
  outcome,
  description,
  images,
  at,
  corrects,
  inspectorName,
}: ResultRow): QueuedResult => ({
  key,
  taskId,
  pointId,
  itemId,
  outcome,
  description,
  inspectorName,
  images: [...images],
  atMs: Date.parse(at),
  corrects: corrects ?? undefined,
});

export const insertResults = (tx: Tx, rows: readonly NewRow<'inspectionResult'>[]) =>
  tx
    .insertInto('inspectionResult')
    .values([...rows])
    .execute();

/** The task that has a key of another one of the tenant. */
export const taskOfKey = (tx: Tx, rentId: string, key: string) =>
  tx
    .selectFrom('inspectionResult')
    .select('taskId')
    .where('rentId', '=', rentId)
    .where('key', '=', key)
    .executeTakeFirst();
