import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For whom alone a pushed event is; null: for all who see where it happened. */
export const m0027AddressedEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table push_event add column user_id bigint`.execute(db);
  },
};
