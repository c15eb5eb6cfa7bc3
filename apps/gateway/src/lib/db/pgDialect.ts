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
import { isEarly, nameOf } from './query/together.ts';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** A kept plan is gone, or what it reads has other types now: the connection would fail with it again and again. */
const isPlanLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '26000' || error.code === '0A000');

class PgConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** Of a transaction that begins; rejects where it could not, and undefined once it has. */
  begun: Promise<void> | undefined;
  isBroken = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { begun } = this;
    if (!isEarly(query) && query !== rollback && begun) await begun;
    const result = await this.#answer<R>(query);
    await begun;
    return result;
  }

  async #answer<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { stream } = this.client.connection;
    const name = nameOf(query);
    // statements that are sent in one go leave in one packet
    stream.cork();
    process.nextTick(() => stream.uncork());
    const asked = this.client.query<Record<string, unknown>>({
      text: query.sql,
      values: [...query.parameters],
      ...(name !== undefined && { name }),
    });
    const { command, rowCount, rows } = await asked.catch((error: unknown) => {
      if (name !== undefined && isPlanLost(error)) this.isBroken = true;
      throw error;
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
  /**
   * Is waited for by what writes: without a transaction each statement would be kept by itself. What only reads leaves together with it, and
   * fails where it fails.
   */
  async beginTransaction(connection: PgConnection, settings: TransactionSettings): Promise<void> {
    connection.begun = connection.executeQuery(begin(settings)).then(() => {
      connection.begun = undefined;
    });
    connection.begun.catch(() => {
      connection.isBroken = true;
    });
  }
  async commitTransaction(connection: PgConnection): Promise<void> {
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
