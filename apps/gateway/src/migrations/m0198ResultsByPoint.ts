import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const isOpen = 'completed_at is null and withdrawn_at is null and not is_made_late';

const statements = [
  `create index inspection_result_point on inspection_result (point_id, at desc)`,
  // the first that has begun in a unit, and the first of a line that has not
  `create index inspection_task_begun on inspection_task (unit_id, to_day, from_day)
    where ${isOpen} and snapshot is not null`,
  `create index inspection_task_ahead on inspection_task (line_id, to_day, from_day)
    where ${isOpen} and snapshot is null`,
];

/** The newest result of a point, and the task that asks for it first, are found without reading those of all others. @spec INS-02 */
export const m0198ResultsByPoint: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
