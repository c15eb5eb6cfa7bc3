import { CamelCasePlugin, type Dialect, Kysely, sql } from 'kysely';
import type { Observer } from '../observer.ts';
import type { Ring } from '../ring.ts';
import { migrate } from './migrate.ts';
import type { Database, Db, Tx } from './schema.ts';
import type { Statement } from './query/together.ts';

/** How gateways that share a database tell each other that something was published. */
export interface Bell {
  /** What rings when its transaction commits, for every gateway on this database; undefined where there is no other. */
  ringing(ring: Ring): Statement | undefined;
  /**
   * @param onRing gets null when rings may have been missed, so that anything may have changed
   * @returns how to stop listening
   */
  listen(onRing: (ring: Ring | null) => void): () => void;
  /** After a commit: the embedded database has no one else to tell, so it rings here. */
  committed(ring: Ring): void;
}

/** How busy the connections to a database are. */
export interface Lines {
  readonly open: number;
  readonly free: number;
  /** Statements and transactions that wait for one. */
  readonly waiting: number;
}

export interface OpenedDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres' | 'inPage';
  readonly bell: Bell;
  readonly lines?: () => Lines;
  /** Settles once the database has answered a question that does not wait for those of calls. @throws what keeps it from answering */
  answers(): Promise<unknown>;
  close(): Promise<void>;
}

/** @param onQuery is told how long each statement took, without its waiting for a connection */
export const kyselyOver = (dialect: Dialect, onQuery?: Observer['queried']): Db =>
  new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery && {
      log: ({ level, queryDurationMillis }) =>
        onQuery({ seconds: queryDurationMillis / 1000, isFailed: level === 'error' }),
    }),
  });

/** The bell of a database that only this process opens. */
export function bellInProcess(): Bell {
  const listeners = new Set<(ring: Ring | null) => void>();
  return {
    ringing: () => undefined,
    listen: (onRing) => {
      listeners.add(onRing);
      return () => listeners.delete(onRing);
    },
    committed: (ring) => {
      for (const listener of listeners) listener(ring);
    },
  };
}

export async function openedOver(
  db: Db,
  kind: OpenedDatabase['kind'],
  bell: Bell,
  closing: () => Promise<void> = async () => {},
  answers?: OpenedDatabase['answers'],
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
  return { db, kind, bell, close, answers: answers ?? (() => sql`select 1`.execute(db)) };
}

/** Sets every id counter above what was written with ids of its own, in one statement. */
export async function advanceIds(db: Db | Tx): Promise<void> {
  await sql`
    do $$
    declare one record;
    begin
      for one in select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES' loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %I), 0) + 1, false)',
          quote_ident(one.table_name), one.column_name, one.column_name, one.table_name);
      end loop;
    end $$`.execute(db);
}
