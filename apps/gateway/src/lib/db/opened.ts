import { CamelCasePlugin, type Dialect, Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Database, Db, Tx } from './schema.ts';

/** How gateways that share a database tell each other that something was published. */
export interface Bell {
  /** Rings when the transaction commits, for every gateway on this database. */
  ring(tx: Tx, text: string): Promise<void>;
  /** @returns how to stop listening */
  listen(onRing: (text: string) => void): () => void;
  /** After a commit: the embedded database has no one else to tell, so it rings here. */
  committed(text: string): void;
}

export interface OpenedDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres' | 'inPage';
  readonly bell: Bell;
  close(): Promise<void>;
}

export const kyselyOver = (dialect: Dialect): Db =>
  new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

/** The bell of a database that only this process opens. */
export function bellInProcess(): Bell {
  const listeners = new Set<(text: string) => void>();
  return {
    ring: async () => {},
    listen: (onRing) => {
      listeners.add(onRing);
      return () => listeners.delete(onRing);
    },
    committed: (text) => {
      for (const listener of listeners) listener(text);
    },
  };
}

export async function openedOver(
  db: Db,
  kind: OpenedDatabase['kind'],
  bell: Bell,
  closing: () => Promise<void> = async () => {},
): Promise<OpenedDatabase> {
  const close = async () => {
    await closing();
    await db.destroy();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind, bell, close };
}

/** Sets every id counter above what was written with ids of its own. */
export async function advanceIds(db: Db | Tx): Promise<void> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name as "tableName", column_name as "columnName" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { tableName, columnName } of rows) {
    await sql`select setval(pg_get_serial_sequence(${tableName}, ${columnName}), coalesce((select max(${sql.id(columnName)}) from ${sql.id(tableName)}), 0) + 1, false)`.execute(
      db,
    );
  }
}
