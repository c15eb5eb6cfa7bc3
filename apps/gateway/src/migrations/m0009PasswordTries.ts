import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // for names that exist and for others, so that neither a lock nor a restart tells which is which
  `create table password_try (
    rent_id text collate "C" not null, username text collate "C" not null, address text collate "C" not null,
    wrong_tries int not null default 0, locks int not null default 0, locked_until timestamptz,
    last_try_at timestamptz not null, opened_at timestamptz, primary key (rent_id, username, address))`,
  `create index password_try_last on password_try (last_try_at)`,
  // locks for ever end here: an account that strangers locked opens again
  `alter table app_user drop column wrong_tries, drop column locked_at`,
];

/** Counts wrong passwords by account and address; locks get an end. */
export const m0009PasswordTries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
