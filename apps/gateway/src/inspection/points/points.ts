import { hasFloor } from '@fireline/domain/building';
import { checkDeletePoint, pointForm, pointsMax } from '@fireline/domain/inspection';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { changedNow, changedSince, createdNow } from '../../lib/changes.ts';
import { inTurn } from '../../record/actions.ts';
import { logUse } from '../../session/userLog.ts';
import { categories, items } from '../catalogue/records.ts';
import { mayKnowTasks, withLooks } from './looks.ts';
import { addTo, placedOf, takeOut } from './placing.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'inspection.point.notFound', field: 'pointId' };
const targetOf = (id: number) => ({ kind: 'inspectionPoint', id });

/**
 * @throws HttpRefusal 403 for an order that tells what the caller may not know
 * @spec INS-02 ROL-03
 */
export async function list(query: store.PointQuery, asks: SignedInAsks) {
  if (query.sort === 'lastLook' && !mayKnowTasks(asks)) throw new HttpRefusal(403, { code: 'role.noPermission' });
  const { db } = asks.deps.database;
  const page = await store.pointsPage(db, asks.scope, query);
  return ok({ ...page, rows: await withLooks(db, page.rows, asks) });
}

/** @spec INS-02 */
export const buildings = async (unitId: number, { deps, scope }: SignedInAsks) =>
  ok({ buildings: await store.buildingsOf(deps.database.db, scope, unitId) });

async function pointHere(db: Db | Tx, pointId: number, { scope }: SignedInAsks) {
  const [row] = await store.pointsById(db, scope, [pointId]);
  if (!row) return refuse(notFound);
  const itemList = (await store.itemsOf(db, [pointId])).map(({ pointId: _point, ...item }) => item);
  return ok({ ...row, itemList });
}
type Shown = Extract<Awaited<ReturnType<typeof pointHere>>, { ok: true }>['value'];

async function answerOf(db: Db | Tx, found: Result<Shown>, asks: SignedInAsks) {
  if (!found.ok) return found;
  const [point = found.value] = await withLooks(db, [found.value], asks);
  return ok(point);
}
type Answer = Awaited<ReturnType<typeof answerOf>>;

/** @spec INS-02 */
export async function detail(pointId: number, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  return answerOf(db, await pointHere(db, pointId, asks), asks);
}

interface Named {
  readonly pointId: number;
  readonly revision: number;
}
/** The point, if nobody has saved it since it was read. */
async function unchanged(tx: Tx, { pointId, revision }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const found = await pointHere(tx, pointId, asks);
  const conflict = found.ok && changedSince('form.conflict', found.value, revision);
  return conflict ? refuse(conflict) : found;
}

type Value = Extract<ReturnType<typeof pointForm.check>, { ok: true }>['value'];

/** Why the point cannot be there; one that stays where it is stays, whatever became of its building. */
async function spotProblem(
  tx: Tx,
  { unitId, buildingId, floor }: Value,
  { scope }: SignedInAsks,
  before?: Shown,
): Promise<Problem | undefined> {
  if (buildingId === undefined) return undefined;
  if (before?.unitId === unitId && before.buildingId === buildingId && before.floor === (floor ?? null))
    return undefined;
  const building = await store.holdBuilding(tx, scope, unitId, buildingId);
  if (!building) return { code: 'inspection.point.buildingElsewhere', field: 'buildingId' };
  const { floorsAbove, floorsBelow } = building;
  return floor === undefined || hasFloor({ floorsAbove, floorsUnder: floorsBelow }, floor)
    ? undefined
    : { code: 'inspection.point.noFloor', field: 'floor', args: { 0: floorsAbove, 1: floorsBelow } };
}

/** Why the tenant or the unit does not have what the point names. */
async function unknownProblem(tx: Tx, value: Value, asks: SignedInAsks, before?: Shown): Promise<Problem | undefined> {
  const { scope } = asks;
  const { unitId, categoryId, itemIds } = value;
  if (!(await store.holdUnit(tx, scope, unitId))) return { code: 'site.unit.notFound', field: 'unitId' };
  if ((await categories.find(tx, [categoryId], asks)).length === 0)
    return { code: 'inspection.category.notFound', field: 'categoryId' };
  if ((await items.find(tx, itemIds, asks)).length < itemIds.length)
    return { code: 'inspection.item.notFound', field: 'itemIds' };
  return spotProblem(tx, value, asks, before);
}

/** Brings the point into its line, at its end, or out of the one that it was in. */
async function place(tx: Tx, point: Shown, lineId: number | undefined, asks: SignedInAsks): Promise<Result<unknown>> {
  if (lineId === undefined) return ok(await takeOut(tx, [point.pointId], asks));
  const line = await store.lineById(tx, asks.scope, lineId);
  if (!line) return refuse({ code: 'inspection.line.notFound', field: 'lineId' });
  if (point.lineId === lineId && point.unitId === line.unitId) return ok(undefined);
  const added = await addTo(tx, line, [placedOf(point)], asks);
  return added.ok ? added : refuse(...added.problems.map((problem) => ({ ...problem, field: 'lineId' })));
}

/** As the log tells a point: all that it names by name. */
const toldOf = ({ name, location, floor, ...row }: Shown) => ({
  name,
  location,
  floor,
  category: row.categoryName,
  unit: row.unitName,
  building: row.buildingName || null,
  line: row.lineName || null,
  items: row.itemList.map(({ content }) => content),
});

async function write(sent: object, asks: SignedInAsks, named?: Named): Promise<Answer> {
  const form = pointForm.check(sent);
  if (!form.ok) return form;
  const { lineId, itemIds, buildingId, floor, ...facts } = form.value;
  return inTurn(asks, async (tx): Promise<Answer> => {
    const found = named && (await unchanged(tx, named, asks));
    if (found && !found.ok) return found;
    const before = found?.value;
    const problem = await unknownProblem(tx, form.value, asks, before);
    if (problem) return refuse(problem);
    const { unitId } = facts;
    const full = before
      ? undefined
      : await fullProblem(tx, { table: 'inspectionPoint', of: { unitId }, max: pointsMax });
    if (full) return refuse(full);
    const row = { ...facts, buildingId: buildingId ?? null, floor: floor ?? null };
    const id = before?.pointId ?? (await store.insertPoint(tx, { ...row, ...createdNow(asks) }));
    if (before) await store.updatePoint(tx, id, { ...row, ...changedNow(asks) });
    await store.writeItems(tx, id, itemIds);
    const written = await pointHere(tx, id, asks);
    const placed = written.ok ? await place(tx, written.value, lineId, asks) : written;
    if (!placed.ok) return placed;
    const after = await pointHere(tx, id, asks);
    if (!after.ok) return after;
    const changes = loggedChanges(before ? toldOf(before) : {}, toldOf(after.value));
    await logUse(tx, asks, { detail: `${id} ${facts.name}`, changes, target: targetOf(id) });
    return answerOf(tx, after, asks);
  });
}

/** @spec INS-02 INS-03 */
export const create = (sent: object, asks: SignedInAsks) => write(sent, asks);

/** @spec INS-02 INS-03 */
export const change = ({ pointId, revision, ...sent }: Named, asks: SignedInAsks) =>
  write(sent, asks, { pointId, revision });

/** @spec INS-02 */
export const remove = (named: Named, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  inTurn(asks, async (tx): Promise<Result<{ done: true }>> => {
    const found = await unchanged(tx, named, asks);
    if (!found.ok) return found;
    const { pointId, name } = found.value;
    const problem = checkDeletePoint(placedOf(found.value));
    if (problem) return refuse(problem);
    await store.deletePoint(tx, pointId);
    const changes = loggedChanges(toldOf(found.value), {});
    await logUse(tx, asks, { detail: `${pointId} ${name}`, changes, target: targetOf(pointId) });
    return ok({ done: true });
  });

/** Deletes the points and lines of a unit that is deleted. @spec INS-02 SIT-06 */
export const removePointsOf = (tx: Tx, unitId: number) => store.removePointsOf(tx, unitId);

/** For other areas: how many points of patrols a building has, and the unit whose they are. @spec INS-02 */
export async function pointsIn(buildingId: number, { deps, scope }: SignedInAsks) {
  const { total, rows } = await store.pointsPage(deps.database.db, scope, {
    buildingId: [buildingId],
    sort: 'name',
    order: 'asc',
    pageNo: 1,
    pageSize: 1,
  });
  return { points: total, unitId: rows[0]?.unitId ?? null };
}
