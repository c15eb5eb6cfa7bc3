import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tasks of patrols are given out by a button of its own: who holds it records for every inspector, too. Roles that record results and keep plans,
 * and so decide already who walks, hold it; a role that only records does not.
 * @spec INS-05 ROL-01
 */
export const m0190PatrolDispatch: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update role set permissions = permissions || '["inspectionTasks:dispatch"]'::jsonb
      where permissions @> '["inspectionTasks:handle", "inspectionPlans:modify"]'::jsonb`.execute(db);
  },
};
