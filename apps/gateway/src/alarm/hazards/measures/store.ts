import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Row, Tx } from '../../../lib/db/schema.ts';
import { scopeFilter } from '../../../lib/scopeFilter.ts';

export type MeasureRow = Row<'hazardMeasure'>;

/** The catalogue of a tenant in its order, without what was removed. */
export const catalogueOf = (db: Db | Tx, rentId: string): Promise<MeasureRow[]> =>
  db
    .selectFrom('hazardMeasure')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('removedAt', 'is', null)
    .orderBy('rank')
    .orderBy('measureId')
    .execute();

export const measureById = (db: Db | Tx, rentId: string, measureId: number): Promise<MeasureRow | undefined> =>
  db
    .selectFrom('hazardMeasure')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('measureId', '=', measureId)
    .executeTakeFirst();

interface Went {
  readonly measureId: number;
  readonly used: number;
  readonly completed: number;
  readonly meanDays: number | null;
}
/** How many hazards in scope use each measure, and how that went. */
export const wentIn = async (db: Db | Tx, scope: Scope): Promise<ReadonlyMap<number, Went>> => {
  const { rows } = await sql<Went>`
    select (given ->> 'measureId')::bigint as measure_id, count(*) as used,
      count(*) filter (where state = 'completed') as completed,
      (avg(ended_on - found_on) filter (where state = 'completed'))::float8 as mean_days
    from hazard cross join lateral jsonb_array_elements(hazard.measures) as given
    where ${scopeFilter(scope, 'hazard')} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.measureId, row]));
};

/** The last rank of a tenant, removed measures included. */
export const lastRank = async (tx: Tx, rentId: string): Promise<number> =>
  (
    await tx
      .selectFrom('hazardMeasure')
      .select((eb) => eb.fn.max<number | null>('rank').as('rank'))
      .where('rentId', '=', rentId)
      .executeTakeFirstOrThrow()
  ).rank ?? 0;

export const insertMeasure = async (tx: Tx, row: NewRow<'hazardMeasure'>): Promise<number> =>
  (await tx.insertInto('hazardMeasure').values(row).returning('measureId').executeTakeFirstOrThrow()).measureId;

type Changes = Partial<Omit<NewRow<'hazardMeasure'>, 'measureId' | 'rentId' | 'revision'>>;
export const updateMeasure = (tx: Tx, measureId: number, changes: Changes) =>
  tx
    .updateTable('hazardMeasure')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('measureId', '=', measureId)
    .execute();

/** Ranks the measures by their place in the list. An order is no change of a measure: who has one open may still save it. */
export const rankMeasures = (tx: Tx, measureIds: readonly number[]) =>
  tx
    .updateTable('hazardMeasure')
    .set({ rank: sql<number>`array_position(${[...measureIds]}::bigint[], measure_id)` })
    .where('measureId', '=', anyId(measureIds))
    .execute();
