import type { PlanState } from '@fireline/domain/inspection';
import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface PlanQuery extends Paging {
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly lineId?: readonly number[] | undefined;
  readonly state?: 'enabled' | 'disabled' | 'over' | undefined;
  readonly sort: 'name' | 'unit' | 'inspector' | 'line' | 'validTo' | 'changedAt' | 'deletedAt';
  readonly order: 'asc' | 'desc';
}

/** The days of which the share of done tasks is shown. */
const sharedDays = 30;

const taskOf = sql`from inspection_task t where t.plan_id = plan.plan_id and t.withdrawn_at is null`;
const nextTask = (today: Day) =>
  sql<{ from: Day; to: Day } | null>`(select json_build_object('from', t.from_day, 'to', t.to_day) ${taskOf}
    and t.completed_at is null and t.to_day >= ${today}::date order by t.from_day, t.task_id limit 1)`;
const ended = (today: Day) =>
  sql`${taskOf} and not t.is_made_late and t.to_day < ${today}::date and t.to_day >= ${today}::date - ${sharedDays}::int`;
const endedTasks = (today: Day) => sql<number>`(select count(*)::int ${ended(today)})`;
/** Completed by the end of their last day, China time. */
const doneTasks = (today: Day) =>
  sql<number>`(select count(*)::int ${ended(today)} and t.completed_at < ((t.to_day + 1)::timestamp at time zone 'Asia/Shanghai'))`;

const plans = (db: Db | Tx, scope: Scope, today: Day) =>
  db
    .selectFrom('inspectionPlan as plan')
    .innerJoin('unit', 'unit.unitId', 'plan.unitId')
    .selectAll('plan')
    .select(['unit.name as unitName', nextTask(today).as('nextTask')])
    .select([endedTasks(today).as('endedTasks'), doneTasks(today).as('doneTasks')])
    .where(unitFilter(scope));

const planKeys: Record<PlanQuery['sort'], Expression<unknown>> = {
  name: nameKey('plan.name'),
  unit: nameKey('unit.name'),
  inspector: nameKey('plan.inspectorName'),
  line: nameKey('plan.lineName'),
  validTo: sql.ref('plan.validTo'),
  changedAt: sql.ref('plan.changedAt'),
  deletedAt: sql.ref('plan.deletedAt'),
};

const searched = ['plan.name', 'plan.lineName', 'plan.inspectorName', 'unit.name'];

/** Plans, or those that were deleted. */
export function plansPage(db: Db, scope: Scope, today: Day, query: PlanQuery, isDeleted: boolean) {
  const { search, unitId, lineId, state, sort, order } = query;
  let q = plans(db, scope, today).where('plan.state', isDeleted ? '=' : '<>', 'deleted');
  if (search) q = q.where(containsText(search, ...searched));
  if (unitId?.length) q = q.where('plan.unitId', '=', anyId(unitId));
  if (lineId?.length) q = q.where('plan.lineId', '=', anyId(lineId));
  if (state === 'over') q = q.where('plan.validTo', '<', today);
  else if (state) q = q.where('plan.state', '=', state).where('plan.validTo', '>=', today);
  return pageOf(q.orderBy(planKeys[sort], inOrder(order)).orderBy('plan.planId', order), query, {
    key: planKeys[sort],
    id: 'plan.planId',
    order,
  });
}

export const planById = (db: Db | Tx, scope: Scope, today: Day, planId: number) =>
  plans(db, scope, today).where('plan.planId', '=', planId).executeTakeFirst();
export type PlanRow = NonNullable<Awaited<ReturnType<typeof planById>>>;

/** Holds a plan, so that its tasks are made and taken back by one at a time. */
export const lockPlan = (tx: Tx, planId: number) =>
  tx.selectFrom('inspectionPlan').selectAll().where('planId', '=', planId).forUpdate().executeTakeFirst();
export type Plan = Row<'inspectionPlan'>;

export const insertPlan = async (tx: Tx, row: NewRow<'inspectionPlan'>): Promise<number> =>
  (await tx.insertInto('inspectionPlan').values(row).returning('planId').executeTakeFirstOrThrow()).planId;

export const updatePlan = (tx: Tx, planId: number, row: Partial<NewRow<'inspectionPlan'>>) =>
  tx
    .updateTable('inspectionPlan')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('planId', '=', planId)
    .execute();

/** Notes how far tasks are made; that is no change of the plan. */
export const noteMade = (tx: Tx, planId: number, lastMadeTo: Day) =>
  tx.updateTable('inspectionPlan').set({ lastMadeTo }).where('planId', '=', planId).execute();

/** Enabled plans that need tasks up to that day, by number. */
export const plansToMake = (db: Db, today: Day, to: Day, after: number, limit: number) =>
  db
    .selectFrom('inspectionPlan as plan')
    .innerJoin('unit', 'unit.unitId', 'plan.unitId')
    .select(['plan.planId', 'plan.rentId'])
    .where('plan.state', '=', 'enabled' satisfies PlanState)
    .where('plan.lineId', 'is not', null)
    .where('unit.deletedAt', 'is', null)
    .where('plan.planId', '>', after)
    .where(
      sql<boolean>`(plan.last_made_to is null or plan.last_made_to < least(${to}::date, plan.valid_to))
        and plan.valid_from <= ${to}::date and plan.valid_to >= ${today}::date - 31`,
    )
    .orderBy('plan.planId')
    .limit(limit)
    .execute();

/** The line of a unit that the caller sees, with the unit's tenant; it stays until the end of the transaction. */
export const holdLine = (tx: Tx, scope: Scope, lineId: number) =>
  tx
    .selectFrom('inspectionLine as line')
    .innerJoin('unit', 'unit.unitId', 'line.unitId')
    .select(['line.lineId', 'line.name', 'line.unitId', 'unit.rentId'])
    .where(unitFilter(scope))
    .where('line.lineId', '=', lineId)
    .forShare('line')
    .executeTakeFirst();

/** An inspector of the unit. */
export const inspectorOf = (db: Db | Tx, unitId: number, inspectorId: number) =>
  db
    .selectFrom('inspector')
    .select(['inspectorId', 'realName'])
    .where('unitId', '=', unitId)
    .where('inspectorId', '=', inspectorId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

/** A plan that is not deleted and walks the line. */
export const planOfLine = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('inspectionPlan')
    .select('name')
    .where('lineId', '=', lineId)
    .where('state', '<>', 'deleted')
    .orderBy('planId')
    .executeTakeFirst();

/** What a plan of a unit is made of: its lines and its inspectors. */
export async function choicesOf(db: Db, scope: Scope, unitId: number) {
  const unit = await db
    .selectFrom('unit')
    .select('unitId')
    .where(unitFilter(scope))
    .where('unitId', '=', unitId)
    .executeTakeFirst();
  if (!unit) return undefined;
  const lines = await db
    .selectFrom('inspectionLine as line')
    .select(['line.lineId', 'line.name'])
    .select(
      sql<number>`(select count(*)::int from inspection_line_point p where p.line_id = line.line_id)`.as('points'),
    )
    .where('unitId', '=', unitId)
    .orderBy('line.name')
    .orderBy('line.lineId')
    .execute();
  const inspectors = await db
    .selectFrom('inspector')
    .select(['inspectorId', 'realName as name'])
    .where('unitId', '=', unitId)
    .where('removedAt', 'is', null)
    .orderBy('realName')
    .orderBy('inspectorId')
    .execute();
  return { lines, inspectors };
}
