import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

/** The bookkeeping of migrations is made anew by a restore. */
const ofMigrations = 'kysely\\_%';

/** The names of all tables with data. */
export async function tableNames(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like ${ofMigrations} order by tablename collate "C"`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The columns of a table that are written, in order. */
export async function columnNames(db: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The migrations that a database has had, in order; none where it has no tables. */
export async function migrationsOf(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(
    db,
  );
  if (!rows[0]?.found) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/** Columns that give ids, with the sequence each takes them from. */
export async function idColumns(db: Tx): Promise<{ table: string; column: string; sequence: string }[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' order by table_name collate "C"`.execute(db);
  return rows;
}
