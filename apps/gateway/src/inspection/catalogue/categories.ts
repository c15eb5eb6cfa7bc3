import { categoriesMax, categoryForm, checkDeleteCategory } from '@fireline/domain/inspection';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/session';
import type { SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { changedNow, changedSince } from '../../session/changes.ts';
import { logUse } from '../../session/userLog.ts';
import { createdNow, inCatalogue } from './holding.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'inspection.category.notFound', field: 'categoryId' };
const taken: Problem = { code: 'inspection.category.taken', field: 'name' };
const targetOf = (id: number) => ({ kind: 'inspectionCategory', id });

/** @spec INS-01 */
export const list = async (query: store.CategoryQuery, { deps, scope }: SignedInAsks) =>
  ok(await store.categoriesPage(deps.database.db, scope.rentId, query));

/** A category of the caller's tenant. */
export async function categoryHere(
  tx: Tx,
  categoryId: number,
  { scope }: SignedInAsks,
): Promise<Result<store.CategoryRow>> {
  const row = await store.categoryById(tx, scope.rentId, categoryId);
  return row ? ok(row) : refuse(notFound);
}

interface Named {
  readonly categoryId: number;
  readonly revision: number;
}
/** The category, if nobody has saved it since it was read. */
async function unchanged(
  tx: Tx,
  { categoryId, revision }: Named,
  asks: SignedInAsks,
): Promise<Result<store.CategoryRow>> {
  const found = await categoryHere(tx, categoryId, asks);
  const conflict = found.ok && changedSince('inspection.conflict', found.value, revision);
  return conflict ? refuse(conflict) : found;
}

/** @spec INS-01 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<store.CategoryRow>> {
  const form = categoryForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  return inCatalogue(asks, async (tx) => {
    const named = { rentId: asks.scope.rentId, ...value };
    if ((await store.categoryNamed(tx, named)) !== undefined) return refuse(taken);
    const { rentId } = asks.scope;
    const full = await fullProblem(tx, { table: 'inspectionCategory', of: { rentId }, max: categoriesMax });
    if (full) return refuse(full);
    const id = await store.insertCategory(tx, { ...named, ...createdNow(asks) });
    await logUse(tx, asks, { detail: `${id} ${value.name}`, changes: loggedChanges({}, value), target: targetOf(id) });
    return categoryHere(tx, id, asks);
  });
}

/** @spec INS-01 */
export async function change({ categoryId, revision, ...sent }: Named, asks: SignedInAsks) {
  const form = categoryForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  return inCatalogue(asks, async (tx) => {
    const found = await unchanged(tx, { categoryId, revision }, asks);
    if (!found.ok) return found;
    const holder = await store.categoryNamed(tx, { rentId: asks.scope.rentId, ...value });
    if (holder !== undefined && holder !== categoryId) return refuse(taken);
    await store.updateCategory(tx, categoryId, { ...value, ...changedNow(asks) });
    const { industry, name } = found.value;
    const changes = loggedChanges({ industry, name }, value);
    await logUse(tx, asks, { detail: `${categoryId} ${value.name}`, changes, target: targetOf(categoryId) });
    return categoryHere(tx, categoryId, asks);
  });
}

/** Deletes a category that has nothing in it. @spec INS-01 */
export const remove = (named: Named, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  inCatalogue(asks, async (tx): Promise<Result<{ done: true }>> => {
    const found = await unchanged(tx, named, asks);
    if (!found.ok) return found;
    const problem = checkDeleteCategory(found.value);
    if (problem) return refuse(problem);
    const { categoryId, industry, name } = found.value;
    await store.deleteCategory(tx, categoryId);
    const changes = loggedChanges({ industry, name }, {});
    await logUse(tx, asks, { detail: `${categoryId} ${name}`, changes, target: targetOf(categoryId) });
    return ok({ done: true });
  });
