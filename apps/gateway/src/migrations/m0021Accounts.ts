import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table app_user add column mobile text not null default '', add column created_at timestamptz,
    add column deleted_at timestamptz, add column must_change_password boolean not null default false`,
  // what was changed, so that the history of one record is found
  `alter table user_log add column user_id bigint, add column target_kind text collate "C", add column target_id text collate "C"`,
  `create index user_log_target on user_log (rent_id, target_kind, target_id, at) where target_id is not null`,
];

/** Accounts that administrators look after, and what each entry of the log is about. */
export const m0021Accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
