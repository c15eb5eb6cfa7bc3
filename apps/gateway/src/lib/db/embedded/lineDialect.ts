import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Lines } from '../opened.ts';

export interface Answer {
  readonly rows: readonly unknown[];
  readonly affectedRows?: number | undefined;
}

/** One line to a PGlite: in this thread, in a page, or in a worker. */
export interface Line {
  query(sql: string, params: readonly unknown[]): Promise<Answer>;
  close(): Promise<void>;
}

/** Who has the line, and who waits for it. */
export class LineQueue {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  get state(): Lines {
    return { open: 1, free: Number(!this.#isTaken), waiting: this.#waiting.length };
  }
  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }
  handOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

/** There is one session only, so connections take turns and transactions never mix. */
class LineDriver implements Driver {
  readonly #line: Line;
  readonly #queue: LineQueue;
  readonly #connection: DatabaseConnection;

  constructor(line: Line, queue: LineQueue) {
    this.#line = line;
    this.#queue = queue;
    this.#connection = {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, affectedRows } = await line.query(query.sql, query.parameters);
        return { rows: rows as R[], ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
      },
      streamQuery: () => {
        throw new Error('The embedded database does not stream.');
      },
    };
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take();
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {
    this.#queue.handOn();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    await this.#line.close();
  }
}

/** PostgreSQL's SQL over one line. */
export const lineDialect = (line: Line, queue = new LineQueue()): Dialect => ({
  createAdapter: () => new PGliteAdapter(),
  createDriver: () => new LineDriver(line, queue),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
});
