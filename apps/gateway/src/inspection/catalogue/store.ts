import type { Industry } from '@fireline/domain/inspection';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/anyOf.ts';
import { containsText } from '../../lib/db/containsText.ts';
import { nameKey } from '../../lib/db/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

/** Holds the catalogue of a tenant, so that its changes wait for each other: what is found then stays until the end. */
export const holdCatalogue = async (tx: Tx, rentId: string): Promise<void> => {
  await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forNoKeyUpdate().execute();
};

const changes = ['createdBy', 'createdAt', 'changedBy', 'changedAt', 'revision'] as const;
const countedItems = sql<number>`(select count(*) from inspection_item
  where inspection_item.category_id = inspection_category.category_id)`;

const pointsIn = sql<number>`(select count(*) from inspection_point
  where inspection_point.category_id = inspection_category.category_id)`;

const categories = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('inspectionCategory')
    .select(['categoryId', 'industry', 'name', ...changes])
    .select([countedItems.as('items'), pointsIn.as('points')])
    .where('rentId', '=', rentId);

interface Searched extends Paging {
  readonly search?: string | undefined;
  readonly industry?: Industry | undefined;
  readonly order: 'asc' | 'desc';
}
export interface CategoryQuery extends Searched {
  readonly sort: 'name' | 'items' | 'createdAt';
}
const categoryKeys = { name: nameKey('name'), items: countedItems, createdAt: sql.ref('createdAt') };

export const categoriesPage = (db: Db, rentId: string, query: CategoryQuery) => {
  const { search, industry, sort, order } = query;
  return pageOf(
    categories(db, rentId)
      .$if(Boolean(search), (q) => q.where(containsText(search ?? '', 'name')))
      .$if(industry !== undefined, (q) => q.where('industry', '=', industry ?? 'firefighting'))
      .orderBy(categoryKeys[sort], inOrder(order))
      .orderBy('categoryId', order),
    query,
    { key: categoryKeys[sort], id: 'categoryId', order },
  );
};

export const categoryById = (db: Db | Tx, rentId: string, categoryId: number) =>
  categories(db, rentId).where('categoryId', '=', categoryId).executeTakeFirst();
export type CategoryRow = NonNullable<Awaited<ReturnType<typeof categoryById>>>;

/** The id of the category of that name in an industry; undefined: the name is free. */
export const categoryNamed = async (
  tx: Tx,
  { rentId, industry, name }: Pick<NewRow<'inspectionCategory'>, 'rentId' | 'industry' | 'name'>,
): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('inspectionCategory')
      .select('categoryId')
      .where('rentId', '=', rentId)
      .where('industry', '=', industry)
      .where('name', '=', name)
      .executeTakeFirst()
  )?.categoryId;

export const insertCategory = async (tx: Tx, row: NewRow<'inspectionCategory'>): Promise<number> =>
  (await tx.insertInto('inspectionCategory').values(row).returning('categoryId').executeTakeFirstOrThrow()).categoryId;

export const updateCategory = (tx: Tx, categoryId: number, row: Partial<NewRow<'inspectionCategory'>>) =>
  tx
    .updateTable('inspectionCategory')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('categoryId', '=', categoryId)
    .execute();

export const deleteCategory = (tx: Tx, categoryId: number) =>
  tx.deleteFrom('inspectionCategory').where('categoryId', '=', categoryId).execute();

const pointsWith = sql<number>`(select count(*) from inspection_point_item
  where inspection_point_item.item_id = inspection_item.item_id)`;

const items = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('inspectionItem')
    .innerJoin('inspectionCategory as category', 'category.categoryId', 'inspectionItem.categoryId')
    .select(['itemId', 'inspectionItem.categoryId', 'category.name as categoryName', 'category.industry'])
    .select(['content', 'requirement', 'guideUrl', pointsWith.as('points')])
    .select(changes.map((column) => `inspectionItem.${column}` as const))
    .where('inspectionItem.rentId', '=', rentId);

export interface ItemQuery extends Searched {
  readonly categoryId?: readonly number[] | undefined;
  readonly sort: 'content' | 'category' | 'createdAt' | 'changedAt';
}
const itemKeys = {
  content: nameKey('content'),
  category: nameKey('category.name'),
  createdAt: sql.ref('inspectionItem.createdAt'),
  changedAt: sql.ref('inspectionItem.changedAt'),
};

export const itemsPage = (db: Db, rentId: string, query: ItemQuery) => {
  const { search, industry, categoryId, sort, order } = query;
  return pageOf(
    items(db, rentId)
      .$if(Boolean(search), (q) => q.where(containsText(search ?? '', 'content', 'requirement')))
      .$if(industry !== undefined, (q) => q.where('category.industry', '=', industry ?? 'firefighting'))
      .$if(categoryId !== undefined, (q) => q.where('inspectionItem.categoryId', '=', anyId(categoryId ?? [])))
      .orderBy(itemKeys[sort], inOrder(order))
      .orderBy('itemId', order),
    query,
    { key: itemKeys[sort], id: 'itemId', order },
  );
};

export const itemsById = (db: Db | Tx, rentId: string, itemIds: readonly number[]) =>
  items(db, rentId).where('itemId', '=', anyId(itemIds)).orderBy('itemId').execute();
export type ItemRow = Awaited<ReturnType<typeof itemsById>>[number];

export const insertItem = async (tx: Tx, row: NewRow<'inspectionItem'>): Promise<number> =>
  (await tx.insertInto('inspectionItem').values(row).returning('itemId').executeTakeFirstOrThrow()).itemId;

export const updateItems = (tx: Tx, itemIds: readonly number[], row: Partial<NewRow<'inspectionItem'>>) =>
  tx
    .updateTable('inspectionItem')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('itemId', '=', anyId(itemIds))
    .execute();

export const deleteItem = (tx: Tx, itemId: number) =>
  tx.deleteFrom('inspectionItem').where('itemId', '=', itemId).execute();
