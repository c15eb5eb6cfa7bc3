import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The name and the look of a tenant; null: our own. @spec N22 */
export const m0058Brand: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table rent add column brand jsonb`.execute(db);
  },
};
