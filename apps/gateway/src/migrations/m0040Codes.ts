import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that are sent to mobiles, hashed, and the ID number that a person may give. */
export const m0040Codes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table one_time_code (
      code_id bigint generated always as identity primary key,
      rent_id text not null,
      mobile text not null,
      purpose text not null,
      code_hash text not null,
      sent_at timestamptz not null,
      wrong_tries integer not null default 0,
      ended_at timestamptz)`.execute(db);
    await sql`create index one_time_code_number on one_time_code (rent_id, mobile, sent_at)`.execute(db);
    await sql`alter table app_user add column id_number text not null default ''`.execute(db);
    await sql`create index app_user_mobile on app_user (rent_id, mobile) where mobile <> ''`.execute(db);
  },
};
