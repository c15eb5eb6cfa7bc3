import type { PlanState } from '@fireline/domain/inspection';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface PointQuery extends Paging {
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly categoryId?: readonly number[] | undefined;
  readonly buildingId?: readonly number[] | undefined;
  readonly lineId?: readonly number[] | undefined;
  readonly inLine?: 'yes' | 'no' | undefined;
  readonly sort: 'name' | 'unit' | 'category' | 'line' | 'items' | 'lastLook' | 'changedAt';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('inspectionPoint as point')
    .innerJoin('unit', 'unit.unitId', 'point.unitId')
    .innerJoin('inspectionCategory as category', 'category.categoryId', 'point.categoryId')
    .leftJoin('building', 'building.buildingId', 'point.buildingId')
    .leftJoin('place', 'place.placeId', 'building.placeId')
    .leftJoin('inspectionLinePoint as placed', 'placed.pointId', 'point.pointId')
    .leftJoin('inspectionLine as line', 'line.lineId', 'placed.lineId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const countedItems = sql<number>`(select count(*) from inspection_point_item where inspection_point_item.point_id = point.point_id)`;

const asPoint = (query: Joined) =>
  query.select((eb) => [
    'point.pointId',
    'point.name',
    'point.location',
    'point.categoryId',
    'category.name as categoryName',
    'category.industry',
    'point.unitId',
    'unit.name as unitName',
    'point.buildingId',
    eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    'point.floor',
    'line.lineId',
    eb.fn.coalesce('line.name', sql.lit('')).as('lineName'),
    'placed.position',
    countedItems.as('items'),
    'point.createdBy',
    'point.createdAt',
    'point.changedBy',
    'point.changedAt',
    'point.revision',
  ]);

/**
 * Whether the result `r` is of a task of the unit that `point` has now. No join: the planner would read all tasks of the unit, where the newest
 * result of a point is nearly always one.
 */
export const isOfUnit = sql<boolean>`point.unit_id = (select t.unit_id from inspection_task t where t.task_id = r.task_id)`;

const lookedAt = sql`(select r.at from inspection_result r
  where r.point_id = point.point_id and ${isOfUnit} order by r.at desc limit 1)`;

const searched = ['point.name', 'point.location', 'building.name', 'place.name', 'line.name', 'unit.name'];

function filtered(query: Joined, scope: Scope, filter: Omit<PointQuery, 'sort' | 'order' | keyof Paging>): Joined {
  const { search, unitId, categoryId, buildingId, lineId, inLine } = filter;
  let q = query.where(unitFilter(scope));
  if (search) q = q.where(containsText(search, ...searched));
  if (unitId?.length) q = q.where('point.unitId', '=', anyId(unitId));
  if (categoryId?.length) q = q.where('point.categoryId', '=', anyId(categoryId));
  if (buildingId?.length) q = q.where('point.buildingId', '=', anyId(buildingId));
  if (lineId?.length) q = q.where('line.lineId', '=', anyId(lineId));
  if (inLine) q = q.where('line.lineId', inLine === 'yes' ? 'is not' : 'is', null);
  return q;
}

const pointKeys: Record<PointQuery['sort'], Expression<unknown>> = {
  name: nameKey('point.name'),
  unit: nameKey('unit.name'),
  category: nameKey('category.name'),
  line: nameKey('line.name'),
  items: countedItems,
  lastLook: lookedAt,
  changedAt: sql.ref('point.changedAt'),
};

/** Points of one line stand in the order in which they are walked. */
export const pointsPage = (db: Db, scope: Scope, query: PointQuery) =>
  pageOf(
    asPoint(filtered(joined(db), scope, query))
      .orderBy(pointKeys[query.sort], inOrder(query.order))
      .$if(query.sort === 'line', (q) => q.orderBy('line.lineId').orderBy('placed.position'))
      .orderBy('point.pointId', query.order),
    query,
    { key: pointKeys[query.sort], id: 'point.pointId', order: query.order },
  );

/** Points that the caller sees, by their number. */
export const pointsById = (db: Db | Tx, scope: Scope, pointIds: readonly number[]) =>
  asPoint(filtered(joined(db), scope, {}))
    .where('point.pointId', '=', anyId(pointIds))
    .orderBy('point.pointId')
    .execute();
export type PointRow = Awaited<ReturnType<typeof pointsById>>[number];

/** The points of a unit that the caller sees. */
export const pointsOfUnit = (db: Db | Tx, scope: Scope, unitId: number) =>
  asPoint(filtered(joined(db), scope, { unitId: [unitId] }))
    .orderBy('building.name')
    .orderBy('point.floor')
    .orderBy('point.name')
    .orderBy('point.pointId')
    .execute();

/** The points of a line in the order in which they are walked. */
export const pointsOfLine = (db: Db | Tx, scope: Scope, lineId: number) =>
  asPoint(filtered(joined(db), scope, { lineId: [lineId] }))
    .orderBy('placed.position')
    .execute();

/** All points of the lines that have one of these, in the order in which they are walked. */
export const routesWith = (tx: Tx, pointIds: readonly number[]) =>
  tx
    .selectFrom('inspectionLinePoint as placed')
    .innerJoin('inspectionLine as line', 'line.lineId', 'placed.lineId')
    .innerJoin('inspectionPoint as point', 'point.pointId', 'placed.pointId')
    .select(['line.lineId', 'line.name as lineName', 'point.pointId', 'point.name'])
    .where('line.lineId', 'in', (eb) =>
      eb.selectFrom('inspectionLinePoint').select('lineId').where('pointId', '=', anyId(pointIds)),
    )
    .orderBy('line.lineId')
    .orderBy('placed.position')
    .execute();

/** What is looked at in these points, in its order. */
export const itemsOf = (db: Db | Tx, pointIds: readonly number[]) =>
  db
    .selectFrom('inspectionPointItem as of')
    .innerJoin('inspectionItem as item', 'item.itemId', 'of.itemId')
    .select(['of.pointId', 'item.itemId', 'item.content', 'item.requirement'])
    .where('of.pointId', '=', anyId(pointIds))
    .orderBy('of.pointId')
    .orderBy('of.position')
    .execute();

const buildingsIn = (db: Db | Tx, scope: Scope, unitId: number) =>
  db
    .selectFrom('building')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .innerJoin('unit', 'unit.unitId', 'place.unitId')
    .select(['building.buildingId', 'building.name', 'place.name as placeName'])
    .select(['building.floorsAbove', 'building.floorsBelow'])
    .where(unitFilter(scope))
    .where('unit.unitId', '=', unitId)
    .where('place.deletedAt', 'is', null);

/** The most buildings that a form offers. */
const buildingsMax = 200;
export const buildingsOf = (db: Db, scope: Scope, unitId: number) =>
  buildingsIn(db, scope, unitId).orderBy('building.name').orderBy('building.buildingId').limit(buildingsMax).execute();

/** A building of the unit, whose floors stay until the end of the transaction. */
export const holdBuilding = (tx: Tx, scope: Scope, unitId: number, buildingId: number) =>
  buildingsIn(tx, scope, unitId).where('building.buildingId', '=', buildingId).forShare('building').executeTakeFirst();

/** A unit that the caller sees, which stays until the end of the transaction. */
export const holdUnit = (tx: Tx, scope: Scope, unitId: number) =>
  tx
    .selectFrom('unit')
    .select(['unitId', 'name'])
    .where(unitFilter(scope))
    .where('unitId', '=', unitId)
    .forShare()
    .executeTakeFirst();

export const insertPoint = async (tx: Tx, row: NewRow<'inspectionPoint'>): Promise<number> =>
  (await tx.insertInto('inspectionPoint').values(row).returning('pointId').executeTakeFirstOrThrow()).pointId;

export const updatePoint = (tx: Tx, pointId: number, row: Partial<NewRow<'inspectionPoint'>>) =>
  tx
    .updateTable('inspectionPoint')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('pointId', '=', pointId)
    .execute();

export async function writeItems(tx: Tx, pointId: number, itemIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('inspectionPointItem').where('pointId', '=', pointId).execute();
  const rows = itemIds.map((itemId, at) => ({ pointId, position: at + 1, itemId }));
  await tx.insertInto('inspectionPointItem').values(rows).execute();
}

export const deletePoint = (tx: Tx, pointId: number) =>
  tx.deleteFrom('inspectionPoint').where('pointId', '=', pointId).execute();

export interface LineQuery extends Paging {
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly sort: 'name' | 'unit' | 'points' | 'items' | 'plans' | 'lastWalkAt' | 'changedAt';
  readonly order: 'asc' | 'desc';
}

const countedPoints = sql<number>`(select count(*) from inspection_line_point where inspection_line_point.line_id = line.line_id)`;

const itemsOfLine = sql<number>`(select count(*) from inspection_line_point p
  join inspection_point_item i on i.point_id = p.point_id where p.line_id = line.line_id)`;
const plansOfLine = sql<number>`(select count(*) from inspection_plan where inspection_plan.line_id = line.line_id
  and inspection_plan.state = ${'enabled' satisfies PlanState})`;
const lastWalk = sql<string | null>`(select max(t.completed_at) from inspection_task t where t.line_id = line.line_id
  and t.withdrawn_at is null)`;

const lines = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('inspectionLine as line')
    .innerJoin('unit', 'unit.unitId', 'line.unitId')
    .select(['line.lineId', 'line.name', 'line.unitId', 'unit.name as unitName', countedPoints.as('points')])
    .select([itemsOfLine.as('items'), plansOfLine.as('plans'), lastWalk.as('lastWalkAt')])
    .select(['line.createdBy', 'line.createdAt', 'line.changedBy', 'line.changedAt', 'line.revision'])
    .where(unitFilter(scope));

const lineKeys: Record<LineQuery['sort'], Expression<unknown>> = {
  name: nameKey('line.name'),
  unit: nameKey('unit.name'),
  points: countedPoints,
  items: itemsOfLine,
  plans: plansOfLine,
  lastWalkAt: lastWalk,
  changedAt: sql.ref('line.changedAt'),
};

export const linesPage = (db: Db, scope: Scope, query: LineQuery) => {
  const { search, unitId, sort, order } = query;
  return pageOf(
    lines(db, scope)
      .$if(Boolean(search), (q) => q.where(containsText(search ?? '', 'line.name', 'unit.name')))
      .$if(Boolean(unitId?.length), (q) => q.where('line.unitId', '=', anyId(unitId ?? [])))
      .orderBy(lineKeys[sort], inOrder(order))
      .orderBy('line.lineId', order),
    query,
    { key: lineKeys[sort], id: 'line.lineId', order },
  );
};

export const lineById = (db: Db | Tx, scope: Scope, lineId: number) =>
  lines(db, scope).where('line.lineId', '=', lineId).executeTakeFirst();
export type LineRow = NonNullable<Awaited<ReturnType<typeof lineById>>>;

export const insertLine = async (tx: Tx, row: NewRow<'inspectionLine'>): Promise<number> =>
  (await tx.insertInto('inspectionLine').values(row).returning('lineId').executeTakeFirstOrThrow()).lineId;

export const updateLine = (tx: Tx, lineId: number, row: Partial<NewRow<'inspectionLine'>>) =>
  tx
    .updateTable('inspectionLine')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('lineId', '=', lineId)
    .execute();

/** The line has these points in this order from now on. */
export async function writeRoute(tx: Tx, lineId: number, pointIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('inspectionLinePoint').where('lineId', '=', lineId).execute();
  const rows = pointIds.map((pointId, at) => ({ lineId, position: at + 1, pointId }));
  if (rows.length > 0) await tx.insertInto('inspectionLinePoint').values(rows).execute();
}

export const deleteLine = (tx: Tx, lineId: number) =>
  tx.deleteFrom('inspectionLine').where('lineId', '=', lineId).execute();

/** Lines and points go with their unit. */
export async function removePointsOf(tx: Tx, unitId: number): Promise<void> {
  await tx.deleteFrom('inspectionLine').where('unitId', '=', unitId).execute();
  await tx.deleteFrom('inspectionPoint').where('unitId', '=', unitId).execute();
}
