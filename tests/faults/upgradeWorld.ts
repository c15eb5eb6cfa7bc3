import { sql } from 'kysely';
import { lineDialect } from '../../apps/gateway/src/lib/db/embedded/lineDialect.ts';
import { migrateTo } from '../../apps/gateway/src/lib/db/migrate.ts';
import { advanceIds, kyselyOver } from '../../apps/gateway/src/lib/db/opened.ts';
import { openFolder } from '../../apps/gateway/src/lib/db/embedded/openFolder.ts';
import { connectPostgres } from '../../apps/gateway/src/lib/db/postgres.ts';
import type { Db } from '../../apps/gateway/src/lib/db/schema.ts';
import { fillHazards } from '../fixtures/hazards.ts';
import { fillInspectionPoints } from '../fixtures/inspectionPoints.ts';
import { fillMessages } from '../fixtures/messages.ts';
import { releasedMigrations } from '../fixtures/releasedMigrations.ts';
import { fillSending } from '../fixtures/sending.ts';
import { fillTenants } from '../fixtures/tenant.ts';
import { memoryFiles } from '../../apps/gateway/src/lib/files/memory.ts';
import type { FixtureGateway } from '../fixtures/gateway.ts';

const fail = (error: unknown) => {
  throw error;
};

/** The database in a folder as it is: nothing is migrated. */
export async function openFolderAsItIs(folder: string): Promise<Db> {
  const { line } = await openFolder({ folder, mayCreate: true, onDeath: fail });
  return kyselyOver(lineDialect(line));
}
/** A database on the PostgreSQL server as it is. */
export const openPostgresAsItIs = (url: string): Db => connectPostgres(url, fail);

/** Rows of a table again so many times, with other values in the columns that are the row's own. */
const copies = (table: string, times: number, where: string, own: Readonly<Record<string, string>>) => sql`do $$
  declare columns text;
  declare places text;
  begin
    select string_agg(quote_ident(column_name), ', '),
      string_agg(coalesce(${sql.lit(JSON.stringify(own))}::jsonb ->> column_name, 't.' || quote_ident(column_name)), ', ')
      into columns, places
      from information_schema.columns where table_schema = current_schema() and table_name = ${sql.lit(table)} and is_identity = 'NO';
    execute format('insert into %I (%s) select %s from %I t, generate_series(1, ${sql.raw(String(times))}) n where %s',
      ${sql.lit(table)}, columns, places, ${sql.lit(table)}, ${sql.lit(where)});
  end $$`;

const bulk = 4000;
/** Held by roles before the gift had a button of its own. */
const givers = ['deviceDetail:view', 'pricesFree:add', 'renewalDevices:pay'];

/** The tables of the last release with rows, many of them where migrations change rows. */
export async function fillReleased(db: Db): Promise<void> {
  await migrateTo(db, releasedMigrations.at(-1) ?? '');
  await fillTenants(db);
  const world = { database: { db }, files: memoryFiles(() => Date.now()) } as unknown as FixtureGateway;
  await fillHazards(world);
  await fillMessages(world);
  await fillSending(world);
  await fillInspectionPoints(world);
  await sql`update role set permissions = ${JSON.stringify(givers)}::jsonb where role_id = 1`.execute(db);
  for (const one of [
    copies('app_user', bulk, `username = 'unit' and rent_id = 'R001'`, { username: `'copy' || n` }),
    copies('role', 80, 'role_id = 1', { role_name: `'copy' || n` }),
    // one that waits: its answer was not seen
    copies('send_record', bulk, 'record_id = 1', {
      key: `'copy' || n`,
      state: `'held'`,
      reason: 'null',
      next_at: `now() + interval '1 day'`,
      ended_at: 'null',
    }),
    copies('site_letter', bulk, 'letter_id = 1', { title: `'copy' || n` }),
    copies('alarm', bulk, `alarm_id = 5`, { remark: `'copy' || n` }),
  ])
    await one.execute(db);
  await advanceIds(db);
}

/** Each row of each table as the hash of the columns that it has now. */
export interface Snapshot {
  readonly tables: readonly {
    readonly table: string;
    readonly columns: readonly string[];
    readonly rows: ReadonlyMap<string, number>;
  }[];
}

/** Columns that migrations or the start of a gateway set, or that migrations bring into another one. */
const changing: Readonly<Record<string, readonly string[]>> = {
  role: ['permissions'],
  send_access: ['secret', 'sealed_secret'],
  one_time_code: ['wrong_tries'],
};

async function rowsOf(db: Db, table: string, columns: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ hash: string; count: number }>`
    select md5(row(${sql.join(columns.map((column) => sql.ref(`t.${column}`)))})::text) as hash, count(*)::int as count
    from ${sql.table(table)} t group by 1`.execute(db);
  return new Map(rows.map(({ hash, count }) => [hash, count]));
}

/** All rows that are there now. */
export async function snapshotOf(db: Db): Promise<Snapshot> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%' group by 1 order by 1`.execute(db);
  const tables = [];
  for (const { table, columns: every } of rows) {
    const columns = every.filter((column) => !changing[table]?.includes(column));
    tables.push({ table, columns, rows: await rowsOf(db, table, columns) });
  }
  return { tables };
}

/** @returns by table how many rows of the snapshot are not there any more as they were */
export async function lostSince(db: Db, { tables }: Snapshot): Promise<string[]> {
  const lost: string[] = [];
  for (const { table, columns, rows } of tables) {
    const now = await rowsOf(db, table, columns);
    const gone = [...rows].reduce((sum, [hash, count]) => sum + Math.max(0, count - (now.get(hash) ?? 0)), 0);
    if (gone > 0) lost.push(`${table}: ${gone}`);
  }
  return lost;
}

/** Names of the migrations that the database has run. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns, constraints and indexes of all tables, a line each. */
export async function tablesIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = current_schema()
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = current_schema()
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

/** @returns what migrations have set by half, or twice */
export async function halfDone(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'accounts of partners that are not limited' as what, count(*)::int as count from app_user
      where role in ('unit', 'resident') and partner_id is not null and not limited
    union all select 'roles that may not give', count(*)::int from role
      where permissions @> ${JSON.stringify(givers)}::jsonb and not permissions @> '["deviceDetail:give"]'::jsonb
    union all select 'roles that may give twice', count(*)::int from role
      where jsonb_array_length(jsonb_path_query_array(permissions, '$[*] ? (@ == "deviceDetail:give")')) > 1
    union all select 'messages without an answer that are not counted', count(*)::int from send_record
      where state = 'held' and attempts > 0 and reason is null and unanswered <> 1`.execute(db);
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${what}: ${count}`);
}
