import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table user_log add column changes jsonb`,
  // whether one was opened with the published demo password is not known of those before: they end
  `delete from session`,
  `alter table session add column has_demo_password boolean not null default false`,
  // by the hash of its token: a copy of the table opens nothing
  `create table public_link (
    link_id text collate "C" primary key, rent_id text collate "C" not null references rent, subject text collate "C" not null,
    subject_id bigint not null, user_id bigint not null references app_user, created_at timestamptz not null,
    expires_at timestamptz not null, revoked_at timestamptz, opened int not null default 0, last_opened_at timestamptz)`,
  `create index public_link_expires on public_link (rent_id, expires_at)`,
];

/** What changed in the user log, how a session was opened, and the links that are out in the world. */
export const m0019AccessRecords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
