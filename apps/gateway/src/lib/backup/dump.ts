import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import type { Manifest } from './manifest.ts';
import { idColumns, migrationsOf, tableNames } from './tables.ts';
import type { ArchiveWriter } from './writeArchive.ts';

/** Few enough for the memory of either database, also where a row holds a day. */
const rowsAtOnce = 500;

/** All rows of a table, one JSON object a line; numbers are written by the database, which loses no digit of them. */
async function* rowsOf(tx: Tx, table: string, onRows: (count: number) => void): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    onRows(rows.length);
    yield encoder.encode(`${rows.map(({ row }) => row).join('\n')}\n`);
  }
  await sql`close backup_rows`.execute(tx);
}

async function dumpIds(tx: Tx): Promise<Manifest['ids']> {
  const ids: Manifest['ids'][number][] = [];
  for (const { table, column, sequence } of await idColumns(tx)) {
    const { rows } = await sql<{ next: string }>`
      select (case when is_called then last_value + 1 else last_value end)::text as next from ${sql.raw(sequence)}`.execute(
      tx,
    );
    ids.push({ table, column, next: Number(rows[0]?.next) });
  }
  return ids;
}

/** Writes every table as the transaction sees it. */
export async function dumpTables(
  tx: Tx,
  archive: ArchiveWriter,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'ids'>> {
  const tables: Manifest['tables'] = {};
  for (const table of await tableNames(tx)) {
    let rows = 0;
    const chunks = rowsOf(tx, table, (count) => {
      rows += count;
    });
    const { sha256 } = await archive.add(`tables/${table}.jsonl`, chunks);
    tables[table] = { rows, sha256 };
  }
  return { migrations: await migrationsOf(tx), tables, ids: await dumpIds(tx) };
}

/** Writes every upload. One that is deleted meanwhile is left out: no row that was kept needs it any more. */
export async function dumpFiles(files: FileStore, archive: ArchiveWriter): Promise<Manifest['files']> {
  const dumped: Manifest['files'] = {};
  for await (const { key } of files.list('')) {
    const file = await files.read(key);
    if (file) dumped[key] = await archive.add(`files/${key}`, file.stream);
  }
  return dumped;
}
