import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { checkDeleteMaint, maintCompanyForm } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { partnerById } from '../placeStore.ts';
import * as store from './store.ts';

/** @spec SIT-07 */
export const list = async (query: store.MaintFilter & Paging, { deps, scope }: SignedInAsks) =>
  ok(await store.maintsPage(deps.database.db, scope, query, dayAt(deps.clock())));

const notFound: Problem = { code: 'site.maint.notFound', field: 'maintId' };
const targetOf = (id: number) => ({ kind: 'maint', id });

/** The row of what was sent, under a partner that the caller stands above; the name is one company's of the tenant. */
async function rowOf(tx: Tx, scope: Scope, sent: unknown, maintId?: number): Promise<Result<NewRow<'maint'>>> {
  const form = maintCompanyForm.check(sent);
  if (!form.ok) return form;
  await lockTenant(tx, scope.rentId);
  if (!(await partnerById(tx, scope, form.value.partnerId))) return refuse({ code: 'form.choice', field: 'partnerId' });
  if (await store.maintWithName(tx, scope.rentId, form.value.name, maintId))
    return refuse({ code: 'site.maint.nameTaken', field: 'name' });
  return ok({ ...form.value, rentId: scope.rentId });
}

async function shown(tx: Tx, scope: Scope, maintId: number): Promise<Result<store.MaintRow>> {
  const maint = await store.maintById(tx, scope, maintId);
  return maint ? ok(maint) : refuse(notFound);
}

/** @spec SIT-07 */
export const create = (sent: unknown, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<store.MaintRow>> => {
    const row = await rowOf(tx, asks.scope, sent);
    if (!row.ok) return row;
    const id = await store.insertMaint(tx, row.value);
    const { rentId: _rent, ...value } = row.value;
    await logUse(tx, asks, { detail: `${id} ${value.name}`, changes: loggedChanges({}, value), target: targetOf(id) });
    return shown(tx, asks.scope, id);
  });

interface Changed {
  readonly maintId: number;
  readonly revision: number;
}
/** Its people see the new title with their next call. @spec SIT-07 */
export const change = ({ maintId, revision, ...sent }: Changed, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<store.MaintRow>> => {
    const before = await store.lockMaint(tx, asks.scope, maintId);
    if (!before) return refuse(notFound);
    const conflict = changedSince('site.conflict', before, revision);
    if (conflict) return refuse(conflict);
    const row = await rowOf(tx, asks.scope, sent, maintId);
    if (!row.ok) return row;
    await store.updateMaint(tx, maintId, { ...row.value, ...changedNow(asks) });
    const { rentId, ...value } = row.value;
    const was = Object.fromEntries(Object.keys(value).map((key) => [key, before[key as keyof typeof before]]));
    const changes = loggedChanges(was, value);
    await logUse(tx, asks, { detail: `${maintId} ${value.name}`, changes, target: targetOf(maintId) });
    await tell({ type: 'roles', rentId });
    return shown(tx, asks.scope, maintId);
  });

/** @spec SIT-07 */
export const remove = (maintId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    if (!(await store.lockMaint(tx, asks.scope, maintId))) return refuse(notFound);
    const maint = await store.maintById(tx, asks.scope, maintId);
    const problem = maint && checkDeleteMaint(maint);
    if (!maint || problem) return refuse(problem ?? notFound);
    await store.deleteMaint(tx, maintId, isoNow(asks.deps.clock));
    await logUse(tx, asks, { detail: `${maintId} ${maint.name}`, target: targetOf(maintId) });
    return ok({ done: true });
  });
