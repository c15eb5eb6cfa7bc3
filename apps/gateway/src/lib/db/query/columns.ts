import { type Expression, sql } from 'kysely';
import type { Db } from '../schema.ts';

export type Columns<O, Name extends keyof O> = { readonly [K in Name]: O[K][] };

/**
 * The rows of a query as columns of equal length, put together by the database: a hundred thousand rows come over as one.
 * @param names those to take, each an entry of the query's select
 */
export async function columnsOf<O, Name extends keyof O & string>(
  db: Db,
  query: Expression<O>,
  names: readonly Name[],
): Promise<Columns<O, Name>> {
  const columns = names.map((name) => sql`coalesce(json_agg(${sql.ref(name)}), '[]') as ${sql.ref(name)}`);
  const { rows } = await sql<Columns<O, Name>>`select ${sql.join(columns)} from (${query}) as t`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('an aggregate answers one row');
  return found;
}
