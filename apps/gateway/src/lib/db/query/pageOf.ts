import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { anyId } from './anyOf.ts';
import { inOrderOfNames, isByName, type Order } from './byName.ts';

export interface Paging {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Names that are put in order at a stretch: some 50 ms. Of more, the database's own order is shown, which is that of their characters. */
const namesMax = 20_000;

/** Names of all that is found are put in order here, and the page is read by its ids. @returns nothing where there are too many */
async function pageByName<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageNo, pageSize }: Paging,
  { key, id, order }: Order,
) {
  const idOf = sql.ref<number>(id);
  const found = (await query
    .clearSelect()
    .select([idOf.as('pageId'), sql<string | null>`${key}`.as('pageName')])
    .limit(namesMax + 1)
    .execute()) as unknown as { pageId: number; pageName: string | null }[];
  if (found.length > namesMax) return undefined;
  const sorted = inOrderOfNames(found, ({ pageName }) => pageName, order);
  const ids = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ pageId }) => pageId);
  const read = (ids.length === 0
    ? []
    : await query
        .clearOrderBy()
        .select(idOf.as('pageId'))
        .where(sql<boolean>`${idOf} = ${anyId(ids)}`)
        .execute()) as unknown as ({ pageId: number } & Row)[];
  const byId = new Map(read.map(({ pageId, ...row }) => [pageId, row as Row]));
  return { total: found.length, pageNo, pageSize, rows: ids.flatMap((one) => byId.get(one) ?? []) };
}

/**
 * A page of what a query finds, with how much that is; the query names its own order.
 * @param by the first key of that order: where it is a `nameKey`, up to 20 000 rows come in the order of `compareNames` of the domain
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: Paging,
  by?: Order,
) {
  const named = by && isByName(by) ? await pageByName(query, paging, by) : undefined;
  if (named) return named;
  const { pageNo, pageSize } = paging;
  const [counted] = (await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .execute()) as unknown as { total: number }[];
  const total = counted?.total ?? 0;
  const rows = await query
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { total, pageNo, pageSize, rows };
}

/** Order of a column, what is null after everything else. @example query.orderBy(key, inOrder(order)) */
export const inOrder = (order: 'asc' | 'desc') => (column: OrderByItemBuilder) =>
  (order === 'asc' ? column.asc() : column.desc()).nullsLast();
