import {
  failureRuleOf,
  firstPauses,
  inspectionPlanForm,
  pausesAfter,
  type PlanEvent,
  planOverProblem,
  plansMax,
  planStep,
  saidOfFailure,
} from '@fireline/domain/inspection';
import { type Day, dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { sql } from 'kysely';
import { changedNow, changedSince, createdNow } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { inTurn } from '../../record/actions.ts';
import { logUse } from '../../session/userLog.ts';
import * as taskStore from '../tasks/store.ts';
import { makeTasksOf, nextTasksOf, openTasksOf } from './making.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'inspection.plan.notFound', field: 'planId' };
const targetOf = (id: number) => ({ kind: 'inspectionPlan', id });
const todayOf = ({ deps }: Pick<SignedInAsks, 'deps'>): Day => dayAt(deps.clock());
/** So many tasks are shown before they are made. */
const forecastCount = 10;

/** As it goes over the wire. */
function shownOf({ failure, pauses, lastMadeTo: _made, rentId: _rent, ...row }: store.PlanRow) {
  const { onFailure, hazardLevel = null, dueDays = null, orderLevel = null, methods } = saidOfFailure(failure);
  const pausedFrom = pauses.find(({ to }) => to === null)?.from ?? null;
  return { ...row, onFailure, hazardLevel, dueDays, orderLevel, methods: [...methods], pausedFrom };
}

/** @spec INS-04 */
export const list = async (query: store.PlanQuery, asks: SignedInAsks, isDeleted = false) => {
  const page = await store.plansPage(asks.deps.database.db, asks.scope, todayOf(asks), query, isDeleted);
  return ok({ ...page, rows: page.rows.map(shownOf) });
};

/** The plan with what is made of it next, and what would become of its open tasks. */
async function planHere(db: Db | Tx, planId: number, asks: SignedInAsks) {
  const today = todayOf(asks);
  const row = await store.planById(db, asks.scope, today, planId);
  if (!row) return refuse(notFound);
  const { withdrawn, staying } = await openTasksOf(db, planId, today);
  const withdrawing = new Set<unknown>(withdrawn);
  const open = [...withdrawn, ...staying]
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((task) => ({ from: task.from, to: task.to, stays: !withdrawing.has(task) }));
  const next = await nextTasksOf(db, row, today, forecastCount);
  return ok({
    ...shownOf(row),
    withdraws: withdrawn.length,
    stays: staying.length,
    open,
    pauses: [...row.pauses],
    next: next.map(({ from, to }) => ({ from, to })),
  });
}
type Shown = Extract<Awaited<ReturnType<typeof planHere>>, { ok: true }>['value'];

/** @spec INS-04 */
export const detail = (planId: number, asks: SignedInAsks) => planHere(asks.deps.database.db, planId, asks);

/** The lines and inspectors of a unit, for a plan. @spec INS-04 */
export async function choices(unitId: number, { deps, scope }: SignedInAsks) {
  const found = await store.choicesOf(deps.database.db, scope, unitId);
  return found ? ok(found) : refuse({ code: 'site.unit.notFound', field: 'unitId' });
}

interface Named {
  readonly planId: number;
  readonly revision: number;
}
/** The plan, held, if nobody has saved it since it was read. */
async function unchanged(tx: Tx, { planId, revision }: Named, asks: SignedInAsks): Promise<Result<store.PlanRow>> {
  await store.lockPlan(tx, planId);
  const row = await store.planById(tx, asks.scope, todayOf(asks), planId);
  if (!row) return refuse(notFound);
  const conflict = changedSince('form.conflict', row, revision);
  return conflict ? refuse(conflict) : ok(row);
}

/** As the log tells a plan. */
const toldOf = (row: store.PlanRow) => ({
  name: row.name,
  unit: row.unitName,
  line: row.lineName,
  inspector: row.inspectorName,
  cycle: row.cycle,
  cycleDays: row.cycleDays,
  validFrom: row.validFrom,
  validTo: row.validTo,
  route: row.route,
  onFailure: row.failure.way,
  state: row.state,
});

type Value = Extract<ReturnType<typeof inspectionPlanForm.check>, { ok: true }>['value'];
/** The columns that a form fills, or why the line or the inspector is not there. */
async function rowOf(tx: Tx, value: Value, asks: SignedInAsks, before?: store.PlanRow) {
  const line = await store.holdLine(tx, asks.scope, value.lineId);
  if (!line) return refuse({ code: 'inspection.line.notFound', field: 'lineId' });
  if (before && before.unitId !== line.unitId) return refuse({ code: 'inspection.plan.otherUnit', field: 'lineId' });
  const inspector = await store.inspectorOf(tx, line.unitId, value.inspectorId);
  if (!inspector) return refuse({ code: 'inspection.plan.inspector', field: 'inspectorId' });
  return ok({
    name: value.name,
    lineId: line.lineId,
    lineName: line.name,
    inspectorId: inspector.inspectorId,
    inspectorName: inspector.realName,
    cycle: value.cycle,
    cycleDays: value.cycleDays ?? null,
    validFrom: value.validFrom,
    validTo: value.validTo,
    route: value.route,
    failure: JSON.stringify(failureRuleOf(value)),
    unitId: line.unitId,
    rentId: line.rentId,
  });
}
type PlanColumns = Extract<Awaited<ReturnType<typeof rowOf>>, { ok: true }>['value'];

/** @spec INS-04 INS-05 */
export function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> | Result<Shown> {
  const form = inspectionPlanForm.check(sent);
  if (!form.ok) return form;
  const { status, validFrom } = form.value;
  return inTurn(asks, async (tx): Promise<Result<Shown>> => {
    const over = planOverProblem(form.value, todayOf(asks));
    if (over) return refuse(over);
    const row = await rowOf(tx, form.value, asks);
    if (!row.ok) return row;
    const { unitId } = row.value;
    const counts = sql<boolean>`state <> 'deleted'`;
    const full = await fullProblem(tx, { table: 'inspectionPlan', of: { unitId }, counts, max: plansMax });
    if (full) return refuse(full);
    const pauses = JSON.stringify(firstPauses(status, validFrom));
    const planId = await store.insertPlan(tx, { ...row.value, state: status, pauses, ...createdNow(asks) });
    return written(tx, planId, undefined, asks);
  });
}

/** Makes what the plan asks for now, writes the log, and shows the plan. */
async function written(tx: Tx, planId: number, before: store.PlanRow | undefined, asks: SignedInAsks) {
  const plan = await store.lockPlan(tx, planId);
  if (plan) await makeTasksOf(tx, plan, todayOf(asks), isoNow(asks.deps.clock));
  const row = await store.planById(tx, asks.scope, todayOf(asks), planId);
  if (!row) return refuse(notFound);
  const changes = loggedChanges(before ? toldOf(before) : {}, toldOf(row));
  await logUse(tx, asks, { detail: `${planId} ${row.name}`, changes, target: targetOf(planId) });
  return planHere(tx, planId, asks);
}

/** Takes back the tasks that have not begun. @returns how many */
async function withdraw(tx: Tx, planId: number, asks: SignedInAsks): Promise<number> {
  const { withdrawn } = await openTasksOf(tx, planId, todayOf(asks));
  const { changedBy: by, changedAt: at } = changedNow(asks);
  if (withdrawn.length > 0)
    await taskStore.withdrawTasks(
      tx,
      withdrawn.map(({ taskId }) => taskId),
      { by, at },
    );
  return withdrawn.length;
}

const scheduleOf = ({ cycle, cycleDays, validFrom, validTo }: PlanColumns | store.PlanRow): string =>
  [cycle, cycleDays, validFrom, validTo].join(' ');

/** Tasks that have not begun follow the plan to its line and inspector; those that were given to somebody else keep them. */
async function follow(tx: Tx, before: store.PlanRow, row: PlanColumns, asks: SignedInAsks): Promise<void> {
  const { withdrawn } = await openTasksOf(tx, before.planId, todayOf(asks));
  const all = withdrawn.map(({ taskId }) => taskId);
  const own = withdrawn.filter(({ inspectorId }) => inspectorId === before.inspectorId).map(({ taskId }) => taskId);
  const { lineId, lineName, inspectorId, inspectorName } = row;
  if (all.length > 0) await taskStore.updateTasks(tx, all, { lineId, lineName });
  if (own.length > 0) await taskStore.updateTasks(tx, own, { inspectorId, inspectorName });
}

/** Changes a plan; its state has calls of its own. Planned otherwise, tasks that have not begun are taken back and made again. @spec INS-04 INS-05 */
export function change(
  { planId, revision, ...sent }: Named,
  asks: SignedInAsks,
): Promise<Result<Shown>> | Result<Shown> {
  const form = inspectionPlanForm.check({ ...sent, status: 'disabled' });
  if (!form.ok) return form;
  return inTurn(asks, async (tx): Promise<Result<Shown>> => {
    const found = await unchanged(tx, { planId, revision }, asks);
    if (!found.ok) return found;
    const before = found.value;
    if (before.state === 'deleted')
      return refuse({ code: 'inspection.plan.refusal.deleted', args: { name: before.deletedBy } });
    const over = planOverProblem({ status: before.state, validTo: form.value.validTo }, todayOf(asks));
    if (over) return refuse(over);
    const row = await rowOf(tx, form.value, asks, before);
    if (!row.ok) return row;
    if (scheduleOf(before) === scheduleOf(row.value)) await follow(tx, before, row.value, asks);
    else await withdraw(tx, planId, asks);
    await store.updatePlan(tx, planId, { ...row.value, ...changedNow(asks) });
    return written(tx, planId, before, asks);
  });
}

interface Step extends Named {
  readonly event: PlanEvent;
  readonly isConfirmed: boolean;
}
/** Enables, disables or deletes a plan. @returns the plan, and how many tasks were taken back @spec INS-04 INS-05 */
export const step = ({ event, isConfirmed, ...named }: Step, asks: SignedInAsks) =>
  inTurn(asks, async (tx): Promise<Result<Shown & { readonly withdrawn: number }>> => {
    await store.lockPlan(tx, named.planId);
    const today = todayOf(asks);
    const before = await store.planById(tx, asks.scope, today, named.planId);
    if (!before) return refuse(notFound);
    const { planId, state, validTo, deletedBy, pauses } = before;
    const next = planStep(state, event, { isConfirmed, today, validTo, deletedBy });
    if (!next.ok) return next;
    const conflict = changedSince('form.conflict', before, named.revision);
    if (conflict) return refuse(conflict);
    const changed = changedNow(asks);
    const switched =
      event === 'delete'
        ? { deletedBy: changed.changedBy, deletedAt: changed.changedAt }
        : { pauses: JSON.stringify(pausesAfter(pauses, event, today)) };
    await store.updatePlan(tx, planId, { state: next.value, ...switched, ...changed });
    const withdrawn = event === 'enable' ? 0 : await withdraw(tx, planId, asks);
    const after = await written(tx, planId, before, asks);
    return after.ok ? ok({ ...after.value, withdrawn }) : after;
  });
