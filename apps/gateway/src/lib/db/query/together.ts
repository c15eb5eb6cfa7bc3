import type { CompiledQuery, QueryExecutorProvider, UnknownRow } from 'kysely';
import type { Tx } from '../schema.ts';

const names = new WeakMap<CompiledQuery, string>();
const early = new WeakSet<CompiledQuery>();
const namesOfTexts = new Map<string, string>();

/** Under which name a connection keeps the plan of a statement; undefined for one that is planned each time. */
export const nameOf = (query: CompiledQuery): string | undefined => names.get(query);

/** Whether it may be sent before its transaction is known to have begun: it and what is sent with it only read. */
export const isEarly = (query: CompiledQuery): boolean => early.has(query);

function named(query: CompiledQuery): CompiledQuery {
  const name = namesOfTexts.get(query.sql) ?? `fireline_${namesOfTexts.size + 1}`;
  namesOfTexts.set(query.sql, name);
  names.set(query, name);
  return query;
}

/** What Kysely builds, or SQL as it is. */
export interface Statement<Row = unknown> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}
type RowsOf<Statements> = { [At in keyof Statements]: Statements[At] extends Statement<infer Row> ? Row[] : never };

/**
 * Sends statements without waiting for each other's answers. They run one after another: each sees what those before it wrote and waited for.
 * Their texts are always the same, whatever their parameters: each is planned once by a connection, which keeps the plan.
 * @returns the rows of each
 * @throws what the first one that fails throws
 */
export async function together<const Statements extends readonly Statement[]>(
  tx: Tx,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const executor = tx.getExecutor();
  const queries = statements.map((statement) => named(statement.compile(tx)));
  if (queries.every(({ query }) => query.kind === 'SelectQueryNode')) for (const query of queries) early.add(query);
  const answers = await executor.provideConnection((connection) =>
    Promise.all(queries.map(async (query) => ({ query, answer: await connection.executeQuery<UnknownRow>(query) }))),
  );
  const read = answers.map(async ({ query: { queryId }, answer }) => {
    let result = answer;
    for (const plugin of executor.plugins) result = await plugin.transformResult({ queryId, result });
    return result.rows;
  });
  return (await Promise.all(read)) as RowsOf<Statements>;
}
