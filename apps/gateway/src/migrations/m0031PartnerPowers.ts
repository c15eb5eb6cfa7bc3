import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a tenant lets its partners do; null: it never said, and they may do all that their kind can. */
export const m0031PartnerPowers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table rent add column partner_powers jsonb`.execute(db);
  },
};
