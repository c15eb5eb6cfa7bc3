import { dayMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { type LoggedChanges, loggedChanges } from '@fireline/domain/log';
import { checkInspector, inspectorForm, removedInspectorDays } from '@fireline/domain/site';
import { type Deps, isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './inspectorStore.ts';
import { lockUnit, unitById } from './store.ts';

type Shown = Omit<store.InspectorRow, 'changedBy' | 'changedAt' | 'removedAt'>;
interface OfUnit {
  readonly unitId: number;
}
interface Named extends OfUnit {
  readonly inspectorId: number;
  readonly revision: number;
}
const noUnit: Problem = { code: 'site.unit.notFound', field: 'unitId' };
const notFound: Problem = { code: 'site.inspector.notFound', field: 'inspectorId' };
const shown = ({ changedBy: _by, changedAt: _at, removedAt: _removed, ...row }: store.InspectorRow): Shown => row;

/** @spec SIT-06 */
export async function list(unitId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await unitById(db, scope, unitId))) return refuse(noUnit);
  const rows = await store.inspectorsOf(db, unitId);
  return ok({ rows: rows.filter(({ removedAt }) => removedAt === null).map(shown) });
}

interface Held {
  readonly tx: Tx;
  readonly unit: { readonly unitId: number; readonly name: string };
  readonly all: readonly store.InspectorRow[];
  readonly standing: readonly store.InspectorRow[];
}

/** Holds the unit, so that two changes of its inspectors wait for each other; shows the inspector that was written. */
const inUnit = (unitId: number, asks: SignedInAsks, act: (held: Held) => Promise<Result<number>>) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const unit = await lockUnit(tx, asks.scope, unitId);
    if (!unit) return refuse(noUnit);
    const all = await store.inspectorsOf(tx, unitId);
    const written = await act({ tx, unit, all, standing: all.filter(({ removedAt }) => removedAt === null) });
    if (!written.ok) return written;
    const row = (await store.inspectorsOf(tx, unitId)).find(({ inspectorId }) => inspectorId === written.value);
    return row ? ok(shown(row)) : refuse(notFound);
  });

/** One of those, if nobody has changed it since it was read. */
function unchanged(rows: readonly store.InspectorRow[], { inspectorId, revision }: Named): Result<store.InspectorRow> {
  const row = rows.find((one) => one.inspectorId === inspectorId);
  if (!row) return refuse(notFound);
  const conflict = changedSince('site.conflict', row, revision);
  return conflict ? refuse(conflict) : ok(row);
}

const checked = (mobile: string, { standing }: Held, inspectorId?: number): Problem | undefined =>
  checkInspector(
    mobile,
    standing.filter((one) => one.inspectorId !== inspectorId).map((one) => one.mobile),
  );

const logged = ({ tx, unit }: Held, asks: SignedInAsks, name: string, changes: LoggedChanges) =>
  logUse(tx, asks, {
    detail: `${unit.unitId} ${unit.name}: ${name}`,
    changes,
    target: { kind: 'unit', id: unit.unitId },
  });

/** @spec SIT-06 */
export async function create(sent: OfUnit, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = inspectorForm.check(sent);
  if (!form.ok) return form;
  const { unitId, ...value } = form.value;
  return inUnit(unitId, asks, async (held) => {
    const problem = checked(value.mobile, held);
    if (problem) return refuse(problem);
    const id = await store.insertInspector(held.tx, { ...value, unitId, ...changedNow(asks) });
    await logged(held, asks, value.realName, loggedChanges({}, value));
    return ok(id);
  });
}

/** What was done keeps the name that it was noted under. @spec SIT-06 */
export async function change({ inspectorId, revision, ...sent }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = inspectorForm.check(sent);
  if (!form.ok) return form;
  const { unitId, ...value } = form.value;
  return inUnit(unitId, asks, async (held) => {
    const before = unchanged(held.standing, { unitId, inspectorId, revision });
    if (!before.ok) return before;
    const problem = checked(value.mobile, held, inspectorId);
    if (problem) return refuse(problem);
    await store.updateInspector(held.tx, inspectorId, { ...value, ...changedNow(asks) });
    const { realName, mobile } = before.value;
    await logged(held, asks, value.realName, loggedChanges({ realName, mobile }, value));
    return ok(inspectorId);
  });
}

/** @spec SIT-06 */
export const remove = (named: Named, asks: SignedInAsks) =>
  inUnit(named.unitId, asks, async (held) => {
    const before = unchanged(held.standing, named);
    if (!before.ok) return before;
    const { inspectorId, realName, mobile } = before.value;
    const removedAt = isoNow(asks.deps.clock);
    await store.updateInspector(held.tx, inspectorId, { removedAt, ...changedNow(asks) });
    await logged(held, asks, realName, loggedChanges({ realName, mobile }, {}));
    return ok(inspectorId);
  });

/** The accounts that an inspector of the unit may have. @spec SIT-06 N24 */
export async function accounts(unitId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await unitById(db, scope, unitId))) return refuse(noUnit);
  return ok({ rows: await store.accountsFor(db, scope.rentId, unitId) });
}

/** Gives an inspector the account whose phone opens the tasks, or takes it; no two of a unit have one account. @spec SIT-06 N24 */
export const bind = ({ userId, ...named }: Named & { readonly userId: number | null }, asks: SignedInAsks) =>
  inUnit(named.unitId, asks, async (held) => {
    const before = unchanged(held.standing, named);
    if (!before.ok) return before;
    const all = userId === null ? [] : await store.accountsFor(held.tx, asks.scope.rentId, named.unitId);
    const account = all.find((one) => one.userId === userId);
    if (userId !== null && !account) return refuse({ code: 'site.inspector.noAccount', field: 'userId' });
    const { inspectorId, realName } = before.value;
    const other = held.standing.find((one) => one.inspectorId !== inspectorId && one.userId === userId);
    if (userId !== null && other)
      return refuse({ code: 'site.inspector.accountTaken', field: 'userId', args: { name: other.realName } });
    await store.updateInspector(held.tx, inspectorId, { userId, ...changedNow(asks) });
    const changes = loggedChanges({ account: before.value.account || null }, { account: account?.username ?? null });
    await logged(held, asks, realName, changes);
    return ok(inspectorId);
  });

/** Undoes a removal; somebody else may have the number by then. @spec SIT-06 */
export const restore = (named: Named, asks: SignedInAsks) =>
  inUnit(named.unitId, asks, async (held) => {
    const removed = unchanged(
      held.all.filter(({ removedAt }) => removedAt !== null),
      named,
    );
    if (!removed.ok) return removed;
    const { inspectorId, realName, mobile } = removed.value;
    const problem = checked(mobile, held);
    if (problem) return refuse(problem);
    // somebody else of the unit may have the account by then
    const isTaken = held.standing.some((one) => one.userId !== null && one.userId === removed.value.userId);
    const account = isTaken ? { userId: null } : {};
    await store.updateInspector(held.tx, inspectorId, { removedAt: null, ...account, ...changedNow(asks) });
    await logged(held, asks, realName, loggedChanges({}, { realName, mobile }));
    return ok(inspectorId);
  });

/** @returns how many */
export const deleteRemoved = ({ database }: Pick<Deps, 'database'>, now: string): Promise<number> =>
  store.deleteRemovedBefore(database.db, new Date(Date.parse(now) - removedInspectorDays * dayMs).toISOString());
