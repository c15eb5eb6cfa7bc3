import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Takes away an index that no question was asked by. It held when a device was last heard, so every report wrote a new entry into all
 * indexes of the table; without it PostgreSQL keeps the changed row where the old one was.
 */
export const m0007Reports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index device_stale`.execute(db);
  },
};
