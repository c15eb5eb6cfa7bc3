import type { CommandState, TaskState, TimedCommand } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

export type Task = Row<'deviceTask'>;

export interface TaskFilter {
  readonly search?: string | undefined;
  readonly deviceId?: number | undefined;
  readonly state?: readonly Exclude<TaskState, 'running'>[] | undefined;
  readonly command?: readonly TimedCommand[] | undefined;
}
export interface TaskOrder {
  readonly sort: 'nextRunAt' | 'name' | 'deviceName';
  readonly order: 'asc' | 'desc';
}

/** Tasks of devices in scope, none of another holder's. */
const joined = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('deviceTask')
    .innerJoin('device', 'device.deviceId', 'deviceTask.deviceId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .selectAll('deviceTask')
    .select(['device.name as deviceName', (eb) => eb.fn.coalesce('place.name', sql.lit('')).as('placeName')])
    .where(scopeFilter(scope, 'device'))
    .where(heldOnly('deviceTask.createdAt'));

const sortKeys = {
  nextRunAt: sql.ref('deviceTask.nextRunAt'),
  name: nameKey('deviceTask.name'),
  deviceName: nameKey('device.name'),
};

export function tasksPage(db: Db, scope: Scope, { sort, order, ...query }: TaskFilter & TaskOrder & Paging) {
  let rows = joined(db, scope);
  if (query.search) rows = rows.where(containsText(query.search, 'deviceTask.name', 'device.name', 'place.name'));
  if (query.deviceId !== undefined) rows = rows.where('deviceTask.deviceId', '=', query.deviceId);
  if (query.state?.length) rows = rows.where('deviceTask.state', 'in', query.state);
  if (query.command?.length) rows = rows.where('deviceTask.command', 'in', query.command);
  const key = sortKeys[sort];
  const sorted = rows.orderBy(key, inOrder(order)).orderBy('deviceTask.taskId', order);
  return pageOf(sorted, query, { key, id: 'deviceTask.taskId', order });
}

export const taskIn = (db: Db | Tx, scope: Scope, taskId: number) =>
  joined(db, scope).where('deviceTask.taskId', '=', taskId).executeTakeFirst();
export type FoundTask = NonNullable<Awaited<ReturnType<typeof taskIn>>>;

export type Run = Pick<Row<'deviceTaskRun'>, 'runId' | 'taskId' | 'plannedAt' | 'at' | 'missed' | 'problem'> & {
  readonly commandState: CommandState | null;
};

const runs = (db: Db | Tx) =>
  db
    .selectFrom('deviceTaskRun')
    .leftJoin('deviceCommand', 'deviceCommand.runId', 'deviceTaskRun.runId')
    .select([
      'deviceTaskRun.runId',
      'deviceTaskRun.taskId',
      'deviceTaskRun.plannedAt',
      'deviceTaskRun.at',
      'deviceTaskRun.missed',
      'deviceTaskRun.problem',
      'deviceCommand.state as commandState',
    ]);

export const runsPage = (db: Db, taskId: number, paging: Paging) =>
  pageOf(runs(db).where('deviceTaskRun.taskId', '=', taskId).orderBy('deviceTaskRun.runId', 'desc'), paging);

/** The newest run of each of these tasks. */
export async function lastRuns(db: Db | Tx, taskIds: readonly number[]): Promise<ReadonlyMap<number, Run>> {
  if (taskIds.length === 0) return new Map();
  const rows = await runs(db)
    .where(
      sql<SqlBool>`device_task_run.run_id in (select max(run_id) from device_task_run where task_id = ${anyId(taskIds)} group by task_id)`,
    )
    .execute();
  return new Map(rows.map((run) => [run.taskId, run]));
}

export const tasksOf = (tx: Tx, deviceId: number) =>
  tx
    .selectFrom('deviceTask')
    .select(['taskId', 'name', 'state', 'command', 'args', 'schedule'])
    .where('deviceId', '=', deviceId)
    .where('state', 'in', ['waiting', 'paused'])
    .orderBy('taskId')
    .execute();

/** A task, held; after its device. */
export const lockTask = (tx: Tx, taskId: number) =>
  tx.selectFrom('deviceTask').selectAll().where('taskId', '=', taskId).forUpdate().executeTakeFirst();

export const insertTask = async (tx: Tx, row: NewRow<'deviceTask'>): Promise<number> =>
  (await tx.insertInto('deviceTask').values(row).returning('taskId').executeTakeFirstOrThrow()).taskId;

type Changed = Partial<Omit<NewRow<'deviceTask'>, 'taskId' | 'deviceId' | 'revision'>>;
/** What people change of a task. */
export const changeTask = (tx: Tx, taskId: number, row: Changed) =>
  tx
    .updateTable('deviceTask')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('taskId', '=', taskId)
    .execute();

/** What its turns change of a task: nobody is asked to open it again for that. */
export const turnTask = (db: Db | Tx, taskId: number, row: Pick<Changed, 'state' | 'nextRunAt' | 'failure'>) =>
  db.updateTable('deviceTask').set(row).where('taskId', '=', taskId).execute();

export const insertRun = async (tx: Tx, row: NewRow<'deviceTaskRun'>): Promise<number> =>
  (await tx.insertInto('deviceTaskRun').values(row).returning('runId').executeTakeFirstOrThrow()).runId;
export const refuseRun = (tx: Tx, runId: number, problem: object) =>
  tx
    .updateTable('deviceTaskRun')
    .set({ problem: JSON.stringify(problem) })
    .where('runId', '=', runId)
    .execute();

interface Found {
  readonly taskId: number;
  readonly deviceId: number;
  readonly rentId: string;
}
const waiting = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('deviceTask')
    .innerJoin('device', 'device.deviceId', 'deviceTask.deviceId')
    .select(['deviceTask.taskId', 'deviceTask.deviceId', 'device.rentId'])
    .where('deviceTask.state', '=', 'waiting')
    .where('deviceTask.taskId', '>', after)
    .orderBy('deviceTask.taskId')
    .limit(limit);

export const dueTasks = (db: Db, now: string, after: number, limit: number): Promise<Found[]> =>
  waiting(db, after, limit).where('deviceTask.nextRunAt', '<=', now).execute();
export const waitingTasks = (db: Db, after: number, limit: number): Promise<Found[]> =>
  waiting(db, after, limit).execute();
