import type { DutyPlan } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface PlanQuery extends Paging {
  readonly search?: string | undefined;
  readonly state?: 'on' | 'off' | undefined;
  readonly planId?: number | undefined;
  readonly sort: 'unit' | 'missed';
  readonly order: 'asc' | 'desc';
}

/** A station is where its unit is. */
const joined = (db: Db | Tx) =>
  db
    .selectFrom('dutyPlan')
    .innerJoin('unit', 'unit.unitId', 'dutyPlan.unitId')
    .leftJoin('handover', (join) =>
      join.onRef('handover.unitId', '=', 'dutyPlan.unitId').on('handover.state', '<>', 'accepted'),
    );
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const checked = (state: 'present' | 'missed', since: string) =>
  sql<number>`(select count(*) from duty_check c where c.unit_id = duty_plan.unit_id and c.state = ${sql.lit(state)}
    and c.asked_at >= ${since}::timestamptz)`;

const asPlan = (query: Joined, since: string) =>
  query.select((eb) => [
    'dutyPlan.planId',
    'dutyPlan.unitId',
    'unit.name as unitName',
    'dutyPlan.everyMinutes',
    'dutyPlan.answerMinutes',
    'dutyPlan.isOn',
    'dutyPlan.revision',
    'dutyPlan.changedBy',
    'dutyPlan.changedAt',
    checked('present', since).as('present'),
    checked('missed', since).as('missed'),
    'handover.handoverId',
    'handover.state as handoverState',
    eb.fn.coalesce('handover.outgoingName', sql.lit('')).as('onDuty'),
    'handover.fromAt as since',
  ]);

/** @param since from when on checks are counted */
export function plansPage(
  db: Db,
  scope: Scope,
  since: string,
  { search, state, planId, sort, order, ...paging }: PlanQuery,
) {
  let q: Joined = joined(db).where(unitFilter(scope));
  if (search) q = q.where(containsText(search, 'unit.name'));
  if (planId !== undefined) q = q.where('dutyPlan.planId', '=', planId);
  if (state) q = q.where('dutyPlan.isOn', '=', state === 'on');
  const keys: Record<PlanQuery['sort'], Expression<unknown>> = {
    unit: nameKey('unit.name'),
    missed: checked('missed', since),
  };
  const rows = asPlan(q, since).orderBy(keys[sort], inOrder(order)).orderBy('dutyPlan.planId', order);
  return pageOf(rows, paging, { key: keys[sort], id: 'dutyPlan.planId', order });
}

export const planOf = (db: Db | Tx, scope: Scope, since: string, unitId: number) =>
  asPlan(joined(db).where(unitFilter(scope)), since)
    .where('dutyPlan.unitId', '=', unitId)
    .executeTakeFirst();

/** The unit in scope, held while its station changes: two that begin with it at once come one after the other. */
export const heldUnit = (tx: Tx, scope: Scope, unitId: number) =>
  tx
    .selectFrom('unit')
    .select(['unitId', 'name'])
    .where(unitFilter(scope))
    .where('unitId', '=', unitId)
    .forUpdate()
    .executeTakeFirst();

export const lockPlan = (tx: Tx, unitId: number) =>
  tx.selectFrom('dutyPlan').selectAll().where('unitId', '=', unitId).forUpdate().executeTakeFirst();

type PlanChange = DutyPlan & Pick<NewRow<'dutyPlan'>, 'isOn' | 'nextAt' | 'changedBy' | 'changedAt'>;
export const insertPlan = (tx: Tx, row: PlanChange & { rentId: string; unitId: number }) =>
  tx.insertInto('dutyPlan').values(row).execute();
export const updatePlan = (tx: Tx, planId: number, row: PlanChange) =>
  tx
    .updateTable('dutyPlan')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('planId', '=', planId)
    .execute();
