import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which account submitted an announcement, so that another one approves it. @spec MSG-02 */
export const m0110cSubmitters: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table announcement add column submitted_by bigint`.execute(db);
  },
};
