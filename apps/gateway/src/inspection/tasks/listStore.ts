import { type TaskStanding, taskStanding } from '@fireline/domain/inspection';
import { type Day, dayAt } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface TaskFilter {
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly planId?: readonly number[] | undefined;
  readonly lineId?: readonly number[] | undefined;
  readonly inspectorId?: readonly number[] | undefined;
  readonly standing?: readonly TaskStanding[] | undefined;
  /** Only those with a failed item. */
  readonly failed?: 'yes' | undefined;
  /** Those that run until the end of this day. */
  readonly due?: 'today' | undefined;
  /** Tasks with a day in these: ISO 8601, the second instant excluded. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
export interface TaskQuery extends TaskFilter, Paging {
  readonly sort: 'from' | 'to' | 'due' | 'plan' | 'unit' | 'inspector' | 'failed';
  readonly order: 'asc' | 'desc';
}

/** The end of its last day, China time. */
const endsAt = sql`((task.to_day + 1)::timestamp at time zone 'Asia/Shanghai')`;
const isInTime = sql`(task.completed_at < ${endsAt} or task.is_made_late)`;
const open = sql`task.withdrawn_at is null and task.completed_at is null`;

/** The domain's `taskStanding` as conditions. @param today the day in China */
export const standingConditions = (today: Day): Record<TaskStanding, RawBuilder<SqlBool>> => ({
  withdrawn: sql`task.withdrawn_at is not null`,
  completed: sql`task.withdrawn_at is null and task.completed_at is not null and ${isInTime}`,
  completedLate: sql`task.withdrawn_at is null and task.completed_at is not null and not ${isInTime}`,
  madeLate: sql`${open} and task.is_made_late`,
  overdue: sql`${open} and not task.is_made_late and task.to_day < ${today}::date`,
  notBegun: sql`${open} and not task.is_made_late and task.from_day > ${today}::date`,
  running: sql`${open} and not task.is_made_late and task.from_day <= ${today}::date and task.to_day >= ${today}::date`,
});

/** Points that a task asks for: those of its snapshot, or of its line while it has not begun. */
const pointCount = sql<number>`case when task.snapshot is not null or task.withdrawn_at is not null then task.point_count else (
  select count(*)::int from inspection_line_point p where p.line_id = task.line_id
    and exists (select from inspection_point_item i where i.point_id = p.point_id)) end`;
const undecided = sql<number>`(select count(*)::int from inspection_failure f where f.task_id = task.task_id and f.state = 'undecided')`;

const dueToday = (today: Day): RawBuilder<SqlBool> =>
  sql`${standingConditions(today).running} and task.to_day = ${today}::date`;

export const tasksIn = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('inspectionTask as task')
    .innerJoin('unit', 'unit.unitId', 'task.unitId')
    .innerJoin('inspectionPlan as plan', 'plan.planId', 'task.planId')
    .where(unitFilter(scope));

type Joined = JoinedQuery<ReturnType<typeof tasksIn>>;

const asShown = (query: Joined) =>
  query
    .select(['task.taskId', 'task.planId', 'plan.name as planName', 'task.unitId', 'unit.name as unitName'])
    .select(['task.lineId', 'task.lineName', 'task.inspectorId', 'task.inspectorName'])
    .select(['task.fromDay', 'task.toDay', 'task.isMadeLate', 'task.itemCount', 'task.donePoints'])
    .select(['task.passed', 'task.failed', 'task.completedAt', 'task.withdrawnBy', 'task.withdrawnAt'])
    .select(['task.revision', 'task.changedBy', 'task.changedAt'])
    .select([pointCount.as('pointCount'), undecided.as('undecided')]);

/** Tasks as lists show them. */
export const shownTasks = (db: Db | Tx, scope: Scope) => asShown(tasksIn(db, scope));

const searched = ['plan.name', 'task.lineName', 'task.inspectorName', 'unit.name'];
const taskKeys: Record<TaskQuery['sort'], Expression<unknown>> = {
  from: sql.ref('task.fromDay'),
  to: sql.ref('task.toDay'),
  due: sql.ref('task.toDay'),
  plan: nameKey('plan.name'),
  unit: nameKey('unit.name'),
  inspector: nameKey('task.inspectorName'),
  failed: sql.ref('task.failed'),
};

/** By due time: what runs against one or is over it, what is to come, and the rest. */
const dueRank = ({ overdue, running, notBegun }: Record<TaskStanding, RawBuilder<SqlBool>>) =>
  sql<number>`case when (${overdue}) or (${running}) then 0 when ${notBegun} then 1 else 2 end`;

function filtered(query: Joined, today: Day, filter: TaskFilter): Joined {
  const { search, unitId, planId, lineId, inspectorId, standing, failed, due, from, to } = filter;
  const conditions = standingConditions(today);
  let q = query;
  if (search) q = q.where(containsText(search, ...searched));
  if (unitId?.length) q = q.where('task.unitId', '=', anyId(unitId));
  if (planId?.length) q = q.where('task.planId', '=', anyId(planId));
  if (lineId?.length) q = q.where('task.lineId', '=', anyId(lineId));
  if (inspectorId?.length) q = q.where('task.inspectorId', '=', anyId(inspectorId));
  if (standing?.length)
    q = q.where(
      sql<boolean>`(${sql.join(
        standing.map((one) => sql`(${conditions[one]})`),
        sql` or `,
      )})`,
    );
  if (failed) q = q.where('task.failed', '>', 0);
  if (due) q = q.where(dueToday(today));
  if (from !== undefined) q = q.where('task.toDay', '>=', dayAt(Date.parse(from)));
  if (to !== undefined) q = q.where('task.fromDay', '<=', dayAt(Date.parse(to) - 1));
  return q;
}

/** How many tasks are overdue, end today and run, under the other filters. */
export function taskCounts(db: Db, scope: Scope, nowMs: number, query: TaskFilter) {
  const today = dayAt(nowMs);
  const { overdue, running } = standingConditions(today);
  const of = (condition: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${condition})`;
  return filtered(tasksIn(db, scope), today, { ...query, standing: undefined, due: undefined })
    .select([of(overdue).as('overdue'), of(dueToday(today)).as('dueToday'), of(running).as('running')])
    .executeTakeFirstOrThrow();
}

export function tasksPage(db: Db, scope: Scope, nowMs: number, query: TaskQuery) {
  const { sort, order } = query;
  const conditions = standingConditions(dayAt(nowMs));
  let q = asShown(filtered(tasksIn(db, scope), dayAt(nowMs), query));
  // by day, newest first: those to come stand behind what is walked now and before
  if (sort === 'from' && order === 'desc') q = q.orderBy(sql`task.from_day > ${dayAt(nowMs)}::date`);
  if (sort === 'due') {
    const rank = dueRank(conditions);
    q = q.orderBy(rank).orderBy(sql`case when ${rank} < 2 then task.to_day end`, order);
    return pageOf(q.orderBy('task.toDay', 'desc').orderBy('task.taskId', 'desc'), query);
  }
  return pageOf(q.orderBy(taskKeys[sort], inOrder(order)).orderBy('task.taskId', order), query, {
    key: taskKeys[sort],
    id: 'task.taskId',
    order,
  });
}

export const taskById = (db: Db | Tx, scope: Scope, taskId: number) =>
  shownTasks(db, scope).select('task.snapshot').where('task.taskId', '=', taskId).executeTakeFirst();
export type TaskRow = Omit<NonNullable<Awaited<ReturnType<typeof taskById>>>, 'snapshot'>;

/** Of these tasks those that the caller sees, each with its unit. */
export const tasksSeen = (tx: Db | Tx, scope: Scope, taskIds: readonly number[]) =>
  tasksIn(tx, scope)
    .select(['task.taskId', 'task.unitId'])
    .where('task.taskId', '=', anyId(taskIds))
    .orderBy('task.taskId')
    .execute();

/** How a task stands now. */
export const standingOf = (task: TaskRow, nowMs: number): TaskStanding =>
  taskStanding(
    {
      from: task.fromDay,
      to: task.toDay,
      completedAtMs: task.completedAt === null ? null : Date.parse(task.completedAt),
      isWithdrawn: task.withdrawnAt !== null,
      isMadeLate: task.isMadeLate,
    },
    nowMs,
  );
