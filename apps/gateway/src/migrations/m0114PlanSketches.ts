import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a version of a plan looks like in lists; null of those that were published before. @spec PLN-01 */
export const m0114PlanSketches: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table plan_version add column sketch jsonb`.execute(db);
  },
};
