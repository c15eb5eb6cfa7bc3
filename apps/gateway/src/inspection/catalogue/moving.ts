import { ok, refuse, type Result } from '@fireline/domain/lib';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { inTurn } from '../../record/actions.ts';
import { logEach } from '../../session/userLog.ts';
import { categories, items } from './records.ts';

interface Moving {
  readonly itemIds: readonly number[];
  readonly categoryId: number;
}
/** Brings items to one category, all of them or none; those that are there already stay as they are. @spec INS-01 */
export const moveItems = ({ itemIds, categoryId }: Moving, asks: SignedInAsks): Promise<Result<{ moved: number }>> =>
  inTurn(asks, async (tx): Promise<Result<{ moved: number }>> => {
    const category = await categories.here(tx, categoryId, asks);
    if (!category.ok) return category;
    const found = await items.find(tx, itemIds, asks);
    if (found.length < new Set(itemIds).size) return refuse({ code: 'inspection.item.notFound', field: 'itemIds' });
    const coming = found.filter((item) => item.categoryId !== categoryId);
    const comingIds = coming.map(({ itemId }) => itemId);
    await items.store.update(tx, comingIds, { categoryId, ...changedNow(asks) });
    const moved = new Map((await items.find(tx, comingIds, asks)).map((item) => [item.itemId, item]));
    await logEach(
      tx,
      asks,
      coming.map((item) => items.logged(item, moved.get(item.itemId))),
    );
    return ok({ moved: coming.length });
  });
