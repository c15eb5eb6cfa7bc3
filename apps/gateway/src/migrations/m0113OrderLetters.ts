import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Letters about orders, and who took a price back. @spec FIN-01 TAR-04 */
export const m0113OrderLetters: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table site_letter add column order_id bigint`.execute(db);
    await sql`alter table price_entry add column revoked_by text`.execute(db);
  },
};
