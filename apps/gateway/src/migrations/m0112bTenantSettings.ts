import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a tenant decides for itself and its keys stand on a page of their own, not on that of partners. Roles that could open it there open it here.
 * @spec SHL-13 ROL-01
 */
export const m0112bTenantSettings: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update role set permissions = permissions || '["tenantSettings:view"]'::jsonb
      where permissions ?| array['systemAgent:view', 'systemEmpower:view']`.execute(db);
  },
};
