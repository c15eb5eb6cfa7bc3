import { checkLinePoints, lineForm, linesMax } from '@fireline/domain/inspection';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { changedNow, changedSince, createdNow } from '../../lib/changes.ts';
import { inTurn } from '../../record/actions.ts';
import { logUse } from '../../session/userLog.ts';
import { addTo, lineTarget, placedOf } from './placing.ts';
import { planOfLine } from '../plans/store.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'inspection.line.notFound', field: 'lineId' };

/** @spec INS-03 */
export const list = async (query: store.LineQuery, { deps, scope }: SignedInAsks) =>
  ok(await store.linesPage(deps.database.db, scope, query));

/** What an editor of lines offers. @spec INS-03 */
export async function unitPoints(unitId: number, { deps, scope }: SignedInAsks) {
  const rows = await store.pointsOfUnit(deps.database.db, scope, unitId);
  const points = rows.map(({ pointId, name, location, buildingId, buildingName, floor, lineId, lineName }) => ({
    pointId,
    name,
    location,
    buildingId,
    buildingName,
    floor,
    lineId,
    lineName,
  }));
  return ok({ points });
}

/** The line with its points in their order, and what is looked at in each. */
async function lineHere(db: Db | Tx, lineId: number, { scope }: SignedInAsks) {
  const row = await store.lineById(db, scope, lineId);
  if (!row) return refuse(notFound);
  const points = await store.pointsOfLine(db, scope, lineId);
  const items = await store.itemsOf(
    db,
    points.map(({ pointId }) => pointId),
  );
  const byPoint = Map.groupBy(items, ({ pointId }) => pointId);
  const route = points.map(({ pointId, name, location, buildingId, buildingName, floor }) => ({
    pointId,
    name,
    location,
    buildingId,
    buildingName,
    floor,
    items: (byPoint.get(pointId) ?? []).map(({ pointId: _point, ...item }) => item),
  }));
  return ok({ ...row, route });
}
type Shown = Extract<Awaited<ReturnType<typeof lineHere>>, { ok: true }>['value'];

/** @spec INS-03 */
export const detail = (lineId: number, asks: SignedInAsks) => lineHere(asks.deps.database.db, lineId, asks);

interface Named {
  readonly lineId: number;
  readonly revision: number;
}
/** The line, if nobody has saved it since it was read. */
async function unchanged(tx: Tx, { lineId, revision }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const found = await lineHere(tx, lineId, asks);
  const conflict = found.ok && changedSince('form.conflict', found.value, revision);
  return conflict ? refuse(conflict) : found;
}

/** Points that the caller sees, in the order in which they were named. */
async function pointsNamed(
  tx: Tx,
  pointIds: readonly number[],
  { scope }: SignedInAsks,
): Promise<Result<store.PointRow[]>> {
  const known = new Map((await store.pointsById(tx, scope, pointIds)).map((point) => [point.pointId, point]));
  const points = [...new Set(pointIds)].flatMap((id) => known.get(id) ?? []);
  return points.length < new Set(pointIds).size
    ? refuse({ code: 'inspection.point.notFound', field: 'pointIds' })
    : ok(points);
}

/** As the log tells a line: its points by name, in their order. */
const toldOf = ({ name, unitName, route }: Shown) => ({
  name,
  unit: unitName,
  points: route.map((point) => point.name),
});

async function write(sent: object, asks: SignedInAsks, named?: Named): Promise<Result<Shown>> {
  const form = lineForm.check(sent);
  if (!form.ok) return form;
  const { pointIds, ...row } = form.value;
  return inTurn(asks, async (tx): Promise<Result<Shown>> => {
    const found = named && (await unchanged(tx, named, asks));
    if (found && !found.ok) return found;
    const before = found?.value;
    if (!(await store.holdUnit(tx, asks.scope, row.unitId)))
      return refuse({ code: 'site.unit.notFound', field: 'unitId' });
    const points = await pointsNamed(tx, pointIds, asks);
    if (!points.ok) return points;
    const problems = checkLinePoints({ lineId: before?.lineId, unitId: row.unitId }, points.value.map(placedOf));
    if (problems.length > 0) return refuse(...problems);
    const { unitId } = row;
    const full = before ? undefined : await fullProblem(tx, { table: 'inspectionLine', of: { unitId }, max: linesMax });
    if (full) return refuse(full);
    const id = before?.lineId ?? (await store.insertLine(tx, { ...row, ...createdNow(asks) }));
    if (before) await store.updateLine(tx, id, { ...row, ...changedNow(asks) });
    await store.writeRoute(tx, id, pointIds);
    const after = await lineHere(tx, id, asks);
    if (!after.ok) return after;
    const changes = loggedChanges(before ? toldOf(before) : {}, toldOf(after.value));
    await logUse(tx, asks, { detail: `${id} ${row.name}`, changes, target: lineTarget(id) });
    return after;
  });
}

/** @spec INS-03 */
export const create = (sent: object, asks: SignedInAsks) => write(sent, asks);

/** @spec INS-03 */
export const change = ({ lineId, revision, ...sent }: Named, asks: SignedInAsks) =>
  write(sent, asks, { lineId, revision });

/** Deletes a line; its points stay. @spec INS-03 */
export const remove = (named: Named, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  inTurn(asks, async (tx): Promise<Result<{ done: true }>> => {
    const found = await unchanged(tx, named, asks);
    if (!found.ok) return found;
    const { lineId, name } = found.value;
    const plan = await planOfLine(tx, lineId);
    if (plan) return refuse({ code: 'inspection.line.inPlan', args: { plan: plan.name } });
    await store.deleteLine(tx, lineId);
    const changes = loggedChanges(toldOf(found.value), {});
    await logUse(tx, asks, { detail: `${lineId} ${name}`, changes, target: lineTarget(lineId) });
    return ok({ done: true });
  });

interface Setting {
  readonly lineId: number;
  readonly pointIds: readonly number[];
}
/** Sets points to a line, all of them or none. @spec INS-03 */
export const setPoints = ({ lineId, pointIds }: Setting, asks: SignedInAsks): Promise<Result<{ points: number }>> =>
  inTurn(asks, async (tx): Promise<Result<{ points: number }>> => {
    const line = await store.lineById(tx, asks.scope, lineId);
    if (!line || !(await store.holdUnit(tx, asks.scope, line.unitId))) return refuse(notFound);
    const points = await pointsNamed(tx, pointIds, asks);
    if (!points.ok) return points;
    const added = await addTo(tx, line, points.value.map(placedOf), asks);
    return added.ok ? ok({ points: added.value.length }) : added;
  });
