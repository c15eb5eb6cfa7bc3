import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to which day the days of an account are summed: days on which nothing moved have no row. @spec TAR-07 */
export const m0116UnitDays: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table resource_account add column summed_to date`.execute(db);
  },
};
