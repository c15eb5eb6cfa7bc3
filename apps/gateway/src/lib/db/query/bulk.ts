import { sql } from 'kysely';
import type { Database, NewRow, Tx } from '../schema.ts';

/** One statement's worth: large enough to be fast, small enough for the embedded database's memory. */
const rowsPerInsert = 2000;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows for a bulk insert; what the table keeps as jsonb comes as it is, not as text. */
export type BulkRow<T extends keyof Database> = { readonly [K in keyof NewRow<T>]: unknown };

/**
 * Inserts many rows with few statements: the database reads them out of one piece of JSON.
 * @param columns those to take from each row; all that the first row has unless said otherwise. Columns left out keep their defaults.
 */
export async function insertMany<T extends keyof Database, C extends keyof NewRow<T> & string>(
  tx: Tx,
  table: T,
  rows: readonly { readonly [K in C]?: unknown }[],
  columns: readonly C[] = Object.keys(rows[0] ?? {}) as C[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(snake(column))));
  const target = sql.table(snake(table));
  const keys = columns.map((column) => [column, snake(column)] as const);
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const part = rows
      .slice(at, at + rowsPerInsert)
      .map((row) => Object.fromEntries(keys.map(([column, key]) => [key, row[column]])));
    await sql`insert into ${target} (${names}) select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(part)}::jsonb)`.execute(
      tx,
    );
  }
}
