import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { nameOf } from './together.ts';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PgConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** Rejects where the transaction could not begin. */
  begun: Promise<unknown> = Promise.resolve();
  isBroken = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { stream } = this.client.connection;
    const name = nameOf(query);
    // statements that are sent in one go leave in one packet
    stream.cork();
    process.nextTick(() => stream.uncork());
    const { command, rowCount, rows } = await this.client.query<Record<string, unknown>>({
      text: query.sql,
      values: [...query.parameters],
      ...(name !== undefined && { name }),
    });
    if (query === commit && command === 'ROLLBACK') throw new AbortedTransactionError();
    return {
      rows: rows as R[],
      ...(changing.has(command) && rowCount !== null && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for it, and nothing here does
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('Rows are not streamed.');
  }
}

const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');
const begin = ({ isolationLevel, accessMode }: TransactionSettings): CompiledQuery =>
  CompiledQuery.raw(
    ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '),
  );

/** Connections of a pool that takes statements before those before them are answered (`pipeline`). */
class PgDriver implements Driver {
  readonly #pool: Pool;
  readonly #connections = new WeakMap<PoolClient, PgConnection>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<PgConnection> {
    const client = await this.#pool.connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PgConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }
  async releaseConnection({ client, isBroken }: PgConnection): Promise<void> {
    client.release(isBroken);
  }
  /** Is not waited for: it leaves together with the first statement. */
  async beginTransaction(connection: PgConnection, settings: TransactionSettings): Promise<void> {
    connection.begun = connection.executeQuery(begin(settings));
    connection.begun.catch(() => {});
  }
  async commitTransaction(connection: PgConnection): Promise<void> {
    await connection.begun;
    await connection.executeQuery(commit);
  }
  async rollbackTransaction(connection: PgConnection): Promise<void> {
    try {
      await connection.executeQuery(rollback);
    } catch (error) {
      connection.isBroken = true;
      throw error;
    }
  }
  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** A PostgreSQL server, by a pool of connections with `pipeline: true`. */
export const pgDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
});
