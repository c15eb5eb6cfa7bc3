import { type RawBuilder, sql } from 'kysely';
import type { Paging } from '../lib/db/query/pageOf.ts';
import type { Db } from '../lib/db/schema.ts';

/** A page of what a statement finds, with how much that is, in the order given. */
export async function rowsOf<Row>(
  db: Db,
  all: RawBuilder<Row>,
  order: RawBuilder<unknown>,
  { pageNo, pageSize }: Paging,
): Promise<{ total: number; pageNo: number; pageSize: number; rows: Row[] }> {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from (${all}) every_row`.execute(db);
  const { rows } = await sql<Row>`select * from (${all}) every_row order by ${order}
    limit ${sql.lit(pageSize)} offset ${sql.lit((pageNo - 1) * pageSize)}`.execute(db);
  return { total: counted[0]?.total ?? 0, pageNo, pageSize, rows };
}
