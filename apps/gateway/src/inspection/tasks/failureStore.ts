import type { FailureRule } from '@fireline/domain/inspection';
import type { Scope, Whereabouts } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

/** Puts a failed item on record, unless it is there. @returns its id; nothing when it was there */
export const insertFailure = async (tx: Tx, row: NewRow<'inspectionFailure'>): Promise<number | undefined> =>
  (
    await tx
      .insertInto('inspectionFailure')
      .values(row)
      .onConflict((c) => c.columns(['rentId', 'sourceKey']).doNothing())
      .returning('failureId')
      .executeTakeFirst()
  )?.failureId;

export const updateFailure = (tx: Tx, failureId: number, row: Partial<NewRow<'inspectionFailure'>>) =>
  tx
    .updateTable('inspectionFailure')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('failureId', '=', failureId)
    .execute();

/** What the plan of a task makes of a failed item. */
export const ruleOf = async (tx: Tx, planId: number): Promise<FailureRule> =>
  (await tx.selectFrom('inspectionPlan').select('failure').where('planId', '=', planId).executeTakeFirst())
    ?.failure ?? {
    way: 'decide',
  };

/** Where a point stands, and who answers for it: its building's place, or its unit. */
export async function whereOf(tx: Tx, unitId: number, pointId: number) {
  const unit = await tx
    .selectFrom('unit')
    .select(['rentId', 'orgPath', 'partnerId', 'unitId', 'contact'])
    .where('unitId', '=', unitId)
    .executeTakeFirstOrThrow();
  const place = await tx
    .selectFrom('inspectionPoint as point')
    .innerJoin('building', 'building.buildingId', 'point.buildingId')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .select(['place.rentId', 'place.orgPath', 'place.partnerId', 'place.unitId', 'place.maintId', 'place.placeId'])
    .select('place.manager')
    .where('point.pointId', '=', pointId)
    .where('place.unitId', '=', unitId)
    .where('place.deletedAt', 'is', null)
    .executeTakeFirst();
  const { contact, ...ofUnit } = unit;
  if (!place) return { where: { ...ofUnit, maintId: null, placeId: null } satisfies Whereabouts, responsible: contact };
  const { manager, ...where } = place;
  return { where: where satisfies Whereabouts, responsible: manager || contact };
}

const failures = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('inspectionFailure as failure')
    .innerJoin('unit', 'unit.unitId', 'failure.unitId')
    .innerJoin('inspectionTask as task', 'task.taskId', 'failure.taskId')
    .select(['failure.failureId', 'failure.taskId', 'failure.pointId', 'failure.itemId', 'failure.pointName'])
    .select(['failure.itemContent', 'failure.description', 'failure.foundAt', 'failure.foundBy', 'failure.state'])
    .select(['failure.hazardId', 'failure.orderId', 'failure.decidedBy', 'failure.decidedAt', 'failure.reason'])
    .select(['failure.revision', 'failure.sourceKey', 'unit.name as unitName', 'failure.unitId', 'failure.rentId'])
    .select('task.lineName')
    .where(unitFilter(scope));

export const failuresOf = (db: Db | Tx, scope: Scope, taskId: number) =>
  failures(db, scope).where('failure.taskId', '=', taskId).orderBy('failure.failureId').execute();
export type FailureRow = Awaited<ReturnType<typeof failuresOf>>[number];

/** Those that wait for a decision, the oldest first. */
export const undecidedPage = (db: Db, scope: Scope, paging: Paging) =>
  pageOf(
    failures(db, scope)
      .where('failure.state', '=', 'undecided')
      .orderBy('failure.foundAt')
      .orderBy('failure.failureId'),
    paging,
  );

/** How many wait for a decision, and since when. */
export const undecidedCount = (db: Db, scope: Scope) =>
  db
    .selectFrom('inspectionFailure as failure')
    .innerJoin('unit', 'unit.unitId', 'failure.unitId')
    .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`min(failure.found_at)`.as('oldestAt')])
    .where(unitFilter(scope))
    .where('failure.state', '=', 'undecided')
    .executeTakeFirstOrThrow();

/** A failed item, held until the end of the transaction. */
export async function lockFailure(tx: Tx, scope: Scope, failureId: number): Promise<FailureRow | undefined> {
  await tx
    .selectFrom('inspectionFailure')
    .select('failureId')
    .where('failureId', '=', failureId)
    .forUpdate()
    .executeTakeFirst();
  return failures(tx, scope).where('failure.failureId', '=', failureId).executeTakeFirst();
}
