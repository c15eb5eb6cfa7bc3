import { type RawBuilder, sql } from 'kysely';

// One JSON parameter, however many there are. As an array, not as `in (select …)`: the planner looks each up in the index,
// where it would read the whole table for a join.

export const listOfIds = (ids: readonly number[]): RawBuilder<number[]> =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`;

/** To be compared with `=`: any of the ids. */
export const anyId = (ids: readonly number[]): RawBuilder<number> => sql`any(${listOfIds(ids)})`;

/** To be compared with `=`: any of the texts. */
export const anyText = (texts: readonly string[]): RawBuilder<string> =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`;
