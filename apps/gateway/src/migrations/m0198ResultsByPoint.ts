import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The newest result of a point is found without reading those of all others. @spec INS-02 */
export const m0198ResultsByPoint: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index inspection_result_point on inspection_result (point_id, at desc)`.execute(db);
  },
};
