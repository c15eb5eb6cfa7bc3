import { checkDeleteItem, itemForm, itemsMax } from '@fireline/domain/inspection';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/session';
import type { SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { changedNow, changedSince } from '../../session/changes.ts';
import { logEach, logUse } from '../../session/userLog.ts';
import { categoryHere } from './categories.ts';
import { createdNow, inCatalogue } from './holding.ts';
import * as store from './store.ts';

const notFound = (field: string): Problem => ({ code: 'inspection.item.notFound', field });
const targetOf = (id: number) => ({ kind: 'inspectionItem', id });

/** @spec INS-01 */
export const list = async (query: store.ItemQuery, { deps, scope }: SignedInAsks) =>
  ok(await store.itemsPage(deps.database.db, scope.rentId, query));

async function itemHere(tx: Tx, itemId: number, { scope }: SignedInAsks): Promise<Result<store.ItemRow>> {
  const [row] = await store.itemsById(tx, scope.rentId, [itemId]);
  return row ? ok(row) : refuse(notFound('itemId'));
}

interface Named {
  readonly itemId: number;
  readonly revision: number;
}
/** The item, if nobody has saved it since it was read. */
async function unchanged(tx: Tx, { itemId, revision }: Named, asks: SignedInAsks): Promise<Result<store.ItemRow>> {
  const found = await itemHere(tx, itemId, asks);
  const conflict = found.ok && changedSince('inspection.conflict', found.value, revision);
  return conflict ? refuse(conflict) : found;
}

type Value = Extract<ReturnType<typeof itemForm.check>, { ok: true }>['value'];
const rowOf = ({ guideUrl, ...value }: Value) => ({ ...value, guideUrl: guideUrl ?? null });
/** As the log tells an item: its category by name. */
const toldOf = ({ content, requirement, guideUrl }: ReturnType<typeof rowOf>, category: string) => ({
  category,
  content,
  requirement,
  guideUrl,
});

/** @spec INS-01 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<store.ItemRow>> {
  const form = itemForm.check(sent);
  if (!form.ok) return form;
  const row = rowOf(form.value);
  return inCatalogue(asks, async (tx) => {
    const category = await categoryHere(tx, row.categoryId, asks);
    if (!category.ok) return category;
    const { rentId } = asks.scope;
    const full = await fullProblem(tx, { table: 'inspectionItem', of: { rentId }, max: itemsMax });
    if (full) return refuse(full);
    const id = await store.insertItem(tx, { rentId, ...row, ...createdNow(asks) });
    const changes = loggedChanges({}, toldOf(row, category.value.name));
    await logUse(tx, asks, { detail: `${id} ${row.content}`, changes, target: targetOf(id) });
    return itemHere(tx, id, asks);
  });
}

/** @spec INS-01 */
export async function change({ itemId, revision, ...sent }: Named, asks: SignedInAsks) {
  const form = itemForm.check(sent);
  if (!form.ok) return form;
  const row = rowOf(form.value);
  return inCatalogue(asks, async (tx) => {
    const found = await unchanged(tx, { itemId, revision }, asks);
    if (!found.ok) return found;
    const category = await categoryHere(tx, row.categoryId, asks);
    if (!category.ok) return category;
    await store.updateItems(tx, [itemId], { ...row, ...changedNow(asks) });
    const before = found.value;
    const changes = loggedChanges(toldOf(before, before.categoryName), toldOf(row, category.value.name));
    await logUse(tx, asks, { detail: `${itemId} ${row.content}`, changes, target: targetOf(itemId) });
    return itemHere(tx, itemId, asks);
  });
}

/** @spec INS-01 */
export const remove = (named: Named, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  inCatalogue(asks, async (tx): Promise<Result<{ done: true }>> => {
    const found = await unchanged(tx, named, asks);
    if (!found.ok) return found;
    const problem = checkDeleteItem(found.value);
    if (problem) return refuse(problem);
    const { itemId, content, categoryName } = found.value;
    await store.deleteItem(tx, itemId);
    const changes = loggedChanges(toldOf(found.value, categoryName), {});
    await logUse(tx, asks, { detail: `${itemId} ${content}`, changes, target: targetOf(itemId) });
    return ok({ done: true });
  });

interface Moving {
  readonly itemIds: readonly number[];
  readonly categoryId: number;
}
/** Brings items to one category, all of them or none; those that are there already stay as they are. @spec INS-01 */
export const move = ({ itemIds, categoryId }: Moving, asks: SignedInAsks): Promise<Result<{ moved: number }>> =>
  inCatalogue(asks, async (tx): Promise<Result<{ moved: number }>> => {
    const category = await categoryHere(tx, categoryId, asks);
    if (!category.ok) return category;
    const found = await store.itemsById(tx, asks.scope.rentId, itemIds);
    if (found.length < new Set(itemIds).size) return refuse(notFound('itemIds'));
    const coming = found.filter((item) => item.categoryId !== categoryId);
    await store.updateItems(
      tx,
      coming.map(({ itemId }) => itemId),
      { categoryId, ...changedNow(asks) },
    );
    const after = { category: category.value.name };
    const entries = coming.map(({ itemId, content, categoryName }) => ({
      detail: `${itemId} ${content}`,
      changes: loggedChanges({ category: categoryName }, after),
      target: targetOf(itemId),
    }));
    await logEach(tx, asks, entries);
    return ok({ moved: coming.length });
  });
