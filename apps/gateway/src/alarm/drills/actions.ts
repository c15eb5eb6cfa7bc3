import { drillForm, drillState, drillTimes } from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'alarm.drill.notFound', field: 'drillId' };
const targetOf = (id: number) => ({ kind: 'drill', id });
const iso = (ms: number): string => new Date(ms).toISOString();

const shownOf = ({ cancelledAt, ...row }: store.DrillRow, nowMs: number) => ({
  ...row,
  state: drillState(
    { startsAtMs: Date.parse(row.startsAt), endsAtMs: Date.parse(row.endsAt) },
    cancelledAt !== null,
    nowMs,
  ),
});
type Shown = ReturnType<typeof shownOf>;

/** @spec N15 */
export async function list(query: store.DrillFilter & store.DrillOrder & Paging, { deps, scope }: SignedInAsks) {
  const page = await store.drillsPage(deps.database.db, scope, isoNow(deps.clock), query);
  return ok({ ...page, rows: page.rows.map((row) => shownOf(row, deps.clock())) });
}

/** @spec N15 */
export const now = async ({ deps, scope }: SignedInAsks) =>
  ok({ drills: await store.runningDrills(deps.database.db, scope, isoNow(deps.clock)) });

/** @spec N15 */
export const buildings = async (unitId: number, { deps, scope }: SignedInAsks) =>
  ok({ buildings: await store.buildingsOf(deps.database.db, scope, unitId) });

async function shown(tx: Tx, drillId: number, { deps, scope }: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.drillById(tx, scope, drillId);
  return row ? ok(shownOf(row, deps.clock())) : refuse(notFound);
}

interface Where {
  readonly unitId: number;
  readonly buildingId?: number | undefined;
  readonly floor?: number | undefined;
}
/** Whether the unit is there, has the building, and that has the floor. */
async function placeProblem(tx: Tx, { unitId, buildingId, floor }: Where, asks: SignedInAsks) {
  if (!(await store.heldUnit(tx, asks.scope, unitId))) return { code: 'form.choice', field: 'unitId' };
  if (buildingId === undefined) return undefined;
  const floors = await store.floorsOf(tx, unitId, buildingId);
  if (!floors) return { code: 'form.choice', field: 'buildingId' };
  if (floor === undefined) return undefined;
  const isThere = floor !== 0 && floor <= floors.floorsAbove && floor >= -floors.floorsBelow;
  return isThere ? undefined : { code: 'alarm.drill.floor', field: 'floor', args: { 0: floor } };
}

/** @spec N15 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = drillForm.check(sent);
  if (!form.ok) return form;
  const { startsAtMs: _at, minutes: _minutes, ...value } = form.value;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const problem = await placeProblem(tx, value, asks);
    if (problem) return refuse(problem);
    const times = drillTimes(form.value, asks.deps.clock());
    if (!times.ok) return times;
    const [startsAt, endsAt] = [iso(times.value.startsAtMs), iso(times.value.endsAtMs)];
    const made = { createdBy: nameOf(asks.account), createdAt: isoNow(asks.deps.clock) };
    const id = await store.insertDrill(tx, { rentId: asks.scope.rentId, ...value, startsAt, endsAt, ...made });
    const changes = loggedChanges({}, { ...value, startsAt, endsAt });
    await logUse(tx, asks, { detail: `${id} ${value.name}`, changes, target: targetOf(id) });
    return shown(tx, id, asks);
  });
}

/** Of two who end it the second learns that it is over. @spec N15 */
export const end = (drillId: number, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const drill = await store.lockDrill(tx, asks.scope, drillId);
    if (!drill) return refuse(notFound);
    // after the lock: reports until then belong to the drill
    const nowMs = asks.deps.clock();
    const { startsAt, endsAt, cancelledAt, name } = drill;
    const times = { startsAtMs: Date.parse(startsAt), endsAtMs: Date.parse(endsAt) };
    const state = drillState(times, cancelledAt !== null, nowMs);
    if (state !== 'planned' && state !== 'running') return refuse({ code: 'alarm.drill.over', field: 'drillId' });
    const change = state === 'planned' ? { cancelledAt: iso(nowMs) } : { endsAt: iso(nowMs) };
    await store.endDrill(tx, drillId, { ...change, endedBy: nameOf(asks.account) });
    await logUse(tx, asks, {
      detail: `${drillId} ${name}`,
      changes: loggedChanges({ endsAt, cancelledAt }, { endsAt, cancelledAt, ...change }),
      target: targetOf(drillId),
    });
    return shown(tx, drillId, asks);
  });
