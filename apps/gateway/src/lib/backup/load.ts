import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { StartProblem } from '../startProblem.ts';
import type { Archive } from './readArchive.ts';
import { columnNames, idColumns, tableNames } from './tables.ts';

const rowsAtOnce = 500;

async function insert(tx: Tx, table: string, columns: readonly string[], rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const target = sql.table(table);
  await sql`insert into ${target} (${names}) select ${names}
    from jsonb_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::jsonb)`.execute(tx);
}

/** Lines end with a line feed and nothing else: texts may hold what Unicode counts as the end of one. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

async function loadTable(tx: Tx, archive: Archive, table: string): Promise<void> {
  const { rows: expected, sha256 } = archive.manifest.tables[table] ?? { rows: 0, sha256: '' };
  const columns = await columnNames(tx, table);
  let rows: string[] = [];
  let count = 0;
  const flush = async () => {
    if (rows.length > 0) await insert(tx, table, columns, rows);
    count += rows.length;
    rows = [];
  };
  for await (const line of linesOf(archive.read(`tables/${table}.jsonl`, sha256))) {
    rows.push(line);
    if (rows.length === rowsAtOnce) await flush();
  }
  await flush();
  if (count !== expected) throw new StartProblem(`The backup is damaged (${table}): nothing was restored.`);
}

/** Takes away what ties tables to each other, so that they are filled in any order. @returns puts it back, and so checks every tie */
async function withoutTies(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(tx);
  };
}

/** Whether no table has a row. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  for (const table of await tableNames(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Fills empty tables, made by the same migrations, with all rows of a backup; to be done in a transaction.
 * @throws StartProblem when the backup is damaged or the tables are others
 */
export async function loadTables(tx: Tx, archive: Archive): Promise<void> {
  const { tables, ids } = archive.manifest;
  const names = await tableNames(tx);
  const strange = [
    ...names.filter((name) => !tables[name]),
    ...Object.keys(tables).filter((name) => !names.includes(name)),
  ];
  if (strange.length > 0)
    throw new StartProblem(`The backup has other tables than this version of Fireline (${strange.join(', ')}).`);
  const tie = await withoutTies(tx);
  for (const table of names) await loadTable(tx, archive, table);
  await tie();
  const sequences = await idColumns(tx);
  for (const { table, column, next } of ids) {
    const found = sequences.find((one) => one.table === table && one.column === column);
    if (found) await sql`select setval(${found.sequence}::regclass, ${next}, false)`.execute(tx);
  }
}

/** Writes all files of a backup. */
export async function loadFiles(files: FileStore, archive: Archive): Promise<void> {
  for (const [key, { sha256 }] of Object.entries(archive.manifest.files))
    await files.write(key, archive.read(`files/${key}`, sha256));
}
