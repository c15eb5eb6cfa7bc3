import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Jobs that time drives: when each is due, and which start of it counts. */
export const m0028Jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table job (
      name text collate "C" primary key, due_at timestamptz not null, lease_until timestamptz, starts bigint not null default 0,
      started_at timestamptz, ended_at timestamptz, failure text)`.execute(db);
  },
};
