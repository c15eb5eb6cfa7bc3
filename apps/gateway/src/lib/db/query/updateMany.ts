import { sql } from 'kysely';
import type { Database, Tx } from '../schema.ts';

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes these columns of many rows, found by their key, with one statement; jsonb comes as it is, not as text. */
export async function updateMany<T extends keyof Database>(
  tx: Tx,
  table: T,
  key: keyof Database[T] & string,
  columns: readonly (keyof Database[T] & string)[],
  rows: readonly { readonly [K in keyof Database[T]]?: unknown }[],
): Promise<void> {
  if (rows.length === 0) return;
  const target = sql.table(snake(table));
  const id = sql.ref(snake(key));
  const assignments = sql.join(columns.map((name) => sql`${sql.ref(snake(name))} = x.${sql.ref(snake(name))}`));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries([key, ...columns].map((name) => [snake(name), row[name]]))),
  );
  await sql`
    update ${target} set ${assignments} from jsonb_populate_recordset(null::${target}, ${json}::jsonb) as x
    where ${target}.${id} = x.${id}`.execute(tx);
}
