import { type RecordDefinition, type RecordRow, searchedFields, shownFields } from '@fireline/domain/record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameKey } from '../lib/db/query/byName.ts';
import { containsText } from '../lib/db/query/containsText.ts';
import { anyId } from '../lib/db/query/anyOf.ts';
import { inOrder, type Paging, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';

/** Any table of a record, for code that knows it by its declaration alone. */
type AnyTables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const tablesOf = (db: Db | Tx) => db as unknown as Kysely<AnyTables>;

/** How what a record counts is found: an expression for each, in which the record's table has its own name. */
export type CountsOf<R extends RecordDefinition> = R['counts'] extends readonly (infer Count extends string)[]
  ? Readonly<Record<Count, RawBuilder<number>>>
  : object;

/** Counts the rows of another table that refer to the record. */
export const referring = (record: RecordDefinition, table: string, column: string = record.id): RawBuilder<number> =>
  sql<number>`(select count(*) from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${record.name}.${record.id}`)})`;

export interface AnyRecordQuery extends Paging {
  readonly search?: string | undefined;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

const changeColumns = ['createdBy', 'createdAt', 'changedBy', 'changedAt', 'revision'] as const;

/** The SQL of a record: what is read and written of its table, within a tenant. */
export function recordStore<R extends RecordDefinition>(record: R, counts: CountsOf<R>) {
  const { name: table, id, fields } = record;
  const column = (name: string) => `${table}.${name}`;
  const shown = shownFields(record);
  const where = ({ name, own, through }: (typeof shown)[number]) => (through ? `${through}.${own}` : column(name));
  const countOf = counts as Readonly<Record<string, RawBuilder<number>>>;

  const rows = (db: Db | Tx, rentId: string) => {
    let query = tablesOf(db).selectFrom(table).where(column('rentId'), '=', rentId);
    for (const [name, field] of Object.entries(fields))
      if (field.kind === 'ref')
        query = query.innerJoin(`${field.to.name} as ${name}`, `${name}.${field.to.id}`, column(name)) as typeof query;
    return query
      .select([id, ...Object.keys(fields), ...changeColumns].map(column))
      .select(shown.flatMap((one) => (one.through ? [`${where(one)} as ${one.name}`] : [])))
      .select(Object.entries(countOf).map(([name, count]) => count.as(name)));
  };
  const keyOf = (sort: string): RawBuilder<unknown> => {
    const found = shown.find(({ name }) => name === sort);
    if (found) return found.field.kind === 'line' ? nameKey(where(found)) : sql.ref(where(found));
    return countOf[sort] ?? sql.ref(column(sort));
  };

  return {
    page: (db: Db, rentId: string, query: AnyRecordQuery) => {
      const { search, sort, order } = query;
      const asked = query as unknown as Readonly<Record<string, unknown>>;
      let found = rows(db, rentId);
      if (search) found = found.where(containsText(search, ...searchedFields(record).map(column)));
      for (const [name, field] of Object.entries(fields)) {
        const ids = field.kind === 'ref' ? asked[name] : undefined;
        if (Array.isArray(ids)) found = found.where(column(name), '=', anyId(ids as readonly number[]));
      }
      for (const one of shown)
        if (one.field.kind === 'choice' && asked[one.name] !== undefined)
          found = found.where(where(one), '=', asked[one.name]);
      const key = keyOf(sort);
      const ordered = found.orderBy(key, inOrder(order)).orderBy(column(id), order);
      return pageOf(ordered, query, { key, id: column(id), order }) as unknown as Promise<{
        total: number;
        pageNo: number;
        pageSize: number;
        rows: RecordRow<R>[];
      }>;
    },
    /** Those of these that the tenant has, by their number. */
    byIds: (db: Db | Tx, rentId: string, ids: readonly number[]) =>
      rows(db, rentId).where(column(id), '=', anyId(ids)).orderBy(column(id)).execute() as Promise<unknown> as Promise<
        RecordRow<R>[]
      >,
    /** The number of the one that has these values; undefined: none. */
    having: async (tx: Tx, rentId: string, values: Readonly<Record<string, unknown>>): Promise<number | undefined> => {
      let query = tablesOf(tx).selectFrom(table).select(id).where('rentId', '=', rentId);
      for (const [name, value] of Object.entries(values)) query = query.where(name, '=', value);
      const found = await query.executeTakeFirst();
      return found && Number(found[id]);
    },
    insert: async (tx: Tx, row: Readonly<Record<string, unknown>>): Promise<number> =>
      Number((await tablesOf(tx).insertInto(table).values(row).returning(id).executeTakeFirstOrThrow())[id]),
    update: (tx: Tx, ids: readonly number[], row: Readonly<Record<string, unknown>>) =>
      tablesOf(tx)
        .updateTable(table)
        .set({ ...row, revision: sql`revision + 1` })
        .where(id, '=', anyId(ids))
        .execute(),
    delete: (tx: Tx, one: number) => tablesOf(tx).deleteFrom(table).where(id, '=', one).execute(),
  };
}
