import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a generated city was made from, so that it lives on after a restart. One row at most. */
export const m0002City: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table city_plan (
      seed text not null, devices int not null, now timestamptz not null, only_one boolean primary key default true check (only_one))`.execute(
      db,
    );
  },
};
