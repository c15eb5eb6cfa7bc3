import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';

export interface Paging {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of what a query finds, with how much that is; the query names its own order. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageNo, pageSize }: Paging,
) {
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
