import type { Problem } from '@fireline/domain/lib';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Tx } from './schema.ts';

/** A list that somebody fills by calls. */
export interface Filled {
  readonly table: keyof Database;
  /** Whose it is, by column: of two that add to the same list one waits for the other. */
  readonly of: Readonly<Record<string, string | number | null>>;
  /** Which of its rows count; all unless said otherwise. */
  readonly counts?: RawBuilder<SqlBool>;
  readonly max: number;
}

/** Why nothing more is added to a list that is full, or nothing. To be asked after every other lock. @returns `form.full` with the limit */
export async function fullProblem(
  tx: Tx,
  { table, of, counts = sql<SqlBool>`true`, max }: Filled,
): Promise<Problem | undefined> {
  const key = `room ${table} ${JSON.stringify(of)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const owned = Object.entries(of).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sql.table(table)} where ${sql.join([...owned, counts], sql` and `)} limit ${max}) as held`.execute(
    tx,
  );
  return (found.rows[0]?.count ?? 0) >= max ? { code: 'form.full', args: { 0: max } } : undefined;
}
