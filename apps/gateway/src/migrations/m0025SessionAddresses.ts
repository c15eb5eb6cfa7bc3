import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each session names the address that it was opened from. */
export const m0025SessionAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table session add column ip text collate "C" not null default ''`.execute(db);
  },
};
