import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Cloud storage and watermarks are given away on the page of the device, by a button of its own. Roles that hold what the gift took before hold
 * the button: the page itself, the gift and the renewal.
 * @spec DEV-20 ROL-01
 */
export const m0110Gifts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update role set permissions = permissions || '["deviceDetail:give"]'::jsonb
      where permissions @> '["deviceDetail:view", "pricesFree:add", "renewalDevices:pay"]'::jsonb`.execute(db);
  },
};
